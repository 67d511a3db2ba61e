import type { Admission, Instant } from '../../../src/contract';
import { digestOf } from '../../db/hash';
import type { RecordsOf } from '../recordsOf';

/** How an event is checked in; `id` is the event's. */
export interface StoredCheckIn {
  id: string;
  active: boolean;
  /** What devices sign in with. */
  deviceId: string;
  passwordDigest: string | null;
  welcomeMessage: string;
  modified: Instant;
}

/** What an organizer hopes for; `id` is the event's. */
interface StoredGoal {
  id: string;
  goal: number | null;
  deadline: Instant | null;
}

/** Whom a ticket let in; `id` is the ticket's. */
export interface StoredAdmission {
  id: string;
  /** `null` once it was undone. */
  by: Admission | null;
  /** When it last became another. */
  changed: Instant;
}

/** A scan of a valid ticket, so that it counts once; whether it lets in, its ticket's admission says. */
interface StoredScan {
  id: string;
  ticketId: string;
}

/** Tables of this area, by name. Scope: the event, which has one row of each of the first two. */
export interface CheckInTables {
  checkIns: StoredCheckIn;
  registrationGoals: StoredGoal;
  admissions: StoredAdmission;
  scans: StoredScan;
}

/** Speakers come the evening before. */
const early = { scanId: 'scan-speakers-1', at: '2026-02-11T23:40:00.000Z', door: 'Stage door' };

export const checkInRecords: RecordsOf<CheckInTables> = {
  checkIns: {
    '1001': [
      {
        id: '1001',
        active: true,
        deviceId: 'northlight-door',
        passwordDigest: digestOf('boats go out'),
        welcomeMessage: 'Welcome to Northlight. Coffee is in the glasshouse.',
        modified: '2026-01-28T14:00:00.000Z',
      },
    ],
    '1002': [
      {
        id: '1002',
        active: false,
        deviceId: 'lantern-ropewalk',
        passwordDigest: null,
        welcomeMessage: 'Good evening. Mind the step.',
        modified: '2026-01-30T09:45:00.000Z',
      },
    ],
  },
  registrationGoals: {
    '1001': [{ id: '1001', goal: 400, deadline: '2026-04-30T23:59:59-04:00' }],
    '1002': [{ id: '1002', goal: 100, deadline: null }],
  },
  admissions: { '1001': [{ id: 'NL26-4793-1', by: early, changed: early.at }] },
  scans: { '1001': [{ id: early.scanId, ticketId: 'NL26-4793-1' }] },
};
