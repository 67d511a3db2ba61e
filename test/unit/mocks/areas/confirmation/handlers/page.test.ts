import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../../../../mocks';
import { getConfirmation } from '../../../../../../src/contract';
import { backendInTests, eventId, failureOf, worldWith } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { backend, client, buy, hold, orderFor, save } = backendInTests();
const confirmationOf = (orderId: string, token: string) =>
  client.call(getConfirmation, { params: { eventId, orderId, token } });

describe('a confirmation', () => {
  it('has everything the screen, its scripts and its sharing need', async () => {
    const { orderId, token } = await buy({ 3001: 1 });
    expect(await confirmationOf(orderId, token)).toMatchObject({
      orderType: 'card',
      paidVia: 'Visa',
      ticketsData: { currency: { code: 'USD' } },
      billingAddress: { fullName: 'Ada Byron' },
      socialShare: { sectionType: 'registration', active: true },
      campaign: { definition: { incentiveType: 'single' }, socialPromo: 'FRIENDS' },
      links: { community: 'https://community.northlight.example/2026' },
    });
  });

  eachRow([
    ['2000-4803', 'free'],
    ['2000-4811', 'paypal'],
    ['2000-4814', 'bitcoin'],
    ['2000-4816', 'invoice'],
    ['2000-4817', 'card'],
  ])('of %s says how it is paid: %s', async (orderId, type) => {
    const { token } = backend.db.orderBook.get(orderId);
    expect((await confirmationOf(orderId, token)).orderType).toBe(type);
  });

  it('has the sessions its attendees chose, once each and without their seats (001 §7)', async () => {
    const question = scenarios.richForm.form.entities.find(({ sessions }) => sessions);
    if (!question) throw new Error('The rich form asks for sessions.');
    await backend.reset(worldWith(({ form }) => void form.entities.push(question)));
    const held = await hold({ 3001: 2 });
    const order = await orderFor(held);
    for (const { formSubmission } of order.personTickets)
      for (const entry of formSubmission.entities)
        if (entry.attributeKey === 'sessionRegistration') entry.submissionValues = ['s2', 's6'];
    await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    const { orderId, token } = await save(order);
    const { sessions } = await confirmationOf(orderId, token);
    expect(sessions).toEqual([
      {
        id: 's2',
        name: 'Sign Painting for Beginners',
        location: 'Pier Workshop',
        'start-date': '2026-05-14T11:00:00-04:00',
        'end-date': '2026-05-14T12:30:00-04:00',
      },
      {
        id: 's6',
        name: 'Closing Walk along the Harbour',
        'start-date': '2026-05-15T15:00:00-04:00',
        'end-date': '2026-05-15T17:00:00-04:00',
      },
    ]);
  });

  it('shows who is coming, without places nobody has', async () => {
    const { thumbnails } = await confirmationOf('2000-4817', 'preview');
    expect(thumbnails?.[0]).toEqual({ id: 'a1', fullName: 'Amara Osei', company: 'Tidewater Studio' });
  });

  it('leaves cancelled tickets out', async () => {
    const order = backend.db.orderBook.get('2000-4817');
    const [first, ...rest] = order.tickets;
    if (!first) throw new Error('The order has no ticket');
    backend.db.orderBook.change(order.id, { tickets: [{ ...first, status: 'cancelled' }, ...rest] });
    const { tickets, quantity } = await confirmationOf(order.id, order.token);
    expect([tickets.map(({ id }) => id), quantity]).toEqual([['NL26-4817-2'], 1]);
  });

  it('is told to nobody without its token', async () => {
    const { token } = backend.db.orderBook.get('2000-4816');
    for (const [orderId, wrong] of [
      ['2000-4817', token],
      ['2000-9999', token],
    ] as const)
      expect((await failureOf(confirmationOf(orderId, wrong))).code).toBe(4045);
  });
});
