import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCountryEntry } from '../../../../../src/headless/form/useCountryEntry';

const exclude = ['AT'];
const onChange = vi.fn();
afterEach(() => {
  onChange.mockClear();
  document.body.replaceChildren();
});

function country(start = '') {
  return renderHook(
    ({ locale }) => {
      const [value, setValue] = useState(start);
      const change = (code: string) => {
        onChange(code);
        setValue(code);
      };
      return {
        ...useCountryEntry({ id: 'country', value, onChange: change, locale, exclude }),
        value,
        setValue,
      };
    },
    { initialProps: { locale: 'en' } },
  );
}

/** Somebody is in the field. */
function enter() {
  const input = document.createElement('input');
  input.id = 'country';
  document.body.append(input);
  input.focus();
}

const type = (result: { current: { setText: (text: string) => void } }, text: string) =>
  act(() => result.current.setText(text));

it('says nothing of what is being typed before the field is left', () => {
  const { result } = country();
  enter();
  type(result, 'Germ');
  expect(result.current).toMatchObject({ text: 'Germ', isActive: true, value: '' });
  expect(onChange).not.toHaveBeenCalled();
  type(result, 'germany');
  act(() => result.current.leave());
  expect(result.current).toMatchObject({ text: 'Germany', isActive: false, isWrong: false, value: 'DE' });
});

it('keeps a text that is no country, which is wrong', () => {
  const { result } = country('DE');
  enter();
  type(result, 'Atlantis');
  act(() => result.current.leave());
  expect(result.current).toMatchObject({ text: 'Atlantis', isActive: false, isWrong: true, value: '' });
  expect(onChange).toHaveBeenLastCalledWith('');
});

it('judges at once what a browser fills in while the focus is elsewhere', () => {
  const { result } = country();
  type(result, 'DE');
  expect(result.current).toMatchObject({ text: 'Germany', isActive: false, value: 'DE' });
});

it('does not say again what is chosen already', () => {
  const { result } = country('DE');
  act(() => result.current.choose('DE'));
  expect(onChange).not.toHaveBeenCalled();
  act(() => result.current.choose('FR'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('FR');
  expect(result.current.text).toBe('France');
});

it('offers all countries but those left out while one is chosen, and what a text may mean', () => {
  const { result } = country('DE');
  const labels = () => result.current.options.map(({ label }) => label);
  expect(labels()).toContain('France');
  expect(labels()).not.toContain('Austria');
  enter();
  type(result, 'fran');
  expect(labels()[0]).toBe('France');
  expect(labels()).not.toContain('Germany');
});

it('follows a country from outside, and the language', () => {
  const { result, rerender } = country('DE');
  act(() => result.current.setValue('FR'));
  expect(result.current.text).toBe('France');
  rerender({ locale: 'de' });
  expect(result.current.text).toBe('Frankreich');
});

it('keeps what was typed and is no country in another language', () => {
  const { result, rerender } = country();
  type(result, 'Atlantis');
  rerender({ locale: 'de' });
  expect(result.current.text).toBe('Atlantis');
});
