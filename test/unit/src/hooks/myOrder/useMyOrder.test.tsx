import { act, renderHook } from '@testing-library/react';
import { findMyOrder } from '../../../../../src/contract';
import { expect, test, vi } from 'vitest';
import type { ErrorListener } from '../../../../../src/diagnostics';
import { scenarios } from '../../../../../mocks';
import {
  createFakeCaptcha,
  type FakeCaptcha,
  type FakeCaptchaOptions,
} from '../../../../../mocks/gateways/fakeCaptcha';
import { useMyOrder, type CaptchaChoice } from '../../../../../src/hooks';
import { afterEachRow, eachRow } from '../../../../eachRow';
import { backendInTests, eventId } from '../../../mocks/backend';
import { environmentOf } from '../environment';

const { backend, clock, client } = backendInTests();
const amara = { orderNumber: '2000-4817', email: 'amara@tidewater.example' };
const leila = { orderNumber: '2000-4813', email: 'leila@atelier-nord.example' };
const halfAnHour = 30 * 60_000;

afterEachRow(() => vi.restoreAllMocks());

async function found(lookup = amara) {
  const onError = vi.fn<ErrorListener>();
  const { result } = renderHook(() => useMyOrder({ eventId, onError }), { wrapper: environmentOf(client) });
  await act(() => result.current.find(lookup));
  return { result, onError };
}

const reason = 'We can’t travel.';

test('an expired token is renewed once, and the call is sent again (FAULTS F116)', async () => {
  const { result, onError } = await found();
  clock.advance(halfAnHour);
  const outcome = await act(() => result.current.requestCancellation(reason));
  expect(outcome).toEqual({ problem: null, answer: null });
  expect(result.current.order?.cancellation).toMatchObject({ reason });
  expect(onError).not.toHaveBeenCalled();
});

test('an order whose buyer has another address by now is not found again, and stays on the screen (FAULTS F116)', async () => {
  const { result } = await found();
  clock.advance(halfAnHour);
  backend.db.orderBook.change('2000-4817', { buyerEmail: 'kwame@tidewater.example' });
  const { problem } = await act(() => result.current.resend());
  expect(problem).toEqual({ key: 'myOrder.notFound' });
  expect(result.current.order?.order.id).toBe('2000-4817');
});

test('after a conflict the order is the newest, so that the same can be saved again (FAULTS F117)', async () => {
  const { result } = await found();
  const [ticket] = result.current.order?.tickets ?? [];
  if (!ticket) throw new Error('The order has no ticket.');
  const { id, lastName, email, version } = ticket;
  const save = (of: number) =>
    act(() =>
      result.current.saveAttendee(id, { firstName: 'Ama', lastName, email, answers: [], version: of }),
    );
  const { orderBook } = backend.db;
  const changes = [{ date: '2026-02-12T15:00:00.000Z' }];
  const tickets = orderBook.get('2000-4817').tickets.map((each) => ({ ...each, changes }));
  orderBook.change('2000-4817', { tickets });
  expect(await save(version)).toMatchObject({ problem: { key: 'myOrder.failed.changed' } });
  const newest = result.current.order?.tickets[0];
  expect(newest).toMatchObject({ firstName: 'Amara', version: version + 1 });
  const token = result.current.order?.accessToken;
  expect(await save(newest?.version ?? 0)).toEqual({ problem: null, answer: null });
  expect(result.current.order).toMatchObject({ accessToken: token, tickets: [{ firstName: 'Ama' }, {}] });
});

test('after a session was full the seats that are left are known (FAULTS F124)', async () => {
  await backend.reset(scenarios.richForm);
  const { result } = await found();
  const [ticket] = result.current.order?.tickets ?? [];
  if (!ticket) throw new Error('The order has no ticket.');
  const { id, firstName, lastName, email, version } = ticket;
  const seatsLeft = () =>
    result.current.order?.form.entities
      .flatMap(({ sessions = [] }) => sessions)
      .find((session) => session.id === 's5')?.remaining;
  expect(seatsLeft()).toBe(1);
  for (const { sessions = [] } of backend.db.world.form.entities)
    for (const session of sessions) if (session.id === 's5') session.capacity = 0;
  const answers = [{ id: '208', submissionValues: ['s5'] }];
  const saved = await act(() =>
    result.current.saveAttendee(id, { firstName, lastName, email, answers, version }),
  );
  expect(saved).toMatchObject({ problem: { key: 'error.sessionFull' } });
  expect(seatsLeft()).toBe(0);
});

const wrong = { ...amara, email: 'guess@example.com' };

async function tryOften() {
  for (let times = 0; times < 3; times += 1)
    await client.call(findMyOrder, { params: { eventId }, body: wrong }).catch(() => null);
}

/** Where the event asks for a captcha, and somebody tried the number three times. */
async function triedOften(options?: FakeCaptchaOptions) {
  await backend.reset(scenarios.captcha);
  await tryOften();
  const onError = vi.fn<ErrorListener>();
  const adapter = options && createFakeCaptcha(options);
  const captcha = adapter && { adapter, onError };
  const { result } = renderHook(() => useMyOrder({ eventId, onError, captcha }), {
    wrapper: environmentOf(client),
  });
  const find = (lookup = amara) => act(() => result.current.find(lookup));
  await find();
  return { result, find, adapter, onError };
}

