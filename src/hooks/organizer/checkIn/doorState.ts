import type { DoorTicket, ScanOutcome } from '../../../contract';
import type { DoorCount, ScanQueue } from '../../../domain/checkIn';

/** What became of a scan. @experimental */
export interface DoorResult {
  scanId: string;
  /** What was scanned. */
  code: string;
  /** `null` while the backend is asked. */
  outcome: ScanOutcome | null;
  ticket: DoorTicket | null;
}

/** A door at a moment. @experimental */
export interface DoorState {
  /** Per ticket type, scans that were not sent included; `null` until the list was read. */
  counts: readonly DoorCount[] | null;
  /** Scans that were not answered yet. */
  pending: ScanQueue;
  /** The last call did not get through. */
  isOffline: boolean;
  /** The backend did not take the scans: they stay, and are sent again. */
  hasFailed: boolean;
  /** Why the list was not read the last time. */
  readError: unknown;
  isReading: boolean;
  /** The last scan first; then those before it that waited for an answer when it was made. */
  results: readonly DoorResult[];
  /** The last admission at this door, which can be undone. */
  admitted: DoorResult | null;
  /** Let in here, while the backend says otherwise: the list of the device did, or an offline door has an earlier scan of the ticket. */
  contradicted: readonly DoorResult[];
}

/** Those of scans that are answered go with the next one. */
export const withScan = (results: readonly DoorResult[], scan: DoorResult): DoorResult[] => [
  scan,
  ...results.filter(({ outcome }) => outcome === null),
];

/** As the scan it is of is known now. */
export const withResult = (results: readonly DoorResult[], result: DoorResult): DoorResult[] =>
  results.map((each) => (each.scanId === result.scanId ? result : each));
