import type { SaveProblem } from '../../../../../../src/domain/forms';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { useAction } from '../../../../../../src/organizer/kit/confirm';
import { eventually } from '../../../../../eventually';

afterEach(cleanup);

const catalogue = { ...en, ...organizer };
const refusal = (): SaveProblem => ({ message: { key: 'error.default' } });

interface RemovalProps {
  remove: () => Promise<unknown>;
  onEnd: (isDone: boolean) => void;
  asks?: boolean;
}

function Removal({ remove, onEnd, asks = false }: RemovalProps) {
  const { isBusy, problem, news, act, notify, dialog } = useAction(refusal, 'Nothing yet');
  const question = asks ? { title: 'Remove it?', action: 'Yes, remove' } : undefined;
  const run = async () => {
    const isDone = await act(remove, question);
    if (isDone) notify('Removed');
    onEnd(isDone);
  };
  return (
    <>
      <p role="status">{news}</p>
      <button type="button" disabled={isBusy} onClick={() => void run()}>
        Remove
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
      {dialog}
    </>
  );
}

const begin = (props: Omit<RemovalProps, 'onEnd'>) => {
  const onEnd = vi.fn();
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <Removal {...props} onEnd={onEnd} />
    </I18nRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  return onEnd;
};

test('an action is busy until its call has ended', async () => {
  let end: (value: unknown) => void = () => undefined;
  const onEnd = begin({ remove: () => new Promise((resolve) => (end = resolve)) });
  expect(screen.getByRole('button', { name: 'Remove' }).hasAttribute('disabled')).toBe(true);
  end(null);
  await eventually(() => expect(onEnd).toHaveBeenCalledWith(true));
  expect(screen.getByRole('button', { name: 'Remove' }).hasAttribute('disabled')).toBe(false);
});

test('why it could not be done is said until the next try', async () => {
  const remove = vi
    .fn<RemovalProps['remove']>()
    .mockRejectedValueOnce(new Error('Refused'))
    .mockResolvedValue(null);
  const onEnd = begin({ remove });
  expect((await screen.findByRole('alert')).textContent).toBe('There was an error processing your request');
  expect(onEnd).toHaveBeenCalledWith(false);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await eventually(() => expect(onEnd).toHaveBeenLastCalledWith(true));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['Yes, remove', 1],
  ['Cancel', 0],
])('after "%s" the call is made %i times', async (answer, times) => {
  const remove = vi.fn<RemovalProps['remove']>().mockResolvedValue(null);
  const onEnd = begin({ remove, asks: true });
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: answer }));
  await eventually(() => expect(onEnd).toHaveBeenCalledWith(times === 1));
  expect(remove).toHaveBeenCalledTimes(times);
});

test('what was done last is said until something is done again', async () => {
  let end: (value: unknown) => void = () => undefined;
  const news = () => screen.getByRole('status').textContent;
  const remove = () => new Promise((resolve) => (end = resolve));
  const onEnd = begin({ remove });
  expect(news()).toBe('');
  end(null);
  await eventually(() => expect(onEnd).toHaveBeenCalledWith(true));
  await eventually(() => expect(news()).toBe('Removed'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(news()).toBe('');
  end(null);
  await eventually(() => expect(onEnd).toHaveBeenCalledTimes(2));
});

test('it may begin with something to say, which a question leaves as it is', async () => {
  const onEnd = begin({ remove: vi.fn().mockResolvedValue(null), asks: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await eventually(() => expect(onEnd).toHaveBeenCalledWith(false));
  expect(screen.getByRole('status').textContent).toBe('Nothing yet');
});
