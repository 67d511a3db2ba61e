import type { DoorTicket, ScanOutcome, ScanResult, TicketScan } from '../../../../src/contract';
import type { Clock } from '../../../../src/domain/time/clock';
import type { Db } from '../../../db';
import { changedAt } from '../../../rules/edits';
import { malformed, millisecondsOf } from '../../../rules/fields';
import { statusOf, type SoldTicket } from '../../../sale/orders';
import type { StoredAdmission } from '../seed';

/** The door as the rules need it: the event, and the clock of the backend. */
interface Door {
  db: Db;
  clock: Clock;
}

const tables = (db: Db) => {
  const { id } = db.world.event;
  return { admissions: db.rows('admissions', id), scans: db.rows('scans', id) };
};

const admissionOf = (db: Db, ticketId: string): StoredAdmission | undefined =>
  tables(db).admissions.find(ticketId);

export const doorTicket = (db: Db, { ticket }: SoldTicket): DoorTicket => ({
  id: ticket.id,
  ticketTypeId: ticket.ticketTypeId,
  ticketName: ticket.ticketName,
  firstName: ticket.firstName,
  lastName: ticket.lastName,
  status: statusOf(ticket),
  admission: admissionOf(db, ticket.id)?.by ?? null,
});

/** When anything last became of a ticket or its order: milliseconds. */
export function lastChange(db: Db, { order, ticket }: SoldTicket): number {
  const moments = [
    order.createdDate,
    order.cancelledDate,
    admissionOf(db, ticket.id)?.changed,
    ...[order.payments, order.disputes, ticket.transfers, ticket.changes].flatMap((rows) =>
      rows?.map(({ date }) => date),
    ),
  ];
  return Math.max(...moments.map((moment) => (moment ? Date.parse(moment) : 0)));
}

/** Which of two scans of a ticket lets in: the earlier one, and of two at once the one that came first. */
export type WinsOver = (scan: TicketScan, present: StoredAdmission['by']) => boolean;

export const isEarlier: WinsOver = (scan, present) =>
  present === null || Date.parse(scan.at) < Date.parse(present.at);

/** What one scan does. `winsOver` is the rule itself, so that a test can show what becomes of a door without it. */
function admit({ db, clock }: Door, scan: TicketScan, winsOver: WinsOver): void {
  const { admissions, scans } = tables(db);
  const { orderBook } = db;
  if (scans.find(scan.id) || !orderBook.hasTicket(scan.code)) return;
  const { ticket } = orderBook.ticket(scan.code);
  if (statusOf(ticket) !== 'valid') return;
  scans.add({ id: scan.id, ticketId: ticket.id });
  const present = admissions.find(ticket.id);
  if (!winsOver(scan, present?.by ?? null)) return;
  admissions.put({
    id: ticket.id,
    by: { scanId: scan.id, at: scan.at, door: scan.door },
    changed: changedAt(clock, present?.changed),
  });
}

function outcomeOf(db: Db, scan: TicketScan): ScanOutcome {
  const scanned = tables(db).scans.find(scan.id);
  if (scanned) {
    const by = admissionOf(db, scanned.ticketId)?.by;
    if (!by) return 'UNDONE';
    return by.scanId === scan.id ? 'ADMITTED' : 'ALREADY_ADMITTED';
  }
  if (!db.orderBook.hasTicket(scan.code)) return isOfAnotherEvent(db, scan.code) ? 'WRONG_EVENT' : 'UNKNOWN';
  return statusOf(db.orderBook.ticket(scan.code).ticket) === 'cancelled' ? 'CANCELLED' : 'BLOCKED';
}

/** Tickets of other accounts are nobody's business. */
const isOfAnotherEvent = (db: Db, code: string): boolean =>
  db
    .sales()
    .some(
      ({ orderBook, world }) =>
        world.event['account-id'] === db.world.event['account-id'] && orderBook.hasTicket(code),
    );

function resultOf(db: Db, scan: TicketScan): ScanResult {
  const id = tables(db).scans.find(scan.id)?.ticketId ?? scan.code;
  return {
    scanId: scan.id,
    outcome: outcomeOf(db, scan),
    ticket: db.orderBook.hasTicket(id) ? doorTicket(db, db.orderBook.ticket(id)) : null,
  };
}

/** The earliest scan first, whatever order they were sent in. Refuses with 4000 what is no instant. */
export function checkIn(
  door: Door,
  sent: readonly TicketScan[],
  winsOver: WinsOver = isEarlier,
): ScanResult[] {
  const now = door.clock.now();
  const scans = sent.map((scan, index) => {
    const name = scan.door.trim();
    if (!name) throw malformed(`scans.${index}.door`, 'It is empty.');
    const at = Math.min(now, millisecondsOf(`scans.${index}.at`, scan.at));
    return { ...scan, code: scan.code.trim(), door: name, at: new Date(at).toISOString() };
  });
  const byInstant = scans.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  for (const scan of byInstant) admit(door, scan, winsOver);
  return scans.map((scan) => resultOf(door.db, scan));
}

/** Refuses with 4046 a scan the event does not know. */
export function undo({ db, clock }: Door, scanId: string): DoorTicket {
  const { admissions, scans } = tables(db);
  const { ticketId } = scans.get(scanId);
  const present = admissions.get(ticketId);
  if (present.by?.scanId === scanId)
    admissions.put({ id: ticketId, by: null, changed: changedAt(clock, present.changed) });
  return doorTicket(db, db.orderBook.ticket(ticketId));
}
