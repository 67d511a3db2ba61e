import type { Instant } from '../../../src/contract';
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

/** Tables of this area, by name. Scope: the event, which has one row of each. */
export interface CheckInTables {
  checkIns: StoredCheckIn;
  registrationGoals: StoredGoal;
}

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
};
