import type { AudienceFilter, Instant, OrganizerEvent, RegistrationStatus } from '../../../../src/contract';
import type { Db, StoredOrder, StoredTicket } from '../../../db';
import { malformed } from '../../../rules/fields';

/** Somebody with a ticket, as emails and messages see them. */
export interface Registration {
  ticketId: string;
  ticketTypeId: string;
  ticketName: string;
  orderId: string;
  firstName: string;
  lastName: string;
  email: string;
  status: RegistrationStatus;
  /** When the order was made. */
  date: Instant;
}

const usualStatuses: RegistrationStatus[] = ['REGISTERED', 'AWAITING_PAYMENT'];

/** Every ticket there ever was, the oldest first. */
export function registrationsIn(db: Db, eventId: string): Registration[] {
  return db
    .of(eventId)
    .orderBook.all()
    .flatMap((order) =>
      order.tickets.map((ticket) => ({
        ticketId: ticket.id,
        ticketTypeId: ticket.ticketTypeId,
        ticketName: ticket.ticketName,
        orderId: order.id,
        firstName: ticket.firstName,
        lastName: ticket.lastName,
        email: ticket.email,
        status: standingOf(order, ticket),
        date: order.createdDate,
      })),
    );
}

function standingOf(order: StoredOrder, { status }: StoredTicket): RegistrationStatus {
  if (status === 'cancelled' || order.status === 'refunded') return 'CANCELLED';
  if (status === 'blocked') return 'BLOCKED';
  return order.status === 'awaitingPayment' ? 'AWAITING_PAYMENT' : 'REGISTERED';
}

/** Which tickets a filter chooses by type, by list and by check-in. */
export function chosenBy(
  db: Db,
  eventId: string,
  { ticketTypeIds = [], listIds = [], checkedIn }: AudienceFilter,
) {
  const lists = db
    .rows('eventLists', eventId)
    .all()
    .filter(({ id }) => listIds.includes(id));
  const isOn = ({ email, ticketTypeId }: Registration) =>
    lists.some((list) => {
      if (list.kind === 'ticketType') return list.ticketTypeId === ticketTypeId;
      const person = email.toLowerCase();
      return list.kind === 'everyone' || list.emails?.some((each) => each.toLowerCase() === person);
    });
  const cameBy = checkInOf(db, eventId, checkedIn);
  return (registration: Registration): boolean =>
    (ticketTypeIds.length === 0 || ticketTypeIds.includes(registration.ticketTypeId)) &&
    (listIds.length === 0 || isOn(registration)) &&
    cameBy(registration);
}

/** Of somebody with two tickets the one they came with; who came with one did not stay away with the other. */
function checkInOf(db: Db, eventId: string, checkedIn: boolean | undefined) {
  if (checkedIn === undefined) return () => true;
  const admissions = db.rows('admissions', eventId);
  const isAdmitted = ({ ticketId }: Registration) => Boolean(admissions.find(ticketId)?.by);
  if (checkedIn) return isAdmitted;
  const came = new Set(
    registrationsIn(db, eventId)
      .filter(isAdmitted)
      .map(({ email }) => email.toLowerCase()),
  );
  return ({ email }: Registration) => !came.has(email.toLowerCase());
}

/** Whom a filter chooses: each person once, by their first ticket. */
export function audienceOf(db: Db, eventId: string, filter: AudienceFilter): Registration[] {
  const { registrationStatuses = [] } = filter;
  const statuses = registrationStatuses.length > 0 ? registrationStatuses : usualStatuses;
  const isChosen = chosenBy(db, eventId, filter);
  const people = new Map<string, Registration>();
  for (const registration of registrationsIn(db, eventId)) {
    const person = registration.email.toLowerCase();
    if (!people.has(person) && statuses.includes(registration.status) && isChosen(registration))
      people.set(person, registration);
  }
  return [...people.values()];
}

/** Types a filter can choose by. */
export const typesIn = (db: Db, eventId: string): { id: string; name: string }[] =>
  db.of(eventId).world.ticketTypes.map(({ id, name }) => ({ id, name }));

/** Refuses with 4000 ticket types and lists there are not. */
export function checkedAudience(
  db: Db,
  { id: eventId }: OrganizerEvent,
  filter: AudienceFilter = {},
): AudienceFilter {
  const known = new Set(typesIn(db, eventId).map(({ id }) => id));
  const unknown = (filter.ticketTypeIds ?? []).findIndex((id) => !known.has(id));
  if (unknown >= 0)
    throw malformed(`audienceFilter.ticketTypeIds[${unknown}]`, 'There is no such ticket type.');
  const lists = db.rows('eventLists', eventId);
  const unknownList = (filter.listIds ?? []).findIndex((id) => !lists.find(id));
  if (unknownList >= 0) throw malformed(`audienceFilter.listIds[${unknownList}]`, 'There is no such list.');
  const { ticketTypeIds, listIds, checkedIn, registrationStatuses } = filter;
  return {
    ...(ticketTypeIds ? { ticketTypeIds: [...new Set(ticketTypeIds)] } : {}),
    ...(listIds ? { listIds: [...new Set(listIds)] } : {}),
    ...(checkedIn === undefined ? {} : { checkedIn }),
    ...(registrationStatuses ? { registrationStatuses: [...new Set(registrationStatuses)] } : {}),
  };
}
