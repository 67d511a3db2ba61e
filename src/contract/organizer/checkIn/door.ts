import { endpoint } from '../../endpoint';
import type { Instant } from '../../entities';
import type { Count } from '../../paging';
import * as answers from '../../generated/organizer/checkIn';
import type { TicketStatus } from '../orders';

/** A ticket let its attendee in. @experimental */
export interface Admission {
  /** The scan that did. */
  scanId: string;
  /** When the ticket was scanned, by the clock of the device. */
  at: Instant;
  /** Name of the door, as the device has it. */
  door: string;
}

/** A ticket as a door knows it. @experimental */
export interface DoorTicket {
  /** Printed on the ticket, and what its QR code says, e.g. `NL26-4817-1`. */
  id: string;
  /** Ticket type, as in the event’s list of them. */
  ticketTypeId: string;
  /** Name of the ticket type. */
  ticketName: string;
  /** Given name of the attendee. */
  firstName: string;
  /** Family name of the attendee. */
  lastName: string;
  status: TicketStatus;
  /** `null` until the ticket is scanned, and once that is undone. */
  admission: Admission | null;
}

/** The tickets of an event for its doors. @experimental */
export interface DoorList {
  /** In the order they were sold. */
  tickets: DoorTicket[];
  /** How many there are on all pages. */
  total: Count;
  /** When they were read, by the backend’s clock: the next `since`. */
  asOf: Instant;
}

/** A ticket was scanned at a door, maybe a while ago. @experimental */
export interface TicketScan {
  /**
   * Made by the device, e.g. a UUID: a scan sent twice is one scan.
   * @minLength 8
   * @maxLength 64
   */
  id: string;
  /**
   * What the ticket says: its number.
   * @minLength 1
   * @maxLength 200
   */
  code: string;
  /** When it was scanned, by the clock of the device. One in the future is taken as now. */
  at: Instant;
  /**
   * Name of the door.
   * @maxLength 60
   */
  door: string;
}

/**
 * `ADMITTED`: by this scan. `ALREADY_ADMITTED`: by another one; `ticket.admission` says when and where. `UNDONE`: this scan let in, and
 * that was undone. `CANCELLED`: never again. `BLOCKED`: not while a dispute is open. `WRONG_EVENT`: a ticket of another event of the
 * account. `UNKNOWN`: no ticket of the account.
 * @experimental
 */
export type ScanOutcome =
  | 'ADMITTED'
  | 'ALREADY_ADMITTED'
  | 'UNDONE'
  | 'CANCELLED'
  | 'BLOCKED'
  | 'WRONG_EVENT'
  | 'UNKNOWN';

/** What became of a scan. @experimental */
export interface ScanResult {
  /** The scan, by its own id. */
  scanId: string;
  outcome: ScanOutcome;
  /** As it is after all scans of the request; `null` when the event has no such ticket. */
  ticket: DoorTicket | null;
}

const ours = { base: 'v1', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * List the tickets of an event for its doors, cancelled ones included. With `since` only those that were sold, changed or scanned at that
 * instant or later; some that did not change may be among them. Ours: the requirements name check-in data only.
 * @experimental
 */
export const listDoorTickets = endpoint<{
  params: { eventId: string };
  query: {
    /** `asOf` of an earlier answer; the whole list when absent. */
    since?: Instant;
    /** From 0; the first one when absent. */
    page?: number;
    /** Tickets on a page, up to 5000; 1000 when absent. */
    size?: number;
  };
  ok: DoorList;
  fail: 4000 | 4040;
}>()({
  ...ours,
  method: 'GET',
  path: '/events/:eventId/checkin_data/tickets',
  reads: answers.listDoorTickets,
});

/**
 * Send scans of tickets, also those made offline. Of several scans of a ticket the first by its instant lets in, whatever the order they
 * arrive in; an admission that an earlier scan takes over stays the only one. Each scan is counted once, by its id, however often it is
 * sent; sent again it is answered as things are then. Fails: 4000 with the member. Ours, as its neighbour.
 * @experimental
 */
export const checkInTickets = endpoint<{
  params: { eventId: string };
  body: {
    /**
     * @minItems 1
     * @maxItems 500
     */
    scans: TicketScan[];
  };
  ok: {
    /** In the order of the scans. */
    results: ScanResult[];
  };
  fail: 4000 | 4040;
}>()({
  ...ours,
  method: 'POST',
  path: '/events/:eventId/checkin_data/scans',
  reads: answers.checkInTickets,
});

/**
 * Undo the admission by a scan: the ticket lets in again. An admission by another scan stays as it is, and undoing twice is undoing once.
 * Fails: 4046 the event has no such scan. Ours, as its neighbour.
 * @experimental
 */
export const undoCheckIn = endpoint<{
  params: { eventId: string; scanId: string };
  ok: DoorTicket;
  fail: 4040 | 4046;
}>()({
  ...ours,
  method: 'DELETE',
  path: '/events/:eventId/checkin_data/scans/:scanId',
  reads: answers.undoCheckIn,
});
