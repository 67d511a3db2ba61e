import { describe, expect, it } from 'vitest';
import {
  getConfirmation,
  getPersonTickets,
  getTickets,
  getTransaction,
  getWidgetBootstrap,
  holdTickets,
  listOrders,
  releaseTransaction,
  saveOrder,
  type Endpoint,
} from '../../../../../src/contract';

describe('calls the requirements write down', () => {
  it('holds by POST …/tickets/transactions', () => {
    expect(holdTickets).toMatchObject({
      method: 'POST',
      path: '/events/:eventId/tickets/transactions',
      base: 'v1',
    });
    expect(holdTickets.chosen).toBeUndefined();
  });

  it('releases by DELETE …/tickets/transactions/{token}', () => {
    expect(releaseTransaction).toMatchObject({
      method: 'DELETE',
      path: '/events/:eventId/tickets/transactions/:token',
    });
    expect(releaseTransaction.chosen).toBeUndefined();
  });

  it('saves by the POST it holds by', () => {
    expect(saveOrder).toMatchObject({ method: holdTickets.method, path: holdTickets.path });
    expect(saveOrder.chosen).toBeUndefined();
  });

  it('gives an order save 60,000 ms', () => {
    expect(saveOrder.timeout).toBe(60_000);
  });

  it('gives every other call 30,000 ms', () => {
    const others: Endpoint[] = [getTickets, getTransaction, getPersonTickets, getConfirmation, listOrders];
    expect(new Set(others.map(({ timeout }) => timeout))).toEqual(new Set([30_000]));
  });

  it('marks what the requirements do not show as chosen', () => {
    const chosen: Endpoint[] = [getWidgetBootstrap, getTickets, getTransaction, getConfirmation];
    expect(chosen.every((endpoint) => endpoint.chosen)).toBe(true);
  });
});
