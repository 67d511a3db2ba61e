import { describe, expect, it } from 'vitest';
import {
  extendTransaction,
  getConfirmation,
  getPersonTickets,
  getTransaction,
  holdSwap,
  saveFormData,
  swapTickets,
  uploadFormFile,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf, worldWith } from '../../backend';

const { backend, clock, client, hold, orderFor, save, buy } = backendInTests();

describe('more time', () => {
  const extend = (token: string) =>
    client.call(extendTransaction, { params: { eventId, token }, body: { extend: true } });

  it('begins the hold’s time anew', async () => {
    const { token, extensionsLeft } = await hold({ 3004: 2 });
    clock.advance(14 * 60_000);
    const extended = await extend(token);
    expect(Date.parse(extended.expiresAt) - Date.parse(extended.serverTime)).toBe(15 * 60_000);
    expect(extended.extensionsLeft).toBe((extensionsLeft ?? 0) - 1);
    clock.advance(14 * 60_000);
    expect(backend.db.stockOf('3004').held).toBe(2);
    clock.advance(60_000);
    expect(backend.db.stockOf('3004').held).toBe(0);
    expect((await failureOf(extend(token))).code).toBe(4044);
  });

  it('is given as often as the sale says', async () => {
    await backend.reset(worldWith(({ sale }) => (sale.extensions = 1)));
    const { token } = await hold({ 3004: 1 });
    await extend(token);
    const { code, status } = await failureOf(extend(token));
    expect([code, status]).toEqual([4091, 409]);
  });

  it('is asked for by nothing but extend: true', async () => {
    const { token } = await hold({ 3004: 1 });
    const body = { extend: false } as unknown as { extend: true };
    const { failure } = await failureOf(client.call(extendTransaction, { params: { eventId, token }, body }));
    expect(failure).toMatchObject({ code: 4000, field: 'extend' });
  });
});

describe('a swap', () => {
  const orderId = '2000-4800';
  const params = { eventId };
  /** Marcus Bell’s first General Admission becomes a Two-Day Pass. */
  const swapToken = async () => {
    const { order } = backend.db.orderBook.ticket(`NL26-4800-1`);
    const body = { tickets: [{ ticketId: 'NL26-4800-1', ticketTypeId: '3002' }] };
    const made = await client.call(swapTickets, {
      params: { ...params, orderId },
      query: { email: order.buyerEmail },
      body,
    });
    return made.swapToken;
  };
  const take = (token: string) =>
    client.call(holdSwap, { params, body: { swapToken: token }, idempotencyKey: 'swap' });

  it('is held with the tickets it is of, and their forms filled', async () => {
    const token = await swapToken();
    const held = await take(token);
    expect(held).toMatchObject({ swapToken: token, isPayByInvoice: false, status: 'keep' });
    expect(held.personTickets).toMatchObject([
      { ticketName: 'Two-Day Pass', swappedFromType: 'General Admission', quantity: 1, taxName: 'Sales tax' },
    ]);
    expect(held.orderTotal).toBe(held.personTickets?.[0]?.charge);
    expect(held.priceTotal + held.taxTotal).toBe(held.orderTotal);
    const { personTickets } = await client.call(getPersonTickets, {
      params: { ...params, token: held.token },
    });
    const said = personTickets[0]?.formSubmission.entities.map(({ submissionValues }) => submissionValues[0]);
    expect(said?.slice(0, 3)).toEqual(['Marcus', 'Bell', 'm.bell@bellfoundry.example']);
    expect((await take(token)).token).toBe(held.token);
    expect((await client.call(getTransaction, { params: { ...params, token: held.token } })).swapToken).toBe(
      token,
    );
  });

  it('changes the order when it is paid, and puts the old ticket on sale again', async () => {
    await backend.reset(worldWith(({ sale }) => (sale.uniqueEmails = true)));
    const before = backend.db.orderBook.get(orderId);
    const [generalLeft, passLeft] = [
      backend.db.stockOf('3001').left ?? 0,
      backend.db.stockOf('3002').left ?? 0,
    ];
    const token = await swapToken();
    const held = await take(token);
    expect(backend.db.stockOf('3002').left).toBe(passLeft - 1);
    await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    const order = await orderFor(held);
    const answer = {
      ...order.personTickets[0]?.formSubmission.entities[2],
      id: '103',
      attributeKey: 'email',
    };
    order.personTickets[0]?.formSubmission.entities.splice(2, 1, {
      ...answer,
      submissionValues: ['m.bell@bellfoundry.example'],
    });
    const saved = await save({ ...order, swapToken: token });
    expect(saved).toMatchObject({ orderId, token: before.token });
    const after = backend.db.orderBook.get(orderId);
    expect(after.tickets.map(({ ticketName }) => ticketName)).toEqual(['Two-Day Pass', 'General Admission']);
    expect(after.total).toBe(before.total + held.orderTotal);
    expect([backend.db.stockOf('3001').left, backend.db.stockOf('3002').left]).toEqual([
      generalLeft + 1,
      passLeft - 1,
    ]);
    expect((await failureOf(take(token))).code).toBe(4044);
    const confirmation = await client.call(getConfirmation, {
      params: { ...params, orderId, token: before.token },
    });
    expect(confirmation.amount).toBe(after.total);
  });

  it('gives its ticket back when time is up', async () => {
    const left = backend.db.stockOf('3002').left;
    await take(await swapToken());
    clock.advance(15 * 60_000);
    expect(backend.db.stockOf('3002').left).toBe(left);
  });

  it('is refused for a token nobody gave, and without the captcha where one is asked for', async () => {
    expect((await failureOf(take('sw_none'))).code).toBe(4044);
    await backend.reset(worldWith(({ widget }) => (widget.captchaEnabled = true)));
    expect((await failureOf(take('sw_none'))).code).toBe(4021);
  });
});

