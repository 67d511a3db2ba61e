import { object, array, string, type ObjectSchema } from 'yup';
import type { Contact } from '../../contract';

/** Tickets to assign as their form has them. */
export interface AssignTicketsValues {
  ticketIds: string[];
}

export const noTickets: AssignTicketsValues = { ticketIds: [] };

export const assignTicketsSchema: ObjectSchema<AssignTicketsValues> = object({
  ticketIds: array().of(string().defined()).default([]).min(1, 'organizer.sessionRegistrations.chooseTicket'),
});

/** A contact's name, given name first. */
export const contactName = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Who has which of these tickets now, by its number; a ticket leaves them when somebody else gets it. */
export const holdersOf = (contacts: readonly Contact[]): ReadonlyMap<string, Contact> =>
  new Map(contacts.flatMap((contact) => contact.tickets.map(({ ticketId }) => [ticketId, contact] as const)));

/** Of the tickets that are to be `to`'s, those that leave somebody else. */
export const leavingOthers = (
  ticketIds: readonly string[],
  holders: ReadonlyMap<string, Pick<Contact, 'id'>>,
  to: string,
): string[] =>
  ticketIds.filter((id) => {
    const holder = holders.get(id);
    return holder !== undefined && holder.id !== to;
  });
