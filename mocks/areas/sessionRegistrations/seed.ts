import type {
  SessionRegistration,
  SessionRegistrationSettings,
  SessionStatusEmail,
  SessionTicketRule,
} from '../../../src/contract';
import { seedPerson, type SeedName } from '../seedPeople';
import type { RecordsOf } from '../recordsOf';

/** Under its session's id. */
type StoredTicketRule = SessionTicketRule & { id: string };

/** An email that left. */
interface SentStatusEmail {
  id: string;
  ticketId: string;
  to: string;
  subject: string;
  /** HTML. */
  body: string;
  sentDate: string;
}

/** Tables of this area, by name. Scope: the event. */
export interface SessionRegistrationsTables {
  /** One row, under the event's id. */
  sessionRegistrationSettings: SessionRegistrationSettings;
  sessionTicketRules: StoredTicketRule;
  /** In the order they were made: the waitlist is served in it. */
  sessionRegistrations: SessionRegistration;
  /** One row, under the event's id. */
  sessionStatusEmail: SessionStatusEmail;
  sentStatusEmails: SentStatusEmail;
}

const settings: SessionRegistrationSettings = {
  id: '1001',
  enabled: true,
  opens: '2026-01-12T09:00:00-05:00',
  closes: '2026-05-13T23:59:00-04:00',
  maxSessions: 8,
  allowOverlap: false,
  waitlist: true,
  modified: '2026-01-09T18:00:00.000Z',
  version: 2,
};

const email: SessionStatusEmail = {
  id: '1001',
  fromName: 'Northlight Conferences',
  subject: 'Your sessions at {{eventName}}',
  body: '<p>Hello {{attendeeName}},</p><p>these are your sessions:</p>{{sessions}}<p>See you on the pier.</p>',
  modified: '2026-01-09T18:05:00.000Z',
  version: 1,
};

const rules: Record<number, string[]> = {
  5: ['3004'],
  12: ['3001', '3002', '3006', '3007'],
  14: ['3008'],
  18: ['3001', '3002', '3006', '3007'],
};

/** Who registered for which sessions, by their numbers; below zero they wait. */
const chosen: [SeedName, number[]][] = [
  ['ingrid', [2, 3, 6, 12, 15, 18, 26]],
  ['daniel', [2, 4, 9, 11, 15, 27]],
  ['sofiaPainting', [5]],
  ['nils', [2, 4, 12, 16]],
  ['sofia', [9, 12, 15, 26]],
  ['wei', [2, 6, 10, 13, 22, 27, 28]],
  ['ana', [2, 10, 12, 18]],
  ['ravi', [2, 10, 13, 22]],
  ['eleanor', [2, 10, 20, 26]],
  ['ewaPainting', [5]],
  ['chiara', [3, 7, 12, 18, 24]],
  ['marcus', [2, 7, 17, 28]],
  ['ewa', [3, 12, 16, 24, 26]],
  ['piotr', [3, -12, 16]],
  ['lucia', [2, 9, 19, 27]],
  ['henrik', [4, 11, 19, 29]],
  ['rosaPainting', [5]],
  ['maja', [4, -12, 19]],
  ['george', [9, 15, 18, 28]],
  ['peter', [2, 6, 11, 22, 29]],
  ['peterDining', [14]],
  ['jonas', [2, 3, 9, 13, 16, 19, 24]],
  ['jonasDining', [14]],
  ['tom', [7, 17, 28]],
];

const firstMade = Date.parse('2026-01-12T14:20:00Z');
const minutesApart = 180;

const registrations: SessionRegistration[] = chosen
  .flatMap(([name, sessions]) => sessions.map((number) => ({ ...seedPerson(name), number })))
  .map(({ number, ...person }, index) => {
    const made = firstMade + index * minutesApart * 60_000;
    return {
      id: `registration-${index + 1}`,
      sessionId: `session-${Math.abs(number)}`,
      ...person,
      status: number < 0 ? 'WAITLISTED' : 'REGISTERED',
      createdDate: new Date(made).toISOString(),
      // The last batch of emails left on January 20.
      emailedDate: made < Date.parse('2026-01-20T14:00:00Z') ? '2026-01-20T14:00:00.000Z' : null,
    };
  });

export const sessionRegistrationsRecords: RecordsOf<SessionRegistrationsTables> = {
  sessionRegistrationSettings: { '1001': [settings] },
  sessionTicketRules: {
    '1001': Object.entries(rules).map(([number, ticketTypeIds]) => ({
      id: `session-${number}`,
      sessionId: `session-${number}`,
      ticketTypeIds,
    })),
  },
  sessionRegistrations: { '1001': registrations },
  sessionStatusEmail: { '1001': [email] },
  sentStatusEmails: { '1001': [] },
};
