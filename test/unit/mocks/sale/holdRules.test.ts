import { describe, expect, it } from 'vitest';
import type { Promotion } from '../../../../mocks';
import { backendInTests, failureOf, worldWith } from '../backend';

const { backend, clock, requestFor, send, hold } = backendInTests();

const withPromotion = (promotion: Partial<Promotion>) =>
  backend.reset(
    worldWith((world) => {
      world.promotions = [{ code: 'SPRING', percentOff: 10, discounts: ['3001'], reveals: [], ...promotion }];
    }),
  );

describe('a promotion', () => {
  it('is valid in its window only', async () => {
    await withPromotion({ start: '2026-02-13T00:00:00-05:00', end: '2026-02-14T00:00:00-05:00' });
    const use = () => requestFor({ 3001: 1 }, 'spring');
    expect((await failureOf(use())).failure).toEqual({ code: 4041, message: 'is not valid yet.' });
    clock.set('2026-02-13T12:00:00-05:00');
    expect((await send(await use())).promotionalCode).toBe('SPRING');
    clock.set('2026-02-14T00:00:00-05:00');
    expect((await failureOf(use())).failure).toEqual({ code: 4041, message: 'is no longer valid.' });
  });

  it('is good for so many discounted tickets in an order', async () => {
    await withPromotion({ maxTickets: 2 });
    expect((await failureOf(hold({ 3001: 3, 3009: 1 }, 'SPRING'))).failure?.message).toBe(
      "'SPRING' is good for no more than 2 tickets.",
    );
    expect((await hold({ 3001: 2, 3009: 4 }, 'SPRING')).promotionalCode).toBe('SPRING');
  });
});

describe('the fewest and most tickets of an order', () => {
  it('are refused with the organizer’s words', async () => {
    await backend.reset(
      worldWith(({ widget }) => {
        Object.assign(widget, { minRule: 2, minRuleMessage: 'Bring a friend.', maxRule: 3 });
        delete widget.maxRuleMessage;
      }),
    );
    expect((await failureOf(hold({ 3009: 1 }))).failure?.message).toBe('Bring a friend.');
    expect((await failureOf(hold({ 3009: 4 }))).failure?.message).toBe('Choose no more than 3 tickets.');
    expect((await hold({ 3009: 2 })).status).toBe('keep');
  });
});

describe('a quantity', () => {
  it('is no fewer than the ticket type says', async () => {
    await backend.reset(
      worldWith((world) => {
        for (const ticket of world.ticketTypes) if (ticket.id === '3009') ticket.perOrderMin = 3;
      }),
    );
    expect((await failureOf(hold({ 3009: 2 }))).code).toBe(4022);
    expect((await hold({ 3009: 3 })).status).toBe('keep');
  });

  it.each([0.5, -1])('is a whole number, and none below zero: %j', async (requestQuantity) => {
    const request = await requestFor({ 3009: 2 });
    const tickets = [...request.tickets, { id: '3001', requestQuantity }];
    expect((await failureOf(send({ ...request, tickets }))).failure).toMatchObject({
      code: 4022,
      message: 'The request is not a hold.',
    });
  });
});

it('an event that takes no invoices holds none, also where its button is not hidden', async () => {
  await backend.reset(
    worldWith(({ widget, records }) => {
      widget.hidePayByInvoiceButton = false;
      for (const data of records.invoiceData['77'] ?? []) data.enabled = false;
    }),
  );
  const failure = await failureOf(send({ ...(await requestFor({ 3001: 1 })), payByInvoice: true }));
  expect(failure.failure).toMatchObject({
    code: 4022,
    message: 'This event does not take orders by invoice.',
  });
});
