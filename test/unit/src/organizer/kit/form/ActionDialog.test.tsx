import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { object, string } from 'yup';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { ActionDialog } from '../../../../../../src/organizer/kit/form';

afterEach(cleanup);

interface Names {
  name: string;
}

const catalogue = { ...en, ...organizer };
const schema = object({ name: string().default('') });
const neverEnds = () => new Promise<never>(() => undefined);

const begin = (onStop?: () => void) => {
  const run = vi.fn<(values: Names, signal: AbortSignal) => Promise<unknown>>(neverEnds);
  const { unmount } = render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <ActionDialog<Names>
        title="Copy"
        action="Copy it"
        values={{ name: 'Ada' }}
        schema={schema}
        run={run}
        onDone={vi.fn()}
        onStop={onStop}
        onClose={vi.fn()}
      >
        {null}
      </ActionDialog>
    </I18nRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy it' }));
  return { run, unmount };
};

test('its call is given up when the dialog goes', async () => {
  const { run, unmount } = begin();
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  const signal = run.mock.lastCall?.[1];
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

test('a call that can be stopped offers that while it runs', async () => {
  const onStop = vi.fn();
  const { run } = begin(onStop);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(run).toHaveBeenCalledWith({ name: 'Ada' }, expect.any(AbortSignal));
  expect(onStop).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('a call that can not be stopped is waited for', async () => {
  const { run } = begin();
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true');
});
