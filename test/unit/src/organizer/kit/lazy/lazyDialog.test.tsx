import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import { lazyDialog } from '../../../../../../src/organizer/kit/lazy';
import { Dialog } from '../../../../../../src/themed/kit/Dialog';
import { eventually } from '../../../../../eventually';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const module = {
  Refund: ({ onClose }: { onClose: () => void }) => (
    <Dialog open title="Refund" onOpenChange={(open) => !open && onClose()} />
  ),
};

/** A button that opens the dialog, which `fetch` brings. */
function openOf(fetch: () => Promise<typeof module>) {
  const Refund = lazyDialog(fetch, 'Refund');
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Refund onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(
    <I18nRoot locale="en" catalogue={en}>
      <Page />
    </I18nRoot>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  return { Refund, opener, press: () => fireEvent.click(opener) };
}

test('is announced while it loads, leaves the focus where it was, and gives it back there', async () => {
  let resolve: (loaded: typeof module) => void = () => undefined;
  const fetch = vi.fn(() => new Promise<typeof module>((done) => (resolve = done)));
  const { opener, press } = openOf(fetch);
  press();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(opener).toHaveFocus();
  // The outline is on the screen before anything is asked for.
  await eventually(() => expect(fetch).toHaveBeenCalledOnce());
  resolve(module);
  const dialog = await screen.findByRole('dialog', { name: 'Refund' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await eventually(() => expect(opener).toHaveFocus());
});

test('can be called off with Escape while it loads', () => {
  const { press } = openOf(() => new Promise(() => undefined));
  press();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

test('is there at once where it was fetched before', async () => {
  const { Refund, press } = openOf(() => Promise.resolve(module));
  await Refund.load();
  press();
  expect(screen.getByRole('dialog', { name: 'Refund' })).toBeVisible();
});

test('F128: refused three times it offers another try, and afterwards the focus is back where it was', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn<() => Promise<typeof module>>().mockRejectedValue(new Error('gone'));
  const { opener, press } = openOf(fetch);
  press();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Something went wrong here');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  fetch.mockResolvedValue(module);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('dialog', { name: 'Refund' })).toBeVisible();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(opener).toHaveFocus();
});
