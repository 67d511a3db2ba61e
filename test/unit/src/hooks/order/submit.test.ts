import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { HeldTransaction } from '../../../../../src/contract';
import { freePayment, type PaymentMethod } from '../../../../../src/payments';
import { backendInTests, eventId, orderOf } from '../../../mocks/backend';
import { inEnglish } from '../../domain/english';
import { holdOf, ordersOn, payer, problemOf, reach } from './orderOnBackend';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';
import { eventually } from '../../../../eventually';

const suite = backendInTests();
const { backend } = suite;
const { held, filled } = ordersOn(suite);

/** What was sent to the backend, in its order. */
const sent: { method: string; path: string; body: unknown }[] = [];
/** As the server's stand-in has it. */
let under: typeof fetch;
/** Stands in for the backend's answer to one call. */
let standIn: ((path: string, method: string) => Response | undefined) | undefined;

beforeEachRow(() => {
  sent.length = 0;
  standIn = undefined;
  under = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const path = new URL(typeof input === 'string' ? input : input instanceof URL ? input : input.url)
      .pathname;
    const method = init?.method ?? 'GET';
    sent.push({ method, path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    return standIn?.(path, method) ?? under(input, init);
  };
});
afterEachRow(() => {
  vi.useRealTimers();
  globalThis.fetch = under;
});

const saves = () =>
  sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions')).slice(1);
const textOf = (flow: Parameters<typeof problemOf>[0]) => inEnglish(problemOf(flow)?.message ?? null);
const orders = () => backend.db.snapshot().orders.length;
const isSave = (path: string, method: string) => method === 'POST' && path.endsWith('/transactions');

describe('F24: answers to the save that are none', () => {
  eachRow([
    ['HTML', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    [
      'malformed JSON',
      () => new Response('{"orderId":', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['204', () => new Response(null, { status: 204 })],
    ['an empty object', () => HttpResponse.json({})],
    ['an empty body', () => new Response('')],
  ])(
    '%s: the default error for 20 s, the form is open again, and the order can be sent',
    async (_, answer) => {
      const flow = await held();
      const press = await filled(flow);
      standIn = (path, method) => (isSave(path, method) ? answer() : undefined);
      press();
      await reach(flow, 'submitting');
      await reach(flow, 'registering');
      expect(textOf(flow)).toBe('There was an error processing your request');
      expect(problemOf(flow)?.showFor).toBe(20_000);
      standIn = undefined;
      press();
      await reach(flow, 'confirmed');
    },
  );
});

describe('F25: no answer for 60 s', () => {
  it('gives the save up at 60 000 ms and asks for its outcome before it offers to pay again', async () => {
    const flow = await held();
    const press = await filled(flow);
    await backend.setFaults({
      saveOrder: { kind: 'neverAnswers', times: 1 },
      getSaveOutcome: { kind: 'networkError', times: 1 },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press();
    await eventually(() => expect(saves()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(59_900);
    expect(flow.getState().at).toBe('submitting');
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await reach(flow, 'unknownOutcome');
    await eventually(() => expect(flow.getState()).toMatchObject({ checking: false }));
    press();
    expect(flow.getState().at).toBe('unknownOutcome');
    flow.checkOutcome();
    await reach(flow, 'registering');
    expect(textOf(flow)).toBe('There was an error processing your request');
    expect(saves()).toHaveLength(1);
  });
});

describe('F26: the answer is lost after the order was made', () => {
  it('finds the one order by the key of the attempt', async () => {
    const before = orders();
    const flow = await held();
    const press = await filled(flow);
    await backend.setFaults({ saveOrder: { kind: 'lostAfterCommit', times: 1 } });
    press();
    await reach(flow, 'confirmed');
    expect(orders()).toBe(before + 1);
    expect(saves()).toHaveLength(1);
  });
});

describe('F27: two submits in one task', () => {
  it('send one order', async () => {
    const before = orders();
    const flow = await held();
    const press = await filled(flow);
    press();
    press();
    press();
    await reach(flow, 'confirmed');
    expect(orders()).toBe(before + 1);
    expect(saves()).toHaveLength(1);
  });
});

describe('F28: the codes of 000 §8', () => {
  const said = 'ada@example.com';
  eachRow([
    [4012, 'You have selected a session that has reached capacity. Please select a different session.'],
    [
      4050,
      'You can only register using a unique email address per registration. Please update the following: ada@example.com',
    ],
    [4051, 'There is already an assigned registration linked to ada@example.com'],
    [4060, 'ada@example.com'],
    [4061, 'Could not complete your payment'],
    [5000, "We couldn't process your request. No worries you haven't been charged!"],
  ] as const)('%s says: %s', async (code, text) => {
    const flow = await held();
    const press = await filled(flow);
    await backend.setFaults({ saveOrder: { kind: 'refused', code, message: said, times: 1 } });
    press();
    await reach(flow, 'submitting');
    await reach(flow, 'registering');
    expect(textOf(flow)).toBe(text);
    expect(problemOf(flow)).toMatchObject({ showFor: 20_000, code });
    expect(problemOf(flow)?.event).toBe(code === 4012 ? 'sessionReachedCapacity' : undefined);
  });

  eachRow(['responseError', 'processorError'])("the gateway's own words (%s) override", async (member) => {
    const flow = await held();
    const press = await filled(flow);
    standIn = (path, method) =>
      isSave(path, method)
        ? HttpResponse.json({ code: 5000, [member]: 'Do not honor' }, { status: 400 })
        : undefined;
    press();
    await reach(flow, 'submitting');
    await reach(flow, 'registering');
    expect(textOf(flow)).toBe('Do not honor');
  });
});

describe('F76: too many requests, too much sent', () => {
  it('says how long to wait', async () => {
    const flow = await held();
    const press = await filled(flow);
    await backend.setFaults({ saveOrder: { kind: 'tooManyRequests', times: 1 } });
    press();
    await reach(flow, 'submitting');
    await reach(flow, 'registering');
    expect(textOf(flow)).toBe(
      'There are too many requests right now. Please wait 2 seconds, then try again.',
    );
  });

  it('says that it is too large', async () => {
    const flow = await held();
    const press = await filled(flow);
    standIn = (path, method) => (isSave(path, method) ? new Response('', { status: 413 }) : undefined);
    press();
    await reach(flow, 'submitting');
    await reach(flow, 'registering');
    expect(textOf(flow)).toMatch(/^Your answers are too large to send/);
  });
});

describe('what is sent', () => {
  /** Notes when it was asked to pay. */
  const methodOf = (noted: string[]): PaymentMethod<null> => ({
    ...freePayment(),
    begin: (hold: HeldTransaction, input: null, deps) => {
      noted.push(...sent.map(({ method, path }) => `${method} ${path.split('/').at(-1) ?? ''}`), 'paid');
      return freePayment().begin(hold, input, deps);
    },
  });

  async function pressed() {
    const flow = await held();
    await filled(flow);
    const hold = holdOf(flow);
    const { personTickets } = await suite.orderFor(hold);
    const noted: string[] = [];
    const order = { ...orderOf(hold, []), personTickets };
    sent.length = 0;
    return { flow, noted, press: () => flow.submit({ method: methodOf(noted), input: null, payer, order }) };
  }

  it('answers are saved before anything is paid (000 §4)', async () => {
    const { flow, noted, press } = await pressed();
    press();
    await reach(flow, 'confirmed');
    expect(noted).toEqual(['PUT form_data', 'paid']);
  });

  eachRow([
    'error500',
    'html502',
    'networkError',
    'lostAfterCommit',
    'tooManyRequests',
    'truncated',
  ] as const)('that they could not be saved (%s) stops nothing', async (kind) => {
    const { flow, press } = await pressed();
    await backend.setFaults({ saveFormData: { kind } });
    press();
    await reach(flow, 'confirmed');
  });

  it('the payment waits five seconds for them, and no longer', async () => {
    const { flow, noted, press } = await pressed();
    await backend.setFaults({ saveFormData: { kind: 'neverAnswers' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press();
    await vi.advanceTimersByTimeAsync(4_900);
    expect(noted).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await reach(flow, 'confirmed');
  });

  eachRow([4012, 4022, 4050, 4051] as const)(
    'what the save would refuse too (%s) is not paid for',
    async (code) => {
      const { flow, noted, press } = await pressed();
      await backend.setFaults({ saveFormData: { kind: 'refused', code, times: 1 } });
      press();
      await reach(flow, 'submitting');
      await reach(flow, 'registering');
      expect(problemOf(flow)?.code).toBe(code);
      expect(noted).toEqual([]);
      press();
      await reach(flow, 'confirmed');
    },
  );

  it('a hold that has ended is not paid for', async () => {
    const { flow, noted, press } = await pressed();
    backend.clock.advance(3 * 3_600_000);
    press();
    await reach(flow, 'timedOut');
    expect(noted).toEqual([]);
    expect(textOf(flow)).toBe("We couldn't process your request. No worries you haven't been charged!");
  });

  it('how the buyer came goes with the hold and with the order', async () => {
    const campaign = { share: 'friend-7', utmParams: { utm_source: 'letter' } };
    const flow = await held({ campaign });
    const press = await filled(flow);
    press();
    await reach(flow, 'confirmed');
    const bodies = sent
      .filter(
        ({ method, path }) => method === 'POST' && path.endsWith(`/events/${eventId}/tickets/transactions`),
      )
      .map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(body).toMatchObject(campaign);
  });

  it('the order that was held is saved, without a card (000 §7)', async () => {
    const flow = await held();
    const press = await filled(flow);
    press();
    await reach(flow, 'confirmed');
    const save = saves()[0];
    expect(save?.path).toMatch(/\/events\/1001\/tickets\/transactions$/);
    expect(save?.body).toMatchObject({
      status: 'keep',
      orderTotal: 0,
      currency: 'USD',
      promotionalCode: null,
      tickets: [{ id: '3009', requestQuantity: 1 }],
      billingAddress: { email: 'ada@example.com' },
      personTickets: [{}],
    });
    expect(JSON.stringify(save?.body)).not.toMatch(/card(Number|Expiry|Cvc|Name)/i);
  });
});
