'use client';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useButton } from 'react-aria/useButton';
import { useComboBox } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState';
import { useLatest } from '../../react';

/** What a text may mean. */
export interface ComboOption {
  value: string;
  label: string;
}

export interface ComboFieldOptions {
  /** What is chosen; '' while nothing is. */
  value: string;
  /** An option was chosen from the list, or given back by Escape. */
  onValueChange: (value: string) => void;
  /** What stands in the field. */
  text: string;
  onTextChange: (text: string) => void;
  /** What the text may mean, the likeliest first: that one is taken by Enter and by Tab. */
  options: readonly ComboOption[];
  /**
   * The options are found while somebody types: the list opens when they come, and a press or Enter on one takes it, nothing else does.
   * `nothing`: they were looked for, and the list says that there are none. Default: all are known, and the likeliest is taken.
   */
  suggests?: 'options' | 'nothing' | undefined;
  /** The field is left, or sent by Enter: the text is what it is. */
  onLeave?: (() => void) | undefined;
  onEnter?: (() => void) | undefined;
  /** What the browser may fill in. */
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  id: string;
  'aria-labelledby': string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

/**
 * A text field with a list of what its text may mean. Whoever uses it filters `options` and decides what a text that is no option is worth.
 * Heavy: import it lazily.
 */
export function useComboField(props: ComboFieldOptions) {
  const { value, text, options, suggests, id, onEnter, onLeave, onTextChange, onValueChange } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const listBoxRef = useRef<HTMLDivElement>(null);
  const placeholder = props.placeholder;
  const describedBy = props['aria-describedby'];
  const shared = {
    id,
    'aria-labelledby': props['aria-labelledby'],
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(placeholder !== undefined && { placeholder }),
    isInvalid: props['aria-invalid'] ?? false,
    isRequired: props['aria-required'] ?? false,
    items: options,
    children: ({ value: key, label }: ComboOption) => <Item key={key}>{label}</Item>,
    inputValue: text,
    onInputChange: onTextChange,
    value: value || null,
    onChange: (chosen: string | number | null) => {
      // Text that is no option is judged when it is left.
      if (chosen !== null) onValueChange(String(chosen));
    },
    allowsCustomValue: true,
  };
  const state = useComboBoxState({ ...shared, allowsEmptyCollection: suggests !== 'options' });
  const { inputProps, listBoxProps, buttonProps } = useComboBox(
    {
      ...shared,
      inputRef,
      buttonRef,
      popoverRef,
      listBoxRef,
      ...(onLeave && { onBlur: onLeave }),
      onKeyDown: ({ key }) => {
        if (key === 'Enter' && !state.isOpen) onEnter?.();
        // Of what is not in the list any more, react-aria does not know that it was chosen.
        if (key === 'Escape' && state.isOpen && value) onValueChange(value);
      },
    },
    state,
  );
  const { buttonProps: openerProps } = useButton(buttonProps, buttonRef);
  useLikeliest(state, text, suggests ? noOptions : options);
  useArrival(state, options, suggests);
  const open = () => {
    if (state.isOpen || suggests) return;
    inputRef.current?.select();
    state.open(null, 'manual');
  };
  return {
    state,
    /** For the input, which opens the list when it is pressed. */
    inputProps: {
      ...inputProps,
      onClick: open,
      onKeyDownCapture: ({ key }: KeyboardEvent) => {
        // On the way to the next field, an option that was only looked at is not taken.
        if (suggests && key === 'Tab') state.selectionManager.setFocusedKey(null);
      },
      autoComplete: props.autoComplete ?? 'off',
    },
    inputRef,
    /** For the button that opens the list. */
    openerProps,
    buttonRef,
    popoverRef,
    /** For `useListBox`. */
    listBoxProps,
    listBoxRef,
  };
}

const noOptions: readonly ComboOption[] = [];

/** Opens the list of who is still in the field when its options come, or when there are none. */
function useArrival(
  state: ComboBoxState<ComboOption>,
  options: readonly ComboOption[],
  suggests: ComboFieldOptions['suggests'],
) {
  const latestRef = useLatest(state);
  useEffect(() => {
    const combo = latestRef.current;
    const hasList = suggests === 'nothing' || (suggests === 'options' && options.length > 0);
    if (hasList && combo.isFocused && !combo.isOpen) combo.open(null, 'input');
  }, [options, suggests, latestRef]);
}

/** While something is being typed, what it most likely means is ready to be taken. */
function useLikeliest(
  { isOpen, selectionManager, selectedItems }: ComboBoxState<ComboOption>,
  text: string,
  options: readonly ComboOption[],
) {
  const isTyped = text !== '' && text !== selectedItems[0]?.textValue;
  const first = isTyped ? options[0]?.value : undefined;
  const managerRef = useLatest(selectionManager);
  useEffect(() => {
    if (isOpen && first !== undefined) managerRef.current.setFocusedKey(first);
  }, [isOpen, first, text, managerRef]);
}
