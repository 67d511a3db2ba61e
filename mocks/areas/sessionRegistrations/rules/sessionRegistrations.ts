import type {
  SessionChoice,
  SessionRegistration,
  SessionRegistrationSettings,
  SessionRegistrationView,
} from '../../../../src/contract';
import { overlap } from '../../../../src/domain/agenda';
import type { Clock } from '../../../../src/domain/time/clock';
import type { Db } from '../../../db';
import { statusOf } from '../../../sale/orders';
import { Refusal } from '../../../db/refusal';
import type { StoredSession } from '../../agenda/seed/stored';
import { agendaOf, type AgendaPath } from '../../agenda/rules/agenda';

/** What an event has whose registration nobody touched yet. */
const newSettings = (id: string): SessionRegistrationSettings => ({
  id,
  enabled: false,
  opens: null,
  closes: null,
  maxSessions: null,
  allowOverlap: false,
  waitlist: false,
  modified: '1970-01-01T00:00:00.000Z',
  version: 1,
});

export const registrationSettings = (db: Db, eventId: string): SessionRegistrationSettings =>
  db.rows('sessionRegistrationSettings', eventId).find(eventId) ?? newSettings(eventId);

const isOf = (registration: SessionRegistration, { sessionId, ticketId }: SessionChoice) =>
  registration.sessionId === sessionId && registration.ticketId === ticketId;

/** Refuses with 4046. */
export function registrationOf(db: Db, eventId: string, choice: SessionChoice): SessionRegistration {
  const found = db
    .rows('sessionRegistrations', eventId)
    .all()
    .find((registration) => isOf(registration, choice));
  if (!found) throw new Refusal(4046, `${choice.ticketId} has no place in ${choice.sessionId}.`);
  return found;
}

/** Everything one attempt to register looks at; `made` are the registrations that came before in the same request. */
interface Attempt {
  db: Db;
  path: AgendaPath;
  now: number;
  made: SessionRegistration[];
}

/** The registrations a request makes, or has already. Nothing is saved: the caller adds those that are new. */
export function planRegistrations(
  { db, path, clock }: { db: Db; path: AgendaPath; clock: Clock },
  choices: readonly SessionChoice[],
): SessionRegistration[] {
  const made: SessionRegistration[] = [];
  const attempt = { db, path, now: clock.now(), made };
  for (const choice of choices) made.push(attemptOne(attempt, choice));
  return made;
}

function attemptOne(attempt: Attempt, choice: SessionChoice): SessionRegistration {
  const { db, path, now, made } = attempt;
  const session = agendaOf(db, path).sessions.get(choice.sessionId);
  const all = [...db.rows('sessionRegistrations', path.eventId).all(), ...made];
  const known = all.find((registration) => isOf(registration, choice));
  if (known) return known;
  const settings = registrationSettings(db, path.eventId);
  checkOpen(settings, session, now);
  const { ticket, name, company } = checkTicket(attempt, choice);
  const taken = all.filter(
    ({ sessionId, status }) => sessionId === session.id && status === 'REGISTERED',
  ).length;
  const isFull = session.capacity !== null && taken >= session.capacity;
  if (isFull && !(choice.waitlist && settings.waitlist))
    throw new Refusal(4012, `“${session.title}” has reached capacity.`);
  if (!isFull) checkOthers(attempt, settings, session, all, choice.ticketId);
  return {
    id: db.nextId('registration'),
    sessionId: session.id,
    ticketId: choice.ticketId,
    attendeeName: name,
    email: ticket.email,
    company,
    status: isFull ? 'WAITLISTED' : 'REGISTERED',
    createdDate: new Date(now).toISOString(),
    emailedDate: null,
  };
}

