import type { DoorTicket, ScanOutcome, ScanResult } from '../../contract';

/** A scan of this device that let somebody in. Nothing of a person is in it: their name is in the list of the door. */
export interface DoorAdmission {
  scanId: string;
  ticketId: string;
  /** What the backend says of it; `null` while only the list of the device let in. */
  outcome: ScanOutcome | null;
}

export type DoorAdmissions = readonly DoorAdmission[];

/** Scans that wait need the rest of the few megabytes a browser stores. */
const mostAdmissions = 10_000;

/** With what is known of a scan now. A ticket that is let in again was undone elsewhere before. */
export const withAdmission = (all: DoorAdmissions, { scanId, ticketId, outcome }: DoorAdmission) =>
  [
    ...all.filter(
      (each) => each.scanId !== scanId && !(each.ticketId === ticketId && each.outcome === 'ADMITTED'),
    ),
    { scanId, ticketId, outcome },
  ].slice(-mostAdmissions);

export const withoutAdmission = (all: DoorAdmissions, scanId: string): DoorAdmissions =>
  all.filter((each) => each.scanId !== scanId);

/** After these were answered. */
export const withAnswers = (all: DoorAdmissions, results: readonly ScanResult[]): DoorAdmissions =>
  results.reduce((before, { scanId, outcome, ticket }) => {
    if (outcome === 'UNDONE') return withoutAdmission(before, scanId);
    if (outcome === 'ADMITTED')
      return ticket ? withAdmission(before, { scanId, ticketId: ticket.id, outcome }) : before;
    const own = before.find((each) => each.scanId === scanId);
    return own ? withAdmission(before, { ...own, outcome }) : before;
  }, all);

/** After tickets were read: an earlier scan of another door, which came later, is the one that counts. Two people had the ticket. */
export function withOvertaken(all: DoorAdmissions, tickets: readonly DoorTicket[]): DoorAdmissions {
  const scans = new Map(tickets.map(({ id, admission }) => [id, admission?.scanId ?? null]));
  const isOvertaken = ({ scanId, ticketId, outcome }: DoorAdmission) =>
    outcome === 'ADMITTED' && scans.has(ticketId) && scans.get(ticketId) !== scanId;
  if (!all.some(isOvertaken)) return all;
  return all.flatMap((each) => {
    if (!isOvertaken(each)) return [each];
    const isUndone = scans.get(each.ticketId) === null;
    return isUndone ? [] : [{ ...each, outcome: 'ALREADY_ADMITTED' as const }];
  });
}

/** Let in here, while the backend says otherwise. */
export const isContradicted = ({ outcome }: DoorAdmission) => outcome !== null && outcome !== 'ADMITTED';

export const storedAdmissions = (all: DoorAdmissions): string =>
  JSON.stringify(all.map(({ scanId, ticketId, outcome }) => [scanId, ticketId, outcome]));

const outcomes: readonly unknown[] = [
  null,
  'ADMITTED',
  'ALREADY_ADMITTED',
  'CANCELLED',
  'BLOCKED',
  'WRONG_EVENT',
  'UNKNOWN',
] satisfies (ScanOutcome | null)[];

const isRow = (value: unknown): value is [string, string, ScanOutcome | null] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  outcomes.includes(value[2]);

/** After a reload; what somebody else wrote there is no admission. */
export function openAdmissions(stored: string | null): DoorAdmissions {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    const rows = Array.isArray(value) ? value.filter(isRow) : [];
    return rows.map(([scanId, ticketId, outcome]) => ({ scanId, ticketId, outcome }));
  } catch {
    return [];
  }
}
