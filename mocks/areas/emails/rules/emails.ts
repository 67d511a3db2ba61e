import type {
  EmailCampaign,
  EmailCriteria,
  EmailField,
  EmailSchedule,
  EmailType,
  Instant,
  OrganizerEvent,
  RegistrationStatus,
} from '../../../../src/contract';
import type { Clock } from '../../../../src/domain/time/clock';
import { equals, Refusal, type Db, type Rows } from '../../../db';
import type { SearchRules } from '../../../db/rows';
import type { StoredEmail } from '../seed/emails';
import { subscriptionOf } from '../../administration/rules';
import { audienceOf, chosenBy, registrationsIn, type Registration } from './audience';
import { subjectFor } from './content';
import { eventOf } from '../../events/rules';
import { millisecondsOf } from '../../../rules/fields';
import { without } from '../../../rules/without';

/** The emails of an event, after everything that was to go out did. Refuses with 4046 when it is another account's. */
export function emailsOf(
  db: Db,
  clock: Clock,
  { accountId, eventId }: { accountId: string; eventId: string },
): { event: OrganizerEvent; emails: Rows<StoredEmail> } {
  const event = eventOf(db, accountId, eventId);
  sendDue(db, event, clock.now());
  return { event, emails: db.rows('emailCampaigns', event.id) };
}

/** Lets everything go out that was to go out by now, as if somebody had done so at its time. */
export function sendDue(db: Db, event: OrganizerEvent, now: number): void {
  for (const email of db.rows('emailCampaigns', event.id).all()) {
    if (!email.enabled || !email.live) continue;
    const date = email.schedule?.date;
    if (email.status === 'SCHEDULED' && date && Date.parse(date) <= now) sendOnce(db, event, email, date);
    if (email.status === 'ACTIVE' && email.sendsSince) sendToNew(db, event, email, now);
  }
}

function sendOnce(db: Db, event: OrganizerEvent, email: StoredEmail, date: Instant): void {
  const at = Date.parse(date);
  for (const reader of audienceOf(db, event.id, email.live?.audienceFilter ?? {})) {
    if (Date.parse(reader.date) > at) continue;
    const { unsubscribedDate } = subscriptionOf(db, reader.email);
    const isStillSubscribed = unsubscribedDate !== null && Date.parse(unsubscribedDate) <= at;
    note(db, event, email, { reader, date, outcome: isStillSubscribed ? 'UNSUBSCRIBED' : 'SENT' });
  }
  db.rows('emailCampaigns', event.id).change(email.id, { status: 'SENT' });
}

/** Emails about somebody's own registration go out though they unsubscribed. */
function sendToNew(db: Db, event: OrganizerEvent, email: StoredEmail, now: number): void {
  const { live, sendsSince, before } = email;
  if (!live || !sendsSince) return;
  const deliveries = db.rows('emailDeliveries', event.id);
  const old = new Set(before);
  const isChosen = chosenBy(db, event.id, live.audienceFilter);
  for (const reader of registrationsIn(db, event.id)) {
    if (reader.status !== live.registrationStatus || !isChosen(reader)) continue;
    if (old.has(reader.ticketId) || deliveries.find(deliveryId(email, reader))) continue;
    // Since when a ticket is cancelled or blocked nobody wrote down.
    const isFromStart = reader.status === 'REGISTERED' || reader.status === 'AWAITING_PAYMENT';
    const isNew = isFromStart && Date.parse(reader.date) >= Date.parse(sendsSince);
    const date = isNew ? reader.date : new Date(now).toISOString();
    note(db, event, email, { reader, date, outcome: 'SENT' });
  }
}

const deliveryId = (email: StoredEmail, { ticketId, status }: Registration) =>
  `${email.id} ${status} ${ticketId}`;

function note(
  db: Db,
  event: OrganizerEvent,
  email: StoredEmail,
  { reader, date, outcome }: { reader: Registration; date: Instant; outcome: 'SENT' | 'UNSUBSCRIBED' },
): void {
  db.rows('emailDeliveries', event.id).add({
    id: deliveryId(email, reader),
    emailId: email.id,
    kind: 'CAMPAIGN',
    to: reader.email,
    ticketId: reader.ticketId,
    subject: subjectFor(db, event, email.live?.subject ?? email.subject, reader),
    outcome,
    date,
  });
}

/** From now on it goes out with each registration; to nobody who stands so already. */
export function beginSending(db: Db, eventId: string, email: StoredEmail, now: Instant) {
  const standing = registrationsIn(db, eventId).filter(({ status }) => status === email.registrationStatus);
  return { sendsSince: now, before: standing.map(({ ticketId }) => ticketId) };
}

/** What an email is on about: a schedule or a registration status, by its type. Refuses with 4000 and 4022. */
export function occasionOf(
  type: EmailType,
  requested: { schedule?: EmailSchedule | undefined; registrationStatus?: RegistrationStatus | undefined },
  now: Instant,
): Pick<StoredEmail, 'schedule' | 'registrationStatus'> {
  const { schedule, registrationStatus } = requested;
  if (type === 'REGISTRATION') {
    if (schedule) throw new Refusal(4022, 'An email about registrations has no schedule.');
    return { schedule: null, registrationStatus: registrationStatus ?? 'REGISTERED' };
  }
  if (registrationStatus) throw new Refusal(4022, 'A scheduled email has no registration status.');
  if (schedule?.type === 'NOW') return { schedule: { type: 'NOW', date: now }, registrationStatus: null };
  const date = schedule?.date ?? null;
  if (date !== null) millisecondsOf('schedule.date', date);
  return { schedule: { type: 'DATE', date }, registrationStatus: null };
}

/** Emails as organizers see them. */
export function toEmailsResponse(db: Db, eventId: string, emails: readonly StoredEmail[]): EmailCampaign[] {
  const counts = new Map<string, number>();
  for (const { emailId, kind, outcome } of db.rows('emailDeliveries', eventId).all())
    if (kind === 'CAMPAIGN' && outcome === 'SENT') counts.set(emailId, (counts.get(emailId) ?? 0) + 1);
  return emails.map((email) => ({
    ...without(email, 'live', 'sendsSince', 'before'),
    sentCount: counts.get(email.id) ?? 0,
  }));
}

/** One of them, as organizers see it. Refuses with 4046. */
export function toEmailResponse(db: Db, eventId: string, id: string): EmailCampaign {
  const [response] = toEmailsResponse(db, eventId, [db.rows('emailCampaigns', eventId).get(id)]);
  if (!response) throw new Refusal(4046);
  return response;
}

/** 15 on a page: 002 §9. */
export const emailRules: SearchRules<EmailCampaign, EmailCriteria, EmailField> = {
  size: 15,
  matches: (row, { search = '', ...exact }) =>
    `${row.name}\n${row.subject}`.toLowerCase().includes(search.trim().toLowerCase()) && equals(row, exact),
  sortBy: {
    NAME: ({ name }) => name,
    STATUS: ({ status }) => status,
    DATE: ({ schedule }) => (schedule?.date ? Date.parse(schedule.date) : null),
    SENT_COUNT: ({ sentCount }) => sentCount,
    CREATED: ({ created }) => Date.parse(created),
    MODIFIED: ({ modified }) => Date.parse(modified),
  },
};
