import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../../src/client';
import { getTickets, getWidgetBootstrap } from '../../../../src/contract';
import { TicketPicker } from '../../../../src/headless';
import { createEnvironment, useEnvironment } from '../../../../src/hooks';
import { missingPeer, warnOfMissingStyles, withPeer } from '../../../../src/diagnostics';
import { forgetWarnings } from '../../../../src/diagnostics/warn';
import { warnOfUnknownKeys } from '../../../../src/i18n/warnOfUnknownKeys';
import { stripePaymentOption } from '../../../../src/payments/stripe/ui/stripePaymentOption';
import { RowWatch } from '../../../../src/themed/tickets/RowWatch';
import { backendInTests, eventId } from '../../mocks/backend';
import type { CustomField } from '../../../../src/domain';
import type { WidgetStep } from '../../../../src/widget';
import { warnOfFields, warnOfSteps } from '../../../../src/widget/registration/warnOfOwnParts';
import { openWidget, stubMeasuring, type Opened } from '../widget/openWidget';

const { backend, client } = backendInTests();
beforeAll(stubMeasuring);

/** The codes of what the console was warned of. */
const warned: string[] = [];
beforeEach(() => {
  forgetWarnings();
  vi.spyOn(console, 'warn').mockImplementation((text: string) => {
    warned.push(text);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  warned.length = 0;
});

const given = (code: string) => warned.filter((text) => text.startsWith(`${code}: `));
const answering = (response: () => Promise<Response>) => vi.stubGlobal('fetch', response);
const open = (props: Partial<Opened>) => openWidget({ client, clock: backend.clock, ...props });

test('BX1001, BX1015: what stands outside of its provider or root is thrown, with where to put it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useEnvironment)).toThrow(
    /^BX1001: Put it inside <BoxofficeProvider>\. See .*\/codes\.md#bx1001$/,
  );
  expect(() => render(<TicketPicker.Name />)).toThrow(
    /^BX1015: Put it inside <TicketPicker\.Row>\. See .*#bx1015$/,
  );
});

test('BX1002: a web page where data should be, and a backend that is not there', async () => {
  const call = () =>
    createClient()
      .call(getTickets, { params: { eventId }, query: { code: '' } })
      .catch(() => 'failed');
  answering(() =>
    Promise.resolve(
      new Response('<!doctype html>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
    ),
  );
  expect(await call()).toBe('failed');
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await call()).toBe('failed');
  expect(given('BX1002')).toEqual([
    expect.stringMatching(/answered with a web page \(404\).*docs\/codes\.md#bx1002$/),
    expect.stringMatching(/did not reach a backend at \/api\/v1/),
  ]);
});

test('BX1003, BX1004: an answer that is used in part, and the time zone of an event', async () => {
  const answer = await client.call(getWidgetBootstrap, { params: { eventId } });
  const wrong = {
    ...answer,
    event: { ...answer.event, 'time-zone-id': 'US/Estern', name: answer.event.name },
  };
  answering(() => Promise.resolve(Response.json(wrong)));
  const onError = vi.fn();
  const own = createEnvironment({ onError }).client;
  const { event } = await own.call(getWidgetBootstrap, { params: { eventId } });
  expect(event['time-zone-id']).toBe('UTC');
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'BX2001' }));
  answering(() =>
    Promise.resolve(Response.json({ ...answer, siteConf: { ...answer.siteConf, supportEmail: 7 } })),
  );
  await own.call(getWidgetBootstrap, { params: { eventId } });
  expect([given('BX1004').length, given('BX1003').length]).toEqual([1, 1]);
});

test('BX1005: a misspelt key of overrides, once', () => {
  const overrides = {
    'tickets.titel': 'Karten',
    'tickets.title': 'Karten',
    'organizer.kit.nav.label': 'Menu',
  };
  for (const _ of [1, 2]) warnOfUnknownKeys(overrides, { 'tickets.title': 'Tickets' });
  expect(given('BX1005')).toEqual([expect.stringContaining('tickets.titel')]);
});