describe('form data', () => {
  it('is kept before the order is saved, checked and answered again', async () => {
    const held = await hold({ 3009: 1 });
    const params = { eventId, token: held.token };
    const { personTickets } = await orderFor(held);
    const draft = personTickets.map((ticket) => ({
      ...ticket,
      formSubmission: { entities: ticket.formSubmission.entities.slice(0, 1) },
    }));
    expect(await client.call(saveFormData, { params, body: { personTickets: draft } })).toBeNull();
    const known = await client.call(getPersonTickets, { params });
    expect(
      known.personTickets[0]?.formSubmission.entities.map(({ submissionValues }) => submissionValues),
    ).toEqual([['Ada'], [], [], [], []]);
    const wrong = [{ id: personTickets[0]?.id ?? '', formSubmission: { entities: [diet('Cake')] } }];
    expect(
      (await failureOf(client.call(saveFormData, { params, body: { personTickets: wrong } }))).code,
    ).toBe(4022);
    const unknown = [{ id: 'pt-0', formSubmission: { entities: [] } }];
    expect(
      (await failureOf(client.call(saveFormData, { params, body: { personTickets: unknown } }))).code,
    ).toBe(4046);
  });

  it('is not taken after the order is saved', async () => {
    const held = await hold({ 3009: 1 });
    await save(await orderFor(held));
    const params = { eventId, token: held.token };
    expect((await failureOf(client.call(saveFormData, { params, body: { personTickets: [] } }))).code).toBe(
      4047,
    );
  });

  const diet = (value: string) => ({ id: '105', attributeKey: 'dietaryNeeds', submissionValues: [value] });
});

describe('an uploaded file', () => {
  it('is known by what it is, and refused for a question that takes none', async () => {
    const { token } = await hold({ 3009: 1 });
    const params = { eventId, token };
    const file = new File(['abc'], 'badge.png', { type: 'image/png' });
    expect(await client.call(uploadFormFile, { params, body: { file } })).toMatchObject({
      name: 'badge.png',
      type: 'image/png',
      size: 3,
    });
    const call = client.call(uploadFormFile, { params, body: { file, questionId: '101_form' } });
    expect((await failureOf(call)).code).toBe(4046);
  });

  it('needs a hold', async () => {
    await buy({ 3009: 1 });
    const call = client.call(uploadFormFile, {
      params: { eventId, token: 'tx_none' },
      body: { file: new File(['abc'], 'badge.png') },
    });
    expect((await failureOf(call)).code).toBe(4044);
  });
});
