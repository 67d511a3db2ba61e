import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Countdown } from '../../../../../src/headless';
import { describeConformance } from '../../../../helpers/describeConformance';

const minute = 60_000;
const at = (remaining: number, part: ReactElement) => (
  <Countdown.Root remaining={remaining} total={60 * minute} locale="en">
    {part}
  </Countdown.Root>
);
const urgent = { 'data-urgent': '', 'data-expired': null };

describeConformance('Countdown.Root', {
  tag: 'div',
  data: { 'data-urgent': '', 'data-expired': '' },
  draw: (props) => <Countdown.Root remaining={0} locale="en" {...props} />,
});
describeConformance('Countdown.Timer', {
  tag: 'div',
  data: { 'data-urgent': null, 'data-expired': null },
  draw: (props) => at(2 * minute, <Countdown.Timer {...props} />),
});
describeConformance('Countdown.Time', {
  tag: 'bdi',
  data: urgent,
  draw: (props) => at(minute, <Countdown.Time {...props} />),
});
describeConformance('Countdown.Indicator', {
  tag: 'span',
  data: urgent,
  draw: (props) => at(minute, <Countdown.Indicator {...props} />),
});

test('the time is written in the digits of the language, and its share is a width', () => {
  render(
    <Countdown.Root remaining={15 * minute} total={60 * minute} locale="ar-EG">
      <Countdown.Time />
      <Countdown.Indicator title="Left" />
    </Countdown.Root>,
  );
  expect(screen.getByText(/١٥/)).toBeInTheDocument();
  expect(screen.getByTitle('Left').style.inlineSize).toBe('25%');
});

test('the last two minutes are reported once each time they begin', () => {
  const onWarn = vi.fn();
  const ticking = (remaining: number) => (
    <Countdown.Root remaining={remaining} locale="en" onWarn={(left) => void onWarn(left)} />
  );
  const { rerender } = render(ticking(2 * minute));
  for (const left of [119_000, 118_000, 15 * minute, 90_000, 0]) rerender(ticking(left));
  expect(onWarn.mock.calls).toEqual([[119_000], [90_000]]);
});