function checkOpen(settings: SessionRegistrationSettings, session: StoredSession, now: number): void {
  const { enabled, opens, closes } = settings;
  if (session.status !== 'PUBLISHED') throw new Refusal(4091, `“${session.title}” is ${session.status}.`);
  if (!enabled) throw new Refusal(4022, 'Nobody can register for sessions of this event.');
  if (opens !== null && now < Date.parse(opens)) throw new Refusal(4022, 'Registration has not begun.');
  if (closes !== null && now >= Date.parse(closes)) throw new Refusal(4022, 'Registration is closed.');
  if (now >= Date.parse(session.end)) throw new Refusal(4022, `“${session.title}” is over.`);
}

/** The ticket, when it is good for the session. */
function checkTicket({ db, path }: Attempt, { sessionId, ticketId }: SessionChoice) {
  const { order, ticket } = db.orderBook.ticket(ticketId);
  if (statusOf(ticket) !== 'valid' || order.status === 'refunded')
    throw new Refusal(4022, `The ticket ${ticketId} is not valid.`);
  const rule = db.rows('sessionTicketRules', path.eventId).find(sessionId);
  if (rule && !rule.ticketTypeIds.includes(ticket.ticketTypeId))
    throw new Refusal(4022, `${ticket.ticketName} does not open this session.`);
  const company = ticket.answers.find(({ attributeKey }) => attributeKey === 'company');
  return {
    ticket,
    name: `${ticket.firstName} ${ticket.lastName}`.trim(),
    company: company?.submissionValues[0] || null,
  };
}

/** What the ticket has already must leave room for one more. */
function checkOthers(
  { db, path }: Attempt,
  { maxSessions, allowOverlap }: SessionRegistrationSettings,
  session: StoredSession,
  all: readonly SessionRegistration[],
  ticketId: string,
): void {
  const { sessions } = agendaOf(db, path);
  const own = all.filter((one) => one.ticketId === ticketId && one.status === 'REGISTERED');
  if (maxSessions !== null && own.length >= maxSessions)
    throw new Refusal(4022, `One ticket takes up to ${maxSessions} sessions.`);
  if (allowOverlap) return;
  for (const { sessionId } of own) {
    const other = sessions.get(sessionId);
    if (other.status === 'PUBLISHED' && overlap(session, other))
      throw new Refusal(4022, `“${other.title}” is at the same time.`);
  }
}

/** Takes the place away; answers who came up from the waitlist. Refuses with 4046. */
export function giveBack(db: Db, path: AgendaPath, choice: SessionChoice): SessionRegistration | null {
  const { id, sessionId } = registrationOf(db, path.eventId, choice);
  db.rows('sessionRegistrations', path.eventId).remove(id);
  return promoteWaiting(db, path, sessionId)[0] ?? null;
}

/** Gives the places that are left to those who wait, in their order; who waits has said yes already. */
export function promoteWaiting(db: Db, path: AgendaPath, sessionId: string): SessionRegistration[] {
  const { capacity } = agendaOf(db, path).sessions.get(sessionId);
  const rows = db.rows('sessionRegistrations', path.eventId);
  const all = rows.all().filter((one) => one.sessionId === sessionId);
  const waiting = all.filter((one) => one.status === 'WAITLISTED');
  const left = capacity === null ? Infinity : capacity - (all.length - waiting.length);
  return waiting
    .slice(0, Math.max(0, left))
    .map(({ id }) => rows.change(id, { status: 'REGISTERED', emailedDate: null }));
}

/** A session counted. */
export function viewOf(db: Db, eventId: string, session: StoredSession): SessionRegistrationView {
  const all = db.rows('sessionRegistrations', eventId).all();
  const count = (status: SessionRegistration['status']) =>
    all.filter((one) => one.sessionId === session.id && one.status === status).length;
  const { id: sessionId, title, capacity } = session;
  const registered = count('REGISTERED');
  return {
    sessionId,
    title,
    capacity,
    registered,
    waitlisted: count('WAITLISTED'),
    left: capacity === null ? null : Math.max(0, capacity - registered),
  };
}