async function draw(captcha: FakeCaptcha | undefined) {
  const container = document.body.appendChild(document.createElement('div'));
  captcha?.widget?.mount(container, { locale: 'en', scheme: 'light' }, () => undefined);
  await act(() => Promise.resolve());
  return {
    tick: () => container.querySelector('input')?.click(),
    remove: () => container.remove(),
  };
}

test('a captcha nobody sees is asked at once (FAULTS F141)', async () => {
  const { result, onError } = await triedOften({});
  expect(result.current).toMatchObject({ order: { order: { id: '2000-4817' } }, problem: null });
  expect(result.current.needsCaptcha).toBe(false);
  expect(onError).not.toHaveBeenCalled();
});

test('one with a box waits for the buyer, for each search anew (FAULTS F141)', async () => {
  const { result, find, adapter, onError } = await triedOften({ visible: true });
  expect(result.current).toMatchObject({ problem: { key: 'myOrder.captcha' }, needsCaptcha: true });
  const box = await draw(adapter);
  await find();
  expect(result.current.problem).toEqual({ key: 'myOrder.captchaUnanswered' });
  box.tick();
  await find(wrong);
  expect(result.current).toMatchObject({ problem: { key: 'myOrder.notFound' }, needsCaptcha: true });
  await find();
  expect(result.current.problem).toEqual({ key: 'myOrder.captchaUnanswered' });
  box.tick();
  await find();
  expect(result.current).toMatchObject({ order: { order: { id: '2000-4817' } }, needsCaptcha: false });
  expect(onError).not.toHaveBeenCalled();
  box.remove();
});

test('a token that the backend refuses is a failed check, and the next is another (FAULTS F141)', async () => {
  const { result, find } = await triedOften({ outcome: 'refused', times: 1 });
  expect(result.current.problem).toEqual({ key: 'captcha.failed' });
  await find();
  expect(result.current.order?.order.id).toBe('2000-4817');
});

test('where the captcha can’t be had, the number is looked up without it as soon as it may be (FAULTS F141)', async () => {
  const { result, find, onError } = await triedOften({ outcome: 'blocked' });
  expect(result.current).toMatchObject({ order: null, problem: { key: 'captcha.blocked' } });
  expect(onError).toHaveBeenCalled();
  clock.advance(15 * 60_000);
  await find();
  expect(result.current.order?.order.id).toBe('2000-4817');
});

test('a page without a captcha says how long to wait (FAULTS F115)', async () => {
  const { result, onError } = await triedOften();
  expect(result.current.problem).toEqual({ key: 'error.wait', values: { count: 900 } });
  expect(onError).not.toHaveBeenCalled();
});

test('who was refused before the captcha was known is asked for it once it is (FAULTS F141)', async () => {
  await backend.reset(scenarios.captcha);
  await tryOften();
  const adapter = createFakeCaptcha({ visible: true });
  const onError = vi.fn<ErrorListener>();
  const { result, rerender } = renderHook((captcha?: CaptchaChoice) => useMyOrder({ eventId, captcha }), {
    wrapper: environmentOf(client),
  });
  const find = () => act(() => result.current.find(amara));
  await find();
  expect(result.current).toMatchObject({ problem: { key: 'error.wait' }, needsCaptcha: false });
  rerender({ adapter, onError });
  expect(result.current).toMatchObject({ problem: { key: 'myOrder.captcha' }, needsCaptcha: true });
  const box = await draw(adapter);
  box.tick();
  await find();
  box.remove();
  expect(result.current).toMatchObject({ order: { order: { id: '2000-4817' } }, problem: null });
});

test('an order that is open where a captcha is wanted by now says to look it up again (FAULTS F141)', async () => {
  const { result, find, adapter } = await triedOften({ visible: true });
  const box = await draw(adapter);
  box.tick();
  await find();
  box.remove();
  expect(result.current.order).not.toBeNull();
  clock.advance(halfAnHour);
  await tryOften();
  expect(await act(() => result.current.resend())).toMatchObject({
    problem: { key: 'myOrder.failed.notNow' },
  });
});

test('no address ever has the token', async () => {
  const addresses = vi.spyOn(globalThis, 'fetch');
  const { result } = await found();
  await act(() => result.current.resend());
  await act(() => result.current.requestCancellation(reason));
  const token = result.current.order?.accessToken ?? '';
  expect(token).not.toBe('');
  expect(addresses.mock.calls.length).toBeGreaterThan(2);
  for (const [address] of addresses.mock.calls) expect(JSON.stringify(address)).not.toContain(token);
});

test('an answer that comes once another order was found changes nothing on the screen', async () => {
  const { result } = await found();
  await backend.setLatency({ requestCancellation: 200, other: 0 });
  await act(async () => {
    const late = result.current.requestCancellation(reason);
    await result.current.find(leila);
    await late;
  });
  expect(result.current.order).toMatchObject({ order: { id: '2000-4813' }, cancellation: null });
});

eachRow([
  ['error500', 'error.default', 1],
  ['networkError', 'myOrder.failed.connection', 1],
  ['tooManyRequests', 'error.wait', 0],
] as const)('a search that ends in %s says %s, and what the page hears of it', async (kind, key, heard) => {
  await backend.setFaults({ findMyOrder: { kind } });
  const { result, onError } = await found();
  expect(result.current.problem).toMatchObject({ key });
  expect(result.current.order).toBeNull();
  expect(onError).toHaveBeenCalledTimes(heard);
});
