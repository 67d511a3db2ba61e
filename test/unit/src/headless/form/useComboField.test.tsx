import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useComboField, type ComboFieldOptions } from '../../../../../src/headless/form/useComboField';

const all = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
  { value: 'GF', label: 'French Guiana' },
];
const onValueChange = vi.fn();
const onEnter = vi.fn();
const onLeave = vi.fn();
afterEach(() => vi.clearAllMocks());

interface FieldProps extends Omit<ComboFieldOptions, 'id' | 'aria-labelledby'> {
  label: string;
}

function Field({ label, ...options }: FieldProps) {
  const field = useComboField({ ...options, id: 'field', 'aria-labelledby': 'label' });
  const { state, inputProps, inputRef, popoverRef, listBoxRef } = field;
  return (
    <>
      <span id="label">{label}</span>
      <input {...inputProps} ref={inputRef} />
      <output>{state.isOpen ? `open ${state.selectionManager.focusedKey}` : 'closed'}</output>
      <div ref={popoverRef}>
        <div ref={listBoxRef} />
      </div>
    </>
  );
}

function Country() {
  const [text, setText] = useState('');
  const [value, setValue] = useState('');
  return (
    <Field
      label="Country"
      text={text}
      onTextChange={setText}
      value={value}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
        setText(all.find((option) => option.value === next)?.label ?? '');
      }}
      options={all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
      onEnter={onEnter}
      onLeave={onLeave}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => screen.getByRole('status', { hidden: true });
const enter = () => act(() => input().focus());
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });

it('is opened by a press, with its text to be written over', () => {
  render(<Country />);
  expect(input().autocomplete).toBe('off');
  expect(list()).toHaveTextContent('closed');
  fireEvent.click(input());
  expect(list()).toHaveTextContent('open');
});

it('has what a text most likely means ready to be taken by Enter', () => {
  render(<Country />);
  enter();
  type('fr');
  expect(list()).toHaveTextContent('open FR');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('FR');
  expect(input()).toHaveValue('France');
  expect(onEnter).not.toHaveBeenCalled();
});

it('says that it is sent by Enter where no list is open', () => {
  render(<Country />);
  enter();
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(onEnter).toHaveBeenCalledOnce();
});

it('says that it is left', () => {
  render(<Country />);
  enter();
  act(() => input().blur());
  expect(onLeave).toHaveBeenCalledOnce();
  expect(onValueChange).not.toHaveBeenCalled();
});

/** A field whose options are found elsewhere, while somebody types. */
function Suggested(props: Pick<ComboFieldOptions, 'options' | 'suggests'>) {
  const [text, setText] = useState('');
  return (
    <Field
      {...props}
      label="Street"
      text={text}
      onTextChange={setText}
      value=""
      onValueChange={onValueChange}
    />
  );
}

it('opens when suggestions come, has none ready to be taken, and a press opens nothing', () => {
  const { rerender } = render(<Suggested options={[]} suggests="options" />);
  enter();
  fireEvent.click(input());
  type('fr');
  expect(list()).toHaveTextContent('closed');
  rerender(<Suggested options={all} suggests="options" />);
  expect(list()).toHaveTextContent('open null');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(onValueChange).not.toHaveBeenCalled();
  expect(input()).toHaveValue('fr');
});

it('takes no suggestion by Tab, also when it was read', () => {
  const { rerender } = render(<Suggested options={[]} suggests="options" />);
  enter();
  type('g');
  rerender(<Suggested options={all} suggests="options" />);
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(list()).toHaveTextContent('open DE');
  fireEvent.keyDown(input(), { key: 'Tab' });
  expect(onValueChange).not.toHaveBeenCalled();
  expect(list()).toHaveTextContent('closed');
});

it('opens to say that there are no suggestions', () => {
  const { rerender } = render(<Suggested options={[]} suggests="options" />);
  enter();
  type('zz');
  rerender(<Suggested options={[]} suggests="nothing" />);
  expect(list()).toHaveTextContent('open');
});