test('BX1006: a package that is not installed is named, with its cause', async () => {
  const cause = new Error('Failed to resolve module');
  expect(missingPeer('socket.io-client', cause)).toMatchObject({ cause });
  await expect(withPeer('recharts', Promise.reject(cause))).rejects.toMatchObject({ cause });
  expect(given('BX1006')).toEqual([
    expect.stringContaining('socket.io-client could not be loaded'),
    expect.stringContaining('recharts could not be loaded'),
  ]);
});

test('BX1007: tickets with a price and nothing to pay them with; not where the gateway is served', async () => {
  const { unmount } = await open({
    payments: [stripePaymentOption({ load: () => new Promise(() => undefined) })],
  });
  await screen.findByRole('combobox', { name: 'Quantity: General Admission' });
  unmount();
  expect(given('BX1007')).toEqual([]);
  await open({});
  await waitFor(() => expect(given('BX1007')).toEqual([expect.stringContaining('money by stripe')]));
});

test('BX1008: another copy of the package on the page', async () => {
  // Tests share a page.
  const seat = Symbol.for('boxoffice.copy');
  Reflect.deleteProperty(globalThis, seat);
  vi.resetModules();
  const another = await import('../../../../src/diagnostics');
  another.warnOfAnotherCopy();
  await open({});
  expect(given('BX1008')).toHaveLength(1);
  Reflect.deleteProperty(globalThis, seat);
});

test('BX1009: an event that the backend does not know', async () => {
  await open({ eventId: '9999' });
  await screen.findByRole('heading', { level: 2, name: 'We can’t find this event' });
  expect(given('BX1009')).toEqual([expect.stringContaining('no event 9999')]);
});

test('BX1013: a row that is another component at each render; not two that take turns', () => {
  const [cards, lines] = [() => 'cards', () => 'lines'];
  const { rerender } = render(<RowWatch Row={cards} />);
  for (const Row of [lines, cards, lines, cards]) rerender(<RowWatch Row={Row} />);
  rerender(<RowWatch Row={() => 'cards'} />);
  expect(given('BX1013')).toEqual([]);
  rerender(<RowWatch Row={() => 'cards'} />);
  expect(given('BX1013')).toHaveLength(1);
});

test('BX1011, BX1012: fields that can’t work, and steps that can’t be told apart', () => {
  const field = (name: string, more: Partial<CustomField> = {}): CustomField => ({
    name,
    label: name,
    ...more,
  });
  const step = (id: string): WidgetStep => ({
    id,
    at: 'afterRegistration',
    title: id,
    Component: () => null,
  });
  warnOfFields([field('shirt', { type: 'select', options: ['S'] }), field('dietary_needs')]);
  warnOfSteps([step('one'), step('two')]);
  expect(warned).toEqual([]);

  warnOfFields([field('shirt.size'), field('meal', { type: 'select' }), field('meal', { type: 'text' })]);
  warnOfFields(Array.from({ length: 21 }, (_, index) => field(`field${index}`)));
  expect(given('BX1011')).toEqual([
    expect.stringContaining('"shirt.size" of a custom field has other characters'),
    expect.stringContaining('Two custom fields have the name "meal"'),
    expect.stringContaining('"meal" is a select without options'),
    expect.stringContaining('There are 21 custom fields'),
  ]);
  warnOfSteps([step('one'), step('two'), step('one')]);
  expect(given('BX1012')).toEqual([expect.stringContaining('have the id "one"')]);
});

test('BX1017: what is on the screen without a stylesheet; not what is hidden, gone or styled', () => {
  vi.useFakeTimers();
  const watch = (style: string, isOnScreen = true) => {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.cssText = style;
    box.getClientRects = () => (isOnScreen ? [new DOMRect()] : []) as unknown as DOMRectList;
    const stop = warnOfMissingStyles(box);
    return { box, stop };
  };
  const boxes = [watch('--bx-accent: #123'), watch('', false), watch('')];
  boxes[2]?.stop();
  vi.advanceTimersByTime(10_000);
  expect(given('BX1017')).toEqual([]);
  boxes.push(watch(''));
  vi.advanceTimersByTime(10_000);
  expect(given('BX1017')).toHaveLength(1);
  for (const { box } of boxes) box.remove();
  vi.useRealTimers();
});
