import { ApiError, type Client } from '../../src/client';
import {
  getTickets,
  holdTickets,
  releaseTransaction,
  saveOrder,
  type HeldTransaction,
  type HoldRequest,
  type SavedOrder,
  type SaveRequest,
  type TicketType,
} from '../../src/contract';
import { orderOf, requestFor } from '../areas/buying';
import type { Replacements } from '../areas/example';

/** One event of a backend, as a buyer meets it. */
export interface Shop {
  /** Those anybody can buy right now, the one of which fewest are left first. */
  tickets(): Promise<TicketType[]>;
  /** The request of an honest buyer. */
  requestFor(ticketId: string, quantity: number): Promise<HoldRequest>;
  hold(request: HoldRequest, key?: string): Promise<HeldTransaction>;
  /** The hold's order, its forms filled in. */
  orderFor(held: HeldTransaction): Promise<SaveRequest>;
  save(order: SaveRequest, key: string): Promise<SavedOrder>;
  release(token: string): Promise<void>;
  /** Gives back whatever was held here. */
  releaseAll(): Promise<void>;
}

export function openShop(client: Client, eventId: string, replacements?: Replacements): Shop {
  const held = new Set<string>();
  const call: Client['call'] = (...given) => client.call(...given);
  const params = { eventId };
  const release = async (token: string) => {
    held.delete(token);
    await client.call(releaseTransaction, { params: { eventId, token } });
  };
  return {
    release,
    tickets: async () => {
      const { tickets } = await client.call(getTickets, { params });
      const left = ({ remainingTickets }: TicketType) => remainingTickets ?? Infinity;
      return tickets
        .filter(
          (ticket) =>
            ticket.inSale && ticket.availability !== 'ticketSelect' && left(ticket) >= ticket.perOrderMin,
        )
        .sort((a, b) => left(a) - left(b));
    },
    requestFor: (id, quantity) => requestFor(call, eventId, id, quantity),
    hold: async (body, key = crypto.randomUUID()) => {
      const transaction = await client.call(holdTickets, { params, body, idempotencyKey: key });
      held.add(transaction.token);
      return transaction;
    },
    orderFor: (transaction) => orderOf(call, transaction, replacements, eventId),
    save: async (body, idempotencyKey) => {
      const saved = await client.call(saveOrder, { params, body, idempotencyKey });
      held.delete(body.token);
      return saved;
    },
    releaseAll: async () => {
      for (const token of held)
        await release(token).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        });
    },
  };
}
