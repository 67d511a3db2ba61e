import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nRoot, loadCatalogue } from '../../../../../../src/i18n';
import type { HostedFields, HostedContainers, SpreedlyInput } from '../../../../../../src/payments';
import { HostedCardFields } from '../../../../../../src/payments/spreedly/ui/HostedCardFields';

const clock = { now: () => Date.parse('2026-02-12T15:00:00Z') };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('F37, F81: fields that never get ready are given up after ten seconds, and come with Retry', async () => {
  const catalogue = await loadCatalogue('en');
  const close = vi.fn();
  const fields: HostedFields = { tokenize: vi.fn(), dress: vi.fn(), focus: vi.fn(), close };
  const open = vi.fn(() => Promise.resolve(fields));
  const onReady = vi.fn();
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <HostedCardFields open={open} clock={clock} onReady={onReady} brands={[]} />
    </I18nRoot>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(0);
  await pass(9_999);
  expect(screen.queryByText('The card fields could not load')).toBeNull();
  await pass(1);
  expect(screen.getByText('The card fields could not load')).toBeVisible();
  expect(close).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(open).toHaveBeenCalledTimes(2);
});

/** The fields over hosted ones that say what the test says. */
async function renderFields() {
  let containers: HostedContainers | undefined;
  let tokens = 0;
  const tokenize = vi.fn<HostedFields['tokenize']>(() => Promise.resolve(`pm_${(tokens += 1)}`));
  const fields: HostedFields = { tokenize, dress: vi.fn(), focus: vi.fn(), close: vi.fn() };
  const open = (given: HostedContainers) => {
    containers = given;
    return Promise.resolve(fields);
  };
  const onReady = vi.fn<(input: SpreedlyInput | null) => void>();
  const catalogue = await loadCatalogue('en');
  const onProblems = vi.fn();
  const page = () => (
    <I18nRoot locale="en" catalogue={catalogue}>
      <HostedCardFields open={open} clock={clock} onReady={onReady} onProblems={onProblems} brands={[]} />
    </I18nRoot>
  );
  const { rerender } = render(page());
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    containers?.onReady();
  });
  const own = (name: string, value: string) => {
    const input = screen.getByRole('textbox', { name });
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value } });
    return () => fireEvent.blur(input);
  };
  const hosted = (type: string, state = {}) => act(() => containers?.onField('number', type, state));
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  /** Everything but the last name is right, and left. */
  const almost = () => {
    hosted('input', { validNumber: true, validCvv: true });
    own('Month', '4')();
    own('Year', '30')();
    own('First name on the card', ' Amara ')();
  };
  return { tokenize, onReady, onProblems, redraw: () => rerender(page()), own, hosted, wait, almost };
}

it('asks for a token 300 ms after the last field was left, with the year as 20 and its two digits', async () => {
  const { tokenize, own, wait, almost } = await renderFields();
  almost();
  await wait(1_000);
  const leave = own('Last name on the card', 'Osei');
  await wait(1_000);
  expect(tokenize).not.toHaveBeenCalled();
  leave();
  await wait(299);
  expect(tokenize).not.toHaveBeenCalled();
  await wait(1);
  expect(tokenize).toHaveBeenCalledExactlyOnceWith({
    first_name: 'Amara',
    last_name: 'Osei',
    month: '4',
    year: '2030',
  });
  expect(screen.getByText('Your card is ready to use')).toBeTruthy();
});

it('drops the token with a change, and asks again', async () => {
  const { tokenize, onReady, own, hosted, wait, almost } = await renderFields();
  almost();
  own('Last name on the card', 'Osei')();
  await wait(300);
  const input = onReady.mock.lastCall?.[0];
  expect(await input?.token()).toBe('pm_1');
  hosted('focus');
  hosted('input', { validNumber: true });
  expect(screen.queryByText('Your card is ready to use')).toBeNull();
  hosted('blur');
  await wait(300);
  expect(await input?.token()).toBe('pm_2');
  expect(tokenize).toHaveBeenCalledTimes(2);
});

it('tells its problems again only when they change', async () => {
  const { onProblems, redraw, own } = await renderFields();
  own('Month', '13')();
  const before = onProblems.mock.calls.length;
  redraw();
  redraw();
  expect(onProblems).toHaveBeenCalledTimes(before);
});

it('asks at once when the order is sent before that', async () => {
  const { tokenize, onReady, own, wait, almost } = await renderFields();
  almost();
  own('Last name on the card', 'Osei')();
  expect(await onReady.mock.lastCall?.[0]?.token()).toBe('pm_1');
  await wait(1_000);
  expect(tokenize).toHaveBeenCalledOnce();
});
