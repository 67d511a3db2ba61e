'use client';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useButton } from 'react-aria/useButton';
import { useComboBox } from 'react-aria/useComboBox';
import { useListBox, useOption } from 'react-aria/useListBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState';
import { useLocale } from '../../i18n';
import { useLatest } from '../../react';
import * as css from './ComboBox.css';
import { cx } from './cx';
import { Icon } from './Icon';
import type { Option } from './NativeSelect';
import { control } from './TextInput.css';

export interface ComboBoxProps {
  /** What is chosen; '' while nothing is. */
  value: string;
  /** An option was chosen from the list, or given back by Escape. */
  onValueChange: (value: string) => void;
  /** What stands in the field. */
  text: string;
  onTextChange: (text: string) => void;
  /** What the text may mean, the likeliest first: that one is taken by Enter and by Tab. */
  options: readonly Option[];
  /** Stands in the list when the text means nothing. */
  empty: string;
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
 * A text field with a list of what its text may mean, six at a time. Heavy: import it lazily. Whoever uses it filters `options`
 * and decides what a text that is no option is worth.
 */
export function ComboBox(props: ComboBoxProps) {
  return (
    // What is announced about the list is in the page's language, not the browser's.
    <I18nProvider locale={useLocale()}>
      <Box {...props} />
    </I18nProvider>
  );
}

function Box(props: ComboBoxProps) {
  const { value, text, options, id, empty, onEnter, onLeave, onTextChange, onValueChange } = props;
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
    children: ({ value: key, label }: Option) => <Item key={key}>{label}</Item>,
    inputValue: text,
    onInputChange: onTextChange,
    value: value || null,
    onChange: (chosen: string | number | null) => {
      // Text that is no option is judged when it is left.
      if (chosen !== null) onValueChange(String(chosen));
    },
    allowsCustomValue: true,
  };
  const state = useComboBoxState({ ...shared, allowsEmptyCollection: true });
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
  useLikeliest(state, text, options);
  const open = () => {
    if (state.isOpen) return;
    inputRef.current?.select();
    state.open(null, 'manual');
  };
  return (
    <span className={css.box}>
      <input
        {...inputProps}
        ref={inputRef}
        onClick={open}
        autoComplete={props.autoComplete ?? 'off'}
        className={cx(control, css.input)}
      />
      <button {...openerProps} ref={buttonRef} className={css.opener}>
        <Icon name="chevron-down" size="small" />
      </button>
      {state.isOpen && (
        <Popover anchor={inputRef} box={popoverRef}>
          <List state={state} props={listBoxProps} list={listBoxRef} empty={empty} />
        </Popover>
      )}
    </span>
  );
}

type State = ComboBoxState<Option>;

/** While something is being typed, what it most likely means is ready to be taken. */
function useLikeliest(
  { isOpen, selectionManager, selectedItems }: State,
  text: string,
  options: readonly Option[],
) {
  const isTyped = text !== '' && text !== selectedItems[0]?.textValue;
  const first = isTyped ? options[0]?.value : undefined;
  const managerRef = useLatest(selectionManager);
  useEffect(() => {
    if (isOpen && first !== undefined) managerRef.current.setFocusedKey(first);
  }, [isOpen, first, text, managerRef]);
}

interface PopoverProps {
  anchor: RefObject<HTMLElement | null>;
  box: RefObject<HTMLDivElement | null>;
  children: React.ReactNode;
}

/** Below the field, or above it where a phone's keyboard or the end of the window leaves no room. */
function Popover({ anchor, box, children }: PopoverProps) {
  const [side, setSide] = useState<'below' | 'above'>('below');
  useLayoutEffect(() => {
    const { visualViewport: view } = window;
    const positionPopover = () => {
      const field = anchor.current?.getBoundingClientRect();
      const needed = box.current?.offsetHeight;
      if (!field || needed === undefined) return;
      const { height, offsetTop } = view ?? { height: innerHeight, offsetTop: 0 };
      const below = offsetTop + height - field.bottom;
      setSide(below < needed && field.top - offsetTop > below ? 'above' : 'below');
    };
    positionPopover();
    view?.addEventListener('resize', positionPopover);
    return () => view?.removeEventListener('resize', positionPopover);
  }, [anchor, box]);
  return (
    <div ref={box} className={css.popover} data-side={side}>
      {children}
    </div>
  );
}

interface ListProps {
  state: State;
  props: Parameters<typeof useListBox<Option>>[0];
  list: RefObject<HTMLDivElement | null>;
  empty: string;
}

function List({ state, props, list, empty }: ListProps) {
  const { listBoxProps } = useListBox(props, state, list);
  return (
    <div {...listBoxProps} ref={list} className={css.list}>
      {[...state.collection].map(({ key, rendered }) => (
        <Choice key={key} id={key} state={state}>
          {rendered}
        </Choice>
      ))}
      {state.collection.size === 0 && (
        <div role="option" aria-selected={false} aria-disabled className={css.option}>
          {empty}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  id: string | number;
  state: State;
  children: React.ReactNode;
}

function Choice({ id, state, children }: ChoiceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, isSelected, isFocused } = useOption({ key: id }, state, ref);
  return (
    <div {...optionProps} ref={ref} className={css.option} data-focused={isFocused ? '' : undefined}>
      <bdi>{children}</bdi>
      {isSelected && (
        <span className={css.tick}>
          <Icon name="check" size="small" />
        </span>
      )}
    </div>
  );
}
