import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nRoot, loadCatalogue, type Catalogue } from '../../../../../src/i18n';
import {
  ChallengeDialog,
  type ChallengeDialogProps,
} from '../../../../../src/themed/payment/ChallengeDialog';

let catalogue: Catalogue;
beforeEach(async () => {
  catalogue = await loadCatalogue('en');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const drawDialog = (props: ChallengeDialogProps) =>
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <ChallengeDialog {...props} />
    </I18nRoot>,
  );
const slow = /^Your bank is taking longer than usual\. You can keep waiting or cancel/;

test('F39: a bank that never answers: the wait is explained after 30 s, and ends after ten minutes', async () => {
  const onCancel = vi.fn();
  const play = vi.fn(() => undefined);
  drawDialog({ play, onCancel });
  expect(screen.getByRole('button', { name: 'Cancel payment', hidden: true })).toBeInTheDocument();
  await pass(29_999);
  expect(screen.queryByText(slow)).toBeNull();
  await pass(1);
  expect(screen.getByText(slow)).toHaveAttribute('role', 'status');
  await pass(569_999);
  expect(onCancel).not.toHaveBeenCalled();
  await pass(1);
  expect(onCancel).toHaveBeenCalledOnce();
  expect(play).toHaveBeenCalledOnce();
});

test("F39: so does the bank's own page; one that has not come after 30 s is said to have failed", async () => {
  const onCancel = vi.fn();
  drawDialog({ url: 'https://bank.test/3ds', onAnswered: () => undefined, onCancel });
  await pass(30_000);
  // jsdom loads no page into a frame.
  expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('could not be opened');
  screen.getByTitle('Your bank’s confirmation page').dispatchEvent(new Event('load'));
  await pass(0);
  expect(screen.getByText(slow)).toHaveAttribute('role', 'status');
  await pass(570_000);
  expect(onCancel).toHaveBeenCalledOnce();
});

test('F92: a page that is somewhere else answers from there, and this page’s own origin does not', () => {
  const onAnswered = vi.fn();
  const returnOrigin = 'https://tickets.example';
  drawDialog({ url: 'https://bank.test/3ds', onAnswered, returnOrigin, onCancel: () => undefined });
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>('Your bank’s confirmation page');
  const say = (origin: string) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { source: 'boxoffice', type: 'challengeAnswered' },
        origin,
        source,
      }),
    );
  say(window.location.origin);
  expect(onAnswered).not.toHaveBeenCalled();
  say(returnOrigin);
  expect(onAnswered).toHaveBeenCalledOnce();
});
