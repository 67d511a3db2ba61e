import { act } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { expect, it } from 'vitest';
import { useCounter } from '../../../../../src/headless/form/useCounter';
import { renderInForm } from './fields';

const name = 'attendees.1.2_form';
const counter = (text: string, limit?: number) =>
  renderInForm(() => useCounter(name, limit), { values: { attendees: { '1': { '2_form': text } } } }).result;
const typed = (length: number) =>
  ({ currentTarget: { value: 'x'.repeat(length) } }) as SyntheticEvent<HTMLInputElement>;

it('counts once less than a fifth is left, and no more when there is room again', () => {
  const result = counter('', 10);
  act(() => result.current.count(typed(8)));
  expect(result.current.counter).toBeUndefined();
  act(() => result.current.count(typed(9)));
  expect(result.current.counter).toEqual({ used: 9, max: 10 });
  act(() => result.current.count(typed(3)));
  expect(result.current.counter).toBeUndefined();
});

it('counts what stands in the field to begin with', () => {
  expect(counter('x'.repeat(12), 10).current.counter).toEqual({ used: 12, max: 10 });
});

it('counts nothing of a field without a limit', () => {
  expect(counter('x'.repeat(5_000)).current.counter).toBeUndefined();
});
