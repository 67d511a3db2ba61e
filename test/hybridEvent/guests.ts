import type { Client } from '../../src/client';
import {
  getPersonTickets,
  holdTickets,
  listDoorTickets,
  saveOrder,
  type DoorTicket,
} from '../../src/contract';
import { orderOf } from '../unit/mocks/backend';

/** As many as one order may have. */
const perOrder = 10;

/** Everybody gets an address of their own. */
async function order(client: Client, eventId: string, ticketTypeId: string, quantity: number) {
  const held = await client.call(holdTickets, {
    params: { eventId },
    body: {
      status: 'keep',
      tickets: [{ id: ticketTypeId, requestQuantity: quantity }],
      orderTotal: 0,
      currency: 'USD',
      promotionalCode: null,
      payByInvoice: false,
    },
    idempotencyKey: crypto.randomUUID(),
  });
  const { personTickets } = await client.call(getPersonTickets, { params: { eventId, token: held.token } });
  const body = orderOf(held, personTickets);
  for (const { id, formSubmission } of body.personTickets)
    for (const entry of formSubmission.entities)
      if (entry.attributeKey === 'email')
        entry.submissionValues = [`guest-${held.token}-${id}@example.com`.toLowerCase()];
  await client.call(saveOrder, { params: { eventId }, body, idempotencyKey: crypto.randomUUID() });
}

/** Buyers register so many people, order by order. */
export async function register(client: Client, eventId: string, ticketTypeId: string, people: number) {
  for (let left = people; left > 0; left -= perOrder)
    await order(client, eventId, ticketTypeId, Math.min(left, perOrder));
}

/** The tickets that were sold of one type, as an organizer’s device reads them. */
export async function ticketsOf(
  client: Client,
  eventId: string,
  ticketTypeId: string,
): Promise<DoorTicket[]> {
  const { tickets } = await client.call(listDoorTickets, { params: { eventId }, query: { size: 5000 } });
  return tickets.filter((ticket) => ticket.ticketTypeId === ticketTypeId);
}
