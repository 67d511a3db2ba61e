import type {
  AgendaSession,
  AgendaSpeaker,
  Contact,
  EmailCampaign,
  EmailStatus,
  Instant,
  OrderRow,
  OrderStatus,
  OrganizerTicket,
  PromotionCode,
  PromotionStatus,
  SessionStatus,
  TicketTypeList,
} from '../../contract';
import { contactName } from '../contacts';
import { nameOf } from '../speakers';
import { findByQuery } from '../text/findByQuery';

/** What of an event, and which of the account's contacts, can be found by its name, in the order it is listed. @experimental */
export type FoundKind =
  | 'order'
  | 'attendee'
  | 'contact'
  | 'session'
  | 'speaker'
  | 'email'
  | 'promotion'
  | 'ticketType';

/** Where a found record stands, by the status of its own kind. */
type FoundStatus =
  | { of: 'orders'; status: OrderStatus }
  | { of: 'agenda'; status: SessionStatus }
  | { of: 'emails'; status: EmailStatus | 'off' }
  | { of: 'promotions'; status: PromotionStatus };

/** A record of an event that was found. */
export interface FoundRecord {
  /** Its own, once in the list. */
  key: string;
  /** What its address is by: an attendee has the order's. */
  id: string;
  label: string;
  /** Tells it from others of the same label. */
  detail?: string;
  state?: FoundStatus;
  /** When it begins: the day is shown, on the event's clocks. */
  start?: Instant;
}

/** Fewer letters find too much to be of use. */
export const shortestQuery = 2;
/** Records of a kind. */
export const mostFound = 5;

export const foundOrders = (orders: readonly OrderRow[]): FoundRecord[] =>
  orders.map(({ id, buyerName, status }) => ({
    key: id,
    id,
    label: buyerName,
    detail: id,
    state: { of: 'orders', status },
  }));

/** Once for each person of an order, however many tickets they have. */
export function foundAttendees(tickets: readonly OrganizerTicket[]): FoundRecord[] {
  const people = new Map<string, FoundRecord>();
  for (const { id, orderId, firstName, lastName, email } of tickets) {
    const label = `${firstName} ${lastName}`.trim();
    const person = [orderId, label, email].join('\n');
    if (!people.has(person))
      people.set(person, { key: id, id: orderId, label: label || email, detail: label ? email : id });
  }
  return [...people.values()];
}

export const foundContacts = (contacts: readonly Contact[]): FoundRecord[] =>
  contacts.map((contact) => {
    const { id, company, email } = contact;
    return { key: id, id, label: contactName(contact), detail: company || email };
  });

export const foundSessions = (sessions: readonly AgendaSession[]): FoundRecord[] =>
  sessions.map(({ id, title, status, start }) => ({
    key: id,
    id,
    label: title,
    start,
    state: { of: 'agenda', status },
  }));

/** All of them are answered: the first are listed. */
export const foundSpeakers = (speakers: readonly AgendaSpeaker[]): FoundRecord[] =>
  speakers.slice(0, mostFound).map((speaker) => {
    const detail = [speaker.jobTitle, speaker.company].filter((text) => text !== '').join(', ');
    return { key: speaker.id, id: speaker.id, label: nameOf(speaker), ...(detail !== '' && { detail }) };
  });

export const foundEmails = (emails: readonly EmailCampaign[]): FoundRecord[] =>
  emails.map(({ id, name, status, enabled }) => {
    const isOff = !enabled && (status === 'ACTIVE' || status === 'SCHEDULED');
    return { key: id, id, label: name, state: { of: 'emails', status: isOff ? 'off' : status } };
  });

export const foundPromotions = (promotions: readonly PromotionCode[]): FoundRecord[] =>
  promotions.map(({ id, code, note, status }) => ({
    key: id,
    id,
    label: code,
    ...(note !== '' && { detail: note }),
    state: { of: 'promotions', status },
  }));

/** The event has few, and no search for them. */
export const foundTicketTypes = ({ ticketTypes }: TicketTypeList, query: string): FoundRecord[] =>
  findByQuery(ticketTypes, query, ({ name }) => name)
    .slice(0, mostFound)
    .map(({ id, name }) => ({ key: id, id, label: name }));

/** What was found before, while there is no answer yet for what is typed now: only what that finds as well. */
export const stillFound = (records: readonly FoundRecord[], query: string): readonly FoundRecord[] =>
  findByQuery(records, query, ({ label, detail = '' }) => `${label} ${detail}`);
