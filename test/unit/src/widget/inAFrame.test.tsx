import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { scenarios } from '../../../../mocks';
import { createTabStore } from '../../../../src/hooks';
import type { TicketWidgetControls } from '../../../../src/widget';
import { backendInTests } from '../../mocks/backend';
import {
  fillIn,
  formName,
  holdFreeTicket,
  openWidget,
  pressOrder,
  stubMeasuring,
  type Opened,
} from './openWidget';

const { backend, client } = backendInTests();
const { clock } = backend;
// The registration form comes in a part of its own, and a busy machine takes its time.
beforeAll(stubMeasuring);
afterEach(() => vi.restoreAllMocks());

const open = (more: Partial<Opened> = {}) => openWidget({ client, clock, ...more });
const minute = 60_000;

test('only the ticket types that the page asks for are offered, and those that exist', async () => {
  const [free] = scenarios.conference.ticketTypes.filter(({ name }) => name === 'Community Day');
  if (!free) throw new Error('The conference sells no Community Day.');
  await open({ ticketIds: ['no-such-ticket', free.id] });
  await screen.findByRole('combobox', { name: 'Quantity: Community Day' });
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});

test('what the page knows of its visitor fills the form, and never over a profile', async () => {
  await open({
    prefill: { firstName: 'Amara', lastName: 'Osei', email: 'amara@tidewater.example', company: 'Tidewater' },
  });
  await holdFreeTicket();
  const attendee = within(await screen.findByRole('group', { name: /Attendee 1/ }));
  expect(attendee.getByRole('textbox', { name: /^First name/i })).toHaveValue('Amara');
  expect(attendee.getByRole('textbox', { name: /^Email/i })).toHaveValue('amara@tidewater.example');
  const buyer = within(screen.getByRole('region', { name: 'Your Information' }));
  expect(buyer.getByRole('textbox', { name: /^Last name/i })).toHaveValue('Osei');
});

test('the page around gets the tickets back that it lets go', async () => {
  const controls = createRef<TicketWidgetControls>();
  await open({ controls });
  expect(controls.current).toBeNull();
  await holdFreeTicket();
  act(() => controls.current?.release());
  expect(await screen.findByRole('combobox', { name: 'Quantity: Community Day' })).toBeVisible();
  await waitFor(() => expect(backend.db.snapshot().holds.map(({ status }) => status)).toContain('released'));
  expect(controls.current).toBeNull();
});

test('000 §4 Countdown: the page around hears once of the last two minutes, and can’t harm the order', async () => {
  const onError = vi.fn();
  const failure = new Error('The page is broken.');
  const onCountdownWarning = vi.fn(() => {
    throw failure;
  });
  await open({ onCountdownWarning, onError });
  await holdFreeTicket();
  const leave = (left: number) => {
    clock.set(Date.parse(scenarios.conference.now) + 15 * minute - left);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  leave(2 * minute);
  expect(onCountdownWarning).not.toHaveBeenCalled();
  leave(2 * minute - 500);
  leave(minute);
  expect(onCountdownWarning.mock.calls).toEqual([[{ secondsLeft: 120, eventName: 'Northlight 2026' }]]);
  expect(onError.mock.calls).toMatchObject([[{ code: 'BX2005', cause: failure }]]);
  expect(screen.getByRole('form', { name: formName })).toBeVisible();
});

test('… but not where the organizer shows no countdown', async () => {
  const { widget } = scenarios.conference;
  await backend.reset({ ...scenarios.conference, widget: { ...widget, displayCountdown: false } });
  const onCountdownWarning = vi.fn();
  await open({ onCountdownWarning });
  await holdFreeTicket();
  clock.set(Date.parse(scenarios.conference.now) + 14 * minute);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(onCountdownWarning).not.toHaveBeenCalled();
});

test('F62: an order is made where storage and cookies of a frame are blocked', async () => {
  // Ours alone: the mock backend keeps cookies of its own here.
  const block = (name: 'getItem' | 'setItem' | 'removeItem') => {
    const real = window.localStorage[name].bind(window.localStorage) as (...given: string[]) => string | null;
    vi.spyOn(Storage.prototype, name).mockImplementation((key: string, ...rest: string[]) => {
      if (key.includes('boxoffice')) throw new DOMException('Storage is not allowed here.', 'SecurityError');
      return real(key, ...rest) as never;
    });
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) block(name);
  const jar = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('Cookies are not allowed here.', 'SecurityError');
  });
  const onConfirmed = vi.fn();
  const onError = vi.fn();
  await open({ tab: createTabStore(), onConfirmed, onError });
  await holdFreeTicket();
  await fillIn();
  pressOrder();
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
  expect(onError).not.toHaveBeenCalled();
  jar.mockRestore();
});

test('A22: a covered order button sends nothing, says why, and sends once it is free again', async () => {
  let check: (isVisible: boolean) => void = () => undefined;
  vi.stubGlobal('IntersectionObserverEntry', { prototype: { isVisible: true } });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        check = (isVisible) => notify([{ isIntersecting: true, isVisible }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  const onConfirmed = vi.fn();
  const orders = backend.db.snapshot().orders.length;
  await open({ onConfirmed, guardsClicks: true });
  await holdFreeTicket();
  await fillIn();
  check(false);
  pressOrder();
  expect(await screen.findByText('Your order was not sent')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute('target', '_blank');
  expect(backend.db.snapshot().orders).toHaveLength(orders);
  const now = performance.now();
  const clockOfPage = vi.spyOn(performance, 'now').mockReturnValue(now);
  check(true);
  clockOfPage.mockImplementation(() => now + 600);
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
});
