import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { scenarios } from '../../../../../mocks';
import type { Clock, WidgetEvent } from '../../../../../src/domain';
import { backendInTests } from '../../../mocks/backend';
import {
  fillIn,
  firstName,
  formName,
  heading,
  holdFreeTicket,
  newTab,
  openWidget,
  pressOrder,
  stubMeasuring,
  type Opened,
} from '../openWidget';
import { afterEachRow, eachRow } from '../../../../eachRow';
import { settle } from '../../../../settle';
import { eventually } from '../../../../eventually';

const { backend, client } = backendInTests();
const { clock } = backend;
// The registration form comes in a part of its own, and a busy machine takes its time.
beforeAll(stubMeasuring);
afterEachRow(() => backend.setLatency(0));

const minute = 60_000;
const warning = 'There are only 2 minutes left to complete the registration process to Northlight 2026';
const open = (more: Partial<Opened> = {}) => openWidget({ client, clock, ...more });
async function openForm(more: Partial<Opened> = {}) {
  const widget = await open(more);
  await holdFreeTicket();
  return widget;
}

/** The page looks at the clock each second, and at once when it is seen again. */
const check = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
/** So much is left of the fifteen minutes. */
const leave = (milliseconds: number) => {
  clock.set(Date.parse(scenarios.conference.now) + 15 * minute - milliseconds);
  check();
};
const left = () => screen.getByRole('timer').textContent.match(/\d+:\d+/)?.[0];
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text === warning);
const isUrgent = () => screen.getByRole('timer').parentElement?.hasAttribute('data-urgent');
const warningsIn = (hear: { mock: { calls: [WidgetEvent][] } }) =>
  hear.mock.calls.filter(([event]) => event.type === 'countdownWarning');
const seesTimeOut = async () => {
  await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
  expect(screen.queryByRole('form', { name: formName })).toBeNull();
};

describe('F18: a page that slept', () => {
  test('shows the time-out at once when it is seen again', async () => {
    await openForm();
    clock.advance(61 * minute);
    check();
    await seesTimeOut();
  });

  test('asks the server where the computer stopped the time that only grows', async () => {
    const asleep: Clock = { now: () => clock.now(), monotonic: () => 0 };
    await openForm({ clock: asleep });
    clock.advance(61 * minute);
    check();
    await seesTimeOut();
  });
});

eachRow([3, -3])(
  'F19: a system clock that jumps by %d hours changes nothing of what is left',
  async (hours) => {
    let wrong = 0;
    const skewed: Clock = { now: () => clock.now() + wrong, monotonic: () => clock.monotonic() };
    await openForm({ clock: skewed });
    clock.advance(5 * minute);
    check();
    expect(left()).toBe('10:00');
    wrong = hours * 3_600_000;
    check();
    await act(() => settle());
    expect(left()).toBe('10:00');
    expect(screen.getByRole('form', { name: formName })).toBeVisible();
  },
);

