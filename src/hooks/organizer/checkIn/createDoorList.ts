import type { Client } from '../../../client';
import type { DoorTicket, Instant } from '../../../contract';
import { createDoorIndex, doorCounts, type DoorCount, type ScanQueue } from '../../../domain/checkIn';
import { readDoorList } from './readDoorList';

/** What a ticket is found by. */
const isFoundAlike = (one: DoorTicket, other: DoorTicket | undefined) =>
  one.firstName === other?.firstName && one.lastName === other.lastName;

/** The tickets of an event as this device knows them. Scans that wait let in as well, until somebody says otherwise. */
export function createDoorList(client: Client, eventId: string) {
  const tickets = new Map<string, DoorTicket>();
  let index = createDoorIndex([]);
  let since: Instant | undefined;
  /** What scans changed while the list was read, which that list may not know. */
  let answeredMeanwhile = new Set<string>();

  const take = (changed: readonly DoorTicket[]) => {
    const isFoundAnew = changed.some((ticket) => !isFoundAlike(ticket, tickets.get(ticket.id)));
    for (const ticket of changed) tickets.set(ticket.id, ticket);
    // Admissions change every few seconds, and nothing that is searched by.
    if (isFoundAnew) index = createDoorIndex([...tickets.values()]);
  };
  const ticketOf = (code: string) => tickets.get(index.byCode(code)?.id ?? '');

  const withPending = (pending: ScanQueue) => {
    const known = new Map(tickets);
    for (const { id, code, at, door } of pending) {
      const ticket = known.get(ticketOf(code)?.id ?? '');
      if (ticket?.status === 'valid' && !ticket.admission)
        known.set(ticket.id, { ...ticket, admission: { scanId: id, at, door } });
    }
    return known;
  };

  return {
    /** Whole at first, then what changed; answers what it took. Rejects with ApiError: what is known stays. */
    read: async (): Promise<DoorTicket[]> => {
      answeredMeanwhile = new Set();
      const list = await readDoorList(client, eventId, since);
      const changed = list.tickets.filter(({ id }) => !answeredMeanwhile.has(id) || !tickets.has(id));
      take(changed);
      since = list.asOf;
      return changed;
    },
    /** What a scan was answered. */
    answer: (ticket: DoorTicket) => {
      answeredMeanwhile.add(ticket.id);
      take([ticket]);
    },
    /** As it was answered or read last. */
    ticket: ticketOf,
    /** Without what the scan `except` does itself. */
    find: (code: string, pending: ScanQueue, except?: string): DoorTicket | undefined => {
      const id = ticketOf(code)?.id;
      return id === undefined ? undefined : withPending(pending.filter((scan) => scan.id !== except)).get(id);
    },
    search: (text: string, limit: number): DoorTicket[] =>
      index.search(text, limit).map((ticket) => tickets.get(ticket.id) ?? ticket),
    /** `null` until the list was read. */
    counts: (pending: ScanQueue): DoorCount[] | null =>
      since === undefined ? null : doorCounts([...withPending(pending).values()]),
  };
}
