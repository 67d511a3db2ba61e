import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDayField, type DayFieldOptions } from '../../../../../src/headless/form/useDayField';

const onValueChange = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-15T12:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
  onValueChange.mockClear();
});

type State = ReturnType<typeof useDayField>['state'];
const report = vi.fn<(state: State) => void>();

/** As it was last drawn. */
function field(): State {
  const [state] = report.mock.lastCall ?? [];
  if (!state) throw new Error('Nothing was drawn.');
  return state;
}
const parts = () => Object.fromEntries(field().segments.map(({ type, text }) => [type, text]));

function Day({ locale = 'en', value: first = '', ...rest }: Partial<DayFieldOptions> & { locale?: string }) {
  const [value, setValue] = useState(first);
  const { state, fieldProps, fieldRef } = useDayField({
    id: 'day',
    'aria-labelledby': 'label',
    ...rest,
    locale,
    value,
    onValueChange: (next) => {
      onValueChange(next);
      setValue(next);
    },
  });
  useEffect(() => report(state));
  return (
    <>
      <span id="label">Day</span>
      <div {...fieldProps} ref={fieldRef}>
        <input tabIndex={0} data-testid="first" />
      </div>
    </>
  );
}

const increment = (part: 'year' | 'month' | 'day') => act(() => field().increment(part));

it('shows a day in the order of the language', () => {
  render(<Day locale="de" value="2026-05-04" />);
  expect(Object.keys(parts()).filter((type) => type !== 'literal')).toEqual(['day', 'month', 'year']);
  expect(parts()).toMatchObject({ day: '4', month: '5', year: '2026' });
});

it('has nothing in it for what is no day', () => {
  render(<Day value="soon" />);
  expect(field().segments.every(({ isPlaceholder, type }) => isPlaceholder || type === 'literal')).toBe(true);
});

it('tells a day, and what is left of one that lost a part', () => {
  render(<Day value="2026-05-04" />);
  increment('day');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-05-05');
  act(() => field().clearSegment('day'));
  expect(onValueChange).toHaveBeenLastCalledWith('2026-5-');
});

it.each([
  ['today', {}, '2026'],
  ['the first day that is taken', { min: '2027-01-01' }, '2027'],
  ['the last one', { max: '2025-12-31' }, '2025'],
])('starts from %s', (_, limits, year) => {
  render(<Day {...limits} />);
  increment('year');
  expect(parts()['year']).toBe(year);
});

it('is led into by its label', () => {
  render(<Day />);
  fireEvent.click(screen.getByText('Day'));
  expect(screen.getByTestId('first')).toHaveFocus();
});
