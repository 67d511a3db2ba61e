import type { SessionRegistration, SessionStatusEmail } from '../../../../src/contract';
import type { Clock } from '../../../../src/domain/time/clock';
import { compare, type Db } from '../../../db';
import { agendaOf, type AgendaPath } from '../../agenda/rules/agenda';
import { minuteOf } from '../../../rules/eventTime';
import { malformed } from '../../../rules/fields';

const placeholders = ['attendeeName', 'eventName', 'sessions'] as const;
type Values = Record<(typeof placeholders)[number], string>;

/** What an event has whose email nobody wrote yet. */
export const statusEmailOf = (db: Db, eventId: string): SessionStatusEmail =>
  db.rows('sessionStatusEmail', eventId).find(eventId) ?? {
    id: eventId,
    fromName: '',
    subject: 'Your sessions at {{eventName}}',
    body: '<p>{{attendeeName}}</p>{{sessions}}',
    modified: '1970-01-01T00:00:00.000Z',
    version: 1,
  };

/** Refuses with 4000 a placeholder that nothing is filled in for. */
export function checkPlaceholders(field: string, text: string): void {
  for (const [, name = ''] of text.matchAll(/\{\{(.*?)\}\}/g))
    if (!placeholders.some((known) => known === name.trim()))
      throw malformed(field, `{{${name}}} is no placeholder.`);
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => values[name.trim() as keyof Values]);

const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Sends each ticket one email about all its registrations, when one of these is its. Answers how many left. */
export function sendStatusEmails(
  { db, path, clock }: { db: Db; path: AgendaPath; clock: Clock },
  about: readonly SessionRegistration[],
): number {
  const { event, sessions } = agendaOf(db, path);
  const template = statusEmailOf(db, path.eventId);
  const registrations = db.rows('sessionRegistrations', path.eventId);
  const sentDate = new Date(clock.now()).toISOString();
  const tickets = new Map(about.map((one) => [one.ticketId, one]));
  for (const { ticketId, attendeeName, email } of tickets.values()) {
    const lines = registrations
      .all()
      .filter((one) => one.ticketId === ticketId)
      .map(({ id, sessionId, status }) => {
        registrations.change(id, { emailedDate: sentDate });
        const { title, start, status: state } = sessions.get(sessionId);
        const at = minuteOf(start, event['time-zone-id']);
        return `${at} ${escape(title)}: ${state === 'CANCELLED' ? state : status}`;
      })
      .sort(compare);
    const list = `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
    const name = { attendeeName, eventName: event.name };
    db.rows('sentStatusEmails', path.eventId).add({
      id: db.nextId('status-email'),
      ticketId,
      to: email,
      subject: fill(template.subject, { ...name, sessions: '' }),
      body: fill(template.body, {
        attendeeName: escape(attendeeName),
        eventName: escape(event.name),
        sessions: list,
      }),
      sentDate,
    });
  }
  return tickets.size;
}