describe('F20: two minutes left', () => {
  test('warns below two minutes: red, said once, shown, and told to the host once', async () => {
    const onEvent = vi.fn<(event: WidgetEvent) => void>();
    await openForm({ onEvent });
    leave(2 * minute);
    expect(isUrgent()).toBe(false);
    expect(said()).toEqual([]);
    leave(2 * minute - 1_000);
    expect(isUrgent()).toBe(true);
    await waitFor(() => expect(said()).toEqual([warning]));
    expect(screen.getByText(warning, { selector: 'p' })).toBeVisible();
    leave(minute);
    leave(30_000);
    expect(said()).toEqual([warning]);
    expect(warningsIn(onEvent)).toEqual([[{ type: 'countdownWarning', remaining: 2 * minute - 1_000 }]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('says it once after a reload at 1:30 too', async () => {
    const tab = newTab();
    const before = await openForm({ tab });
    leave(90_000);
    before.unmount();
    const onEvent = vi.fn<(event: WidgetEvent) => void>();
    await open({ tab, onEvent });
    await screen.findByRole('form', { name: formName });
    expect(left()).toBe('01:30');
    expect(isUrgent()).toBe(true);
    await waitFor(() => expect(said()).toEqual([warning]));
    leave(80_000);
    expect(warningsIn(onEvent)).toHaveLength(1);
  });

  test('without a countdown the host hears of it, and it is said all the same', async () => {
    const { widget, sale } = scenarios.conference;
    await backend.reset({
      ...scenarios.conference,
      widget: { ...widget, displayCountdown: false },
      sale: { ...sale, extensions: 0 },
    });
    const onEvent = vi.fn<(event: WidgetEvent) => void>();
    await openForm({ onEvent });
    expect(screen.queryByRole('timer')).toBeNull();
    leave(minute);
    await waitFor(() => expect(said()).toEqual([warning]));
    expect(screen.queryByText(warning, { selector: 'p' })).toBeNull();
    expect(warningsIn(onEvent)).toHaveLength(1);
    leave(0);
    await seesTimeOut();
  });
});

test('F21: the time ends while something is typed; the next try has it', async () => {
  await openForm();
  fireEvent.change(await firstName(), { target: { value: 'Amara' } });
  clock.advance(15 * minute);
  check();
  await seesTimeOut();
  fireEvent.click(screen.getByRole('button', { name: 'Start Over' }));
  await holdFreeTicket();
  expect(await firstName()).toHaveValue('Amara');
});

describe('F22: the time ends while the order is being saved', () => {
  /** Runs ahead of the server's, whose answer is on its way. */
  async function submitLate(onConfirmed: () => void) {
    let ahead = 0;
    await openForm({
      onConfirmed,
      clock: { now: () => clock.now(), monotonic: () => clock.monotonic() + ahead },
    });
    await fillIn();
    await backend.setLatency({ saveOrder: 1_000 });
    pressOrder();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Register' })).toHaveAttribute('aria-busy', 'true'),
    );
    ahead = 15 * minute;
    check();
    expect(left()).toBe('00:00');
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
    expect(screen.getByRole('form', { name: formName })).toBeVisible();
  }

  test('the form stays until the answer, which is the confirmation', async () => {
    const orders = backend.db.snapshot().orders.length;
    const onConfirmed = vi.fn();
    await submitLate(onConfirmed);
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
    expect(backend.db.snapshot().orders).toHaveLength(orders + 1);
  });

  test('a refusal ends in the time-out, with its reason', async () => {
    await backend.setFaults({ saveOrder: { kind: 'refused', code: 5000 } });
    await submitLate(vi.fn());
    await seesTimeOut();
    expect(screen.getByText(/No worries you haven't been charged!/)).toBeVisible();
  });
});

describe('more time', () => {
  const more = () => screen.findByRole('button', { name: 'I need more time' });
  const extended = 'Your tickets are held for 15 more minutes';

  test('is offered with the warning, and given', async () => {
    const onEvent = vi.fn<(event: WidgetEvent) => void>();
    await openForm({ onEvent });
    expect(screen.queryByRole('button', { name: 'I need more time' })).toBeNull();
    leave(90_000);
    const button = await more();
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(left()).toBe('15:00'));
    expect(isUrgent()).toBe(false);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(extended),
    );
    expect(document.activeElement).not.toBe(document.body);
    expect(onEvent).toHaveBeenCalledWith({ type: 'holdExtended' });
  });

  test('is given although the answer was lost', async () => {
    await backend.setFaults({ extendTransaction: { kind: 'lostAfterCommit', times: 1 } });
    await openForm();
    leave(90_000);
    fireEvent.click(await more());
    await waitFor(() => expect(left()).toBe('15:00'));
  });

  test('can be asked for again when that failed', async () => {
    await backend.setFaults({ extendTransaction: { kind: 'error500', times: 1 } });
    await openForm();
    leave(90_000);
    fireEvent.click(await more());
    await screen.findByText('We could not hold your tickets for longer. Please try again.', {
      selector: 'p',
    });
    fireEvent.click(await more());
    await waitFor(() => expect(left()).toBe('15:00'));
  });

  test('is refused with 4091, and not offered again', async () => {
    await backend.setFaults({ extendTransaction: { kind: 'refused', code: 4091 } });
    await openForm();
    leave(90_000);
    fireEvent.click(await more());
    await screen.findByText(/^Your tickets can’t be held any longer\./, { selector: 'p' });
    expect(screen.queryByRole('button', { name: 'I need more time' })).toBeNull();
    expect(screen.getByRole('form', { name: formName })).toBeVisible();
  });

  test('is not offered where none is left', async () => {
    const { sale } = scenarios.conference;
    await backend.reset({ ...scenarios.conference, sale: { ...sale, extensions: 0 } });
    await openForm();
    leave(90_000);
    await screen.findByText(warning, { selector: 'p' });
    expect(screen.queryByRole('button', { name: 'I need more time' })).toBeNull();
  });

  test('that is on its way when the time ends is waited for', async () => {
    await backend.setLatency({ extendTransaction: 400 });
    await openForm();
    leave(1_000);
    const extend = vi.spyOn(client, 'call');
    const button = await more();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    try {
      fireEvent.click(button);
      await eventually(() => expect(extend).toHaveBeenCalled());
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      await act(() => settle());
    } finally {
      vi.useRealTimers();
      extend.mockRestore();
    }
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
  });
});

describe('F63: no connection while registering', () => {
  const lose = (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  afterEachRow(() => vi.restoreAllMocks());

  test('is said while it lasts; the form stays, ordering fails with the default error and is tried again by hand', async () => {
    const onConfirmed = vi.fn();
    await openForm({ onConfirmed });
    await fillIn();
    lose(false);
    expect(screen.getByText('You are offline')).toBeVisible();
    await backend.setFaults({
      saveOrder: { kind: 'networkError' },
      saveFormData: { kind: 'networkError' },
      getSaveOutcome: { kind: 'networkError' },
    });
    pressOrder();
    await screen.findByText('There was an error processing your request', { selector: 'p' });
    expect(await firstName()).toHaveValue('Amara');
    await backend.setFaults({});
    lose(true);
    expect(screen.queryByText('You are offline')).toBeNull();
    expect(onConfirmed).not.toHaveBeenCalled();
    pressOrder();
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
  });
});

describe('F29: the host fails to go on from a finished order', () => {
  test('the widget shows the order, and nothing is sent again', async () => {
    const orders = backend.db.snapshot().orders.length;
    const onError = vi.fn();
    const failure = new Error('The router is broken.');
    await openForm({ onError, onConfirmed: () => Promise.reject(failure) });
    await fillIn();
    pressOrder();
    await screen.findByText('Your Registration Details');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'BX2005', cause: failure }));
    expect(backend.db.snapshot().orders).toHaveLength(orders + 1);
  });
});

test('a host that stays after a finished order has it shown', async () => {
  const onConfirmed = vi.fn(() => Promise.resolve('stay' as const));
  await openForm({ onConfirmed });
  await fillIn();
  pressOrder();
  await screen.findByText('Your Registration Details');
  expect(onConfirmed).toHaveBeenCalledOnce();
});

describe('F16: the questions of a held order can not be read', () => {
  test('the rest of the form is usable, and a retry brings them', async () => {
    await backend.setFaults({ getPersonTickets: { kind: 'error500' } });
    await openForm();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const buyer = within(screen.getByRole('region', { name: 'Your Information' }));
    const name = buyer.getByRole('textbox', { name: /^First name/i });
    fireEvent.change(name, { target: { value: 'Amara' } });
    await backend.setFaults({});
    fireEvent.click(retry);
    await firstName();
    expect(name).toHaveValue('Amara');
  });
});

test('F17: questions and a profile that come late leave alone what was typed', async () => {
  await backend.setLatency({ getPersonTickets: 500 });
  await openForm();
  const buyer = within(await screen.findByRole('region', { name: 'Your Information' }));
  const name = buyer.getByRole('textbox', { name: /^First name/i });
  fireEvent.change(name, { target: { value: 'Somebody' } });
  await screen.findByRole('group', { name: /Attendee 1/ });
  expect(name).toHaveValue('Somebody');
});
