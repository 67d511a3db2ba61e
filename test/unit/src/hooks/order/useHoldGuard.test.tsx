import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OrderState } from '../../../../../src/domain';
import { useHoldGuard } from '../../../../../src/hooks';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

/** As much of the browser's Navigation API as the guard listens to; jsdom has none. */
let navigation: EventTarget;
beforeEachRow(() => {
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
});
afterEachRow(() => vi.unstubAllGlobals());

function guard(at: OrderState['at'], typed = false) {
  const flow = { leave: vi.fn(), reread: vi.fn(), yieldToTab: vi.fn() };
  const { rerender, unmount } = renderHook((props) => useHoldGuard({ flow, ...props }), {
    initialProps: { at, typed },
  });
  return { flow, rerender, unmount };
}

const announce = (url: string, more: object = {}) =>
  navigation.dispatchEvent(
    Object.assign(new Event('navigate'), {
      navigationType: 'push',
      downloadRequest: null,
      destination: { url: new URL(url, location.href).href, sameDocument: false },
      ...more,
    }),
  );
/** True when the browser would ask. */
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
const hide = () => act(() => void window.dispatchEvent(new Event('pagehide')));

describe('leaving asks first', () => {
  eachRow<[OrderState['at'], boolean, boolean]>([
    ['selecting', true, false],
    ['registering', false, false],
    ['registering', true, true],
    ['submitting', false, true],
    ['authenticating', false, true],
    ['awaitingPayment', false, true],
    ['unknownOutcome', false, true],
    ['redirecting', true, false],
    ['confirmed', true, false],
    ['timedOut', true, false],
  ])('%s, typed: %s asks: %s', (at, typed, isGuarded) => {
    guard(at, typed);
    expect(unload()).toBe(isGuarded);
  });

  it('asks no more when the order is made, or its form is gone', () => {
    const { rerender, unmount } = guard('registering', true);
    rerender({ at: 'confirmed', typed: true });
    expect(unload()).toBe(false);
    rerender({ at: 'registering', typed: true });
    expect(unload()).toBe(true);
    unmount();
    expect(unload()).toBe(false);
  });
});

describe('leaving gives the tickets back where it is known to be leaving', () => {
  it('on a link to another page', () => {
    const { flow } = guard('registering');
    announce('/elsewhere');
    unload();
    hide();
    expect(flow.leave).toHaveBeenCalledOnce();
  });

  eachRow<[string, () => void]>([
    ['a reload by the browser, or a closed tab', () => undefined],
    ['a reload by the page', () => announce(location.href, { navigationType: 'reload' })],
    ['the same page in another language', () => announce(`${location.pathname}?locale=de`)],
    ['a download', () => announce('/elsewhere', { downloadRequest: 'ticket.pdf' })],
    [
      'a step inside the page',
      () => announce('/elsewhere', { destination: { url: '/elsewhere', sameDocument: true } }),
    ],
  ])('not on %s', (_, act) => {
    const { flow } = guard('registering');
    act();
    unload();
    hide();
    expect(flow.leave).not.toHaveBeenCalled();
  });

  it('not on a reload after the buyer stayed', () => {
    const { flow } = guard('registering', true);
    announce('/elsewhere');
    unload();
    unload();
    hide();
    expect(flow.leave).not.toHaveBeenCalled();
  });

  eachRow(['navigatesuccess', 'navigateerror'])('not when a router took the step over: %s', (type) => {
    const { flow } = guard('registering');
    announce('/elsewhere');
    navigation.dispatchEvent(new Event(type));
    unload();
    hide();
    expect(flow.leave).not.toHaveBeenCalled();
  });

  it('not where the browser does not say', () => {
    vi.stubGlobal('navigation', undefined);
    const { flow } = guard('registering', true);
    expect(unload()).toBe(true);
    hide();
    expect(flow.leave).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  const changed = (key: string, newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

  it('is heard of while tickets are held here', () => {
    const { flow } = guard('registering');
    changed('boxoffice:1001:holder', '{"token":"tx_2"}');
    expect(flow.yieldToTab).toHaveBeenCalledOnce();
    changed('boxoffice:1001:holder', null);
    expect(flow.reread).toHaveBeenCalledOnce();
    changed('something:else', 'x');
    expect(flow.yieldToTab).toHaveBeenCalledOnce();
  });

  it('is not listened to while a payment is under way', () => {
    const { flow } = guard('submitting');
    changed('boxoffice:1001:holder', '{"token":"tx_2"}');
    expect(flow.yieldToTab).not.toHaveBeenCalled();
  });
});

describe('a page that slept', () => {
  const wake = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

  it('F18, F31: reads the hold again when it is seen, or comes back from memory', () => {
    const { flow } = guard('registering');
    wake();
    expect(flow.reread).toHaveBeenCalledTimes(1);
    show(false);
    expect(flow.reread).toHaveBeenCalledTimes(1);
    show(true);
    expect(flow.reread).toHaveBeenCalledTimes(2);
  });

  eachRow(['submitting', 'confirmed'] as const)('reads nothing while %s', (at) => {
    const { flow } = guard(at);
    wake();
    show(true);
    expect(flow.reread).not.toHaveBeenCalled();
  });
});
