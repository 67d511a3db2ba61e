import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Countdown, type CountdownWarningProps } from '../../../../../src/headless';
import { describeConformance } from '../../../../helpers/describeConformance';

const labels = { warning: 'Two minutes left.', given: 'More time.', spent: 'No more.', failed: 'Try again.' };
const within = (part: ReactElement, props?: Partial<CountdownWarningProps>) => (
  <Countdown.Warning labels={labels} due {...props}>
    {part}
  </Countdown.Warning>
);
const warning = { 'data-open': '', 'data-topic': 'warning', 'data-pending': null };
const extend = { onExtend: () => undefined };

describeConformance('Countdown.Warning', {
  tag: 'div',
  data: { ...warning, 'data-pending': '' },
  draw: (props) => <Countdown.Warning labels={labels} due extension="asked" {...props} />,
});
describeConformance('Countdown.Announcement', {
  tag: 'span',
  data: { 'data-open': null, 'data-topic': null, 'data-pending': null },
  draw: (props) => within(<Countdown.Announcement {...props} />, { due: false }),
});
describeConformance('Countdown.Message', {
  tag: 'p',
  data: { ...warning, 'data-topic': 'given' },
  draw: (props) => within(<Countdown.Message {...props} />, { due: false, extension: 'given' }),
});
describeConformance('Countdown.Extend', {
  tag: 'button',
  data: warning,
  draw: (props) => within(<Countdown.Extend {...props} />, extend),
});
describeConformance('Countdown.Dismiss', {
  tag: 'button',
  data: { ...warning, 'data-topic': 'spent' },
  draw: (props) => within(<Countdown.Dismiss {...props} />, { extension: 'spent' }),
});

const parts = (
  <>
    <Countdown.Announcement />
    <Countdown.Message />
    <Countdown.Extend>More time</Countdown.Extend>
    <Countdown.Dismiss>Close</Countdown.Dismiss>
  </>
);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('it is due when the countdown around it is', () => {
  const at = (remaining: number) => (
    <Countdown.Root remaining={remaining} locale="en">
      <Countdown.Warning labels={labels}>{parts}</Countdown.Warning>
    </Countdown.Root>
  );
  const { rerender } = render(at(120_000));
  expect(screen.queryByText(labels.warning)).toBeNull();
  rerender(at(119_000));
  expect(screen.getByText(labels.warning)).toBeVisible();
  rerender(at(0));
  expect(screen.queryByText(labels.warning)).toBeNull();
});

test('the words come into the live region a moment after it is there', () => {
  vi.useFakeTimers();
  render(within(parts));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.getByRole('status')).toHaveTextContent(labels.warning);
  vi.useRealTimers();
});

test('closed it stays so until there is something else to say, and the focus stays in its place', () => {
  const { rerender, container } = render(within(parts));
  const button = screen.getByRole('button', { name: 'Close' });
  button.focus();
  fireEvent.click(button);
  expect(buttons()).toEqual([]);
  expect(container.firstElementChild).toHaveFocus();
  rerender(within(parts, { extension: 'failed' }));
  expect(screen.getByText(labels.failed, { selector: 'p' })).toBeVisible();
});

test('more time is offered in place of closing, once at a time, and no more where it is used up', () => {
  const onExtend = vi.fn();
  const { rerender } = render(within(parts, { onExtend }));
  expect(buttons()).toEqual(['More time']);
  fireEvent.click(screen.getByRole('button'));
  expect(onExtend).toHaveBeenCalledOnce();
  rerender(within(parts, { onExtend, extension: 'asked' }));
  fireEvent.click(screen.getByRole('button'));
  expect(onExtend).toHaveBeenCalledOnce();
  rerender(within(parts, { onExtend, extension: 'spent' }));
  expect(buttons()).toEqual(['Close']);
});

test('where no countdown is shown, only the offer of more time is', () => {
  const { rerender } = render(within(parts, { visible: false }));
  expect(screen.queryByText(labels.warning, { selector: 'p' })).toBeNull();
  rerender(within(parts, { visible: false, ...extend }));
  expect(screen.getByText(labels.warning, { selector: 'p' })).toBeVisible();
});
