import type { Client } from '../../../client';
import { listDoorTickets, type DoorTicket, type Instant } from '../../../contract';

/** As many as a page may have. */
const size = 5000;

/** All pages of the list, or of what changed since. The next `since` is that of the first page: nothing falls between two reads. */
export async function readDoorList(client: Client, eventId: string, since: Instant | undefined) {
  const tickets: DoorTicket[] = [];
  let asOf: Instant | undefined;
  for (let page = 0; ; page += 1) {
    const answer = await client.call(listDoorTickets, {
      params: { eventId },
      query: { page, size, ...(since !== undefined && { since }) },
    });
    asOf ??= answer.asOf;
    tickets.push(...answer.tickets);
    if (answer.tickets.length === 0 || tickets.length >= answer.total) return { tickets, asOf };
  }
}
