import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { useOptionSearch } from '../../../../../src/headless/form/useOptionSearch';

const long = ['Fish', 'Meat', 'Crème brûlée', 'Rice', 'Beans', 'Corn', 'Soup', 'Bread', 'Ice cream'];
const search = (options: readonly string[]) => renderHook(() => useOptionSearch(options, 'en')).result;

it('finds options by a part of their text, in whatever case and accents', () => {
  const result = search(long);
  expect(result.current).toMatchObject({ isLong: true, found: long });
  act(() => result.current.setQuery(' CREM'));
  expect(result.current.found).toEqual(['Crème brûlée']);
  act(() => result.current.setQuery('crea'));
  expect(result.current.found).toEqual(['Ice cream']);
  act(() => result.current.setQuery('tofu'));
  expect(result.current.found).toEqual([]);
});

it('leaves nothing out of a list that is read at a glance', () => {
  const short = long.slice(0, 8);
  const result = search(short);
  act(() => result.current.setQuery('tofu'));
  expect(result.current).toMatchObject({ isLong: false, found: short });
});

it('keeps Enter from sending the form, and no other key from anything', () => {
  const { onKeyDown } = search(long).current;
  const press = (key: string) => {
    const preventDefault = vi.fn();
    onKeyDown({ key, preventDefault } as unknown as KeyboardEvent);
    return preventDefault.mock.calls.length;
  };
  expect(press('Enter')).toBe(1);
  expect(press('a')).toBe(0);
});
