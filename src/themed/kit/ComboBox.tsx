'use client';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useListBox, useOption } from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { useComboField, type ComboFieldOptions, type ComboOption } from '../../headless/form/useComboField';
import { useLocale } from '../../i18n';
import * as css from './ComboBox.css';
import { cx } from './cx';
import { Icon } from './Icon';
import { control } from './TextInput.css';

export interface ComboBoxProps extends ComboFieldOptions {
  /** Stands in the list when the text means nothing. */
  empty: string;
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
  const { empty, ...options } = props;
  const { suggests } = options;
  const hasList = suggests !== 'options' || options.options.length > 0;
  const field = useComboField(options);
  const { state, inputProps, inputRef, openerProps, buttonRef, popoverRef, listBoxProps, listBoxRef } = field;
  return (
    <span className={css.box}>
      <input
        {...inputProps}
        ref={inputRef}
        className={cx(control, css.input, !suggests && css.besideOpener)}
      />
      {!suggests && (
        <button {...openerProps} ref={buttonRef} className={css.opener}>
          <Icon name="chevron-down" size="small" />
        </button>
      )}
      {state.isOpen && hasList && (
        <Popover anchor={inputRef} box={popoverRef}>
          <List state={state} props={listBoxProps} list={listBoxRef} empty={empty} />
        </Popover>
      )}
    </span>
  );
}

type State = ComboBoxState<ComboOption>;

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
  props: Parameters<typeof useListBox<ComboOption>>[0];
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
