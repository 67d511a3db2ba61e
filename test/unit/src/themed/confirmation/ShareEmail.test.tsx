import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { shareEmailError } from '../../../../../src/domain';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { ShareEmail } from '../../../../../src/themed/confirmation/ShareEmail';

/** What says what went wrong comes in a part of its own. */
beforeAll(() => import('../../../../../src/themed/notices/later'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const address = 'hana@papersmith.example';
const text = 'Failed to send email: Too many';

async function failToSend() {
  const onSend = vi.fn(() => Promise.resolve(shareEmailError({ status: 400, message: 'Too many' })));
  render(
    <I18nRoot locale="en" catalogue={en}>
      <ShareEmail onSend={onSend} />
    </I18nRoot>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await after(0);
  return onSend;
}

it('shows for 5 seconds that an email was not sent, then hides it and keeps the rows (001 §4, §9; FAULTS F68)', async () => {
  await failToSend();
  expect(screen.getByText(text)).toBeDefined();
  await after(4_999);
  expect(screen.getByText(text).closest('[data-phase]')?.getAttribute('data-phase')).toBe('shown');
  await after(700);
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(address);
});

it('waits while it is looked at', async () => {
  await failToSend();
  const region = screen.getByRole('alert');
  fireEvent.pointerEnter(region);
  await after(60_000);
  expect(screen.getByText(text)).toBeDefined();
  fireEvent.pointerLeave(region);
  await after(5_700);
  expect(screen.queryByText(text)).toBeNull();
});

it('sends once for two presses', async () => {
  const onSend = vi.fn(() => new Promise<null>(() => undefined));
  render(
    <I18nRoot locale="en" catalogue={en}>
      <ShareEmail onSend={onSend} />
    </I18nRoot>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ` ${address} ` } });
  const form = screen.getByRole('form');
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await after(0);
  expect(onSend).toHaveBeenCalledOnce();
  expect(onSend).toHaveBeenCalledWith([{ emailAddress: address }]);
});
