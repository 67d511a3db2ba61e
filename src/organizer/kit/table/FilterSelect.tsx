'use client';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { retry } from '../../../payments/retry';
import { chunk, useChunk } from '../../../themed/kit/chunk';
import { cx } from '../../../themed/kit/cx';
import { Icon } from '../../../themed/kit/Icon';
import { NativeSelect, type Option } from '../../../themed/kit/NativeSelect';
import * as list from '../../../themed/kit/Select.css';
import { control } from '../../../themed/kit/TextInput.css';
import { Turning } from '../../../themed/kit/Turning';
import * as css from './FilterBar.css';

const select = /* @__PURE__ */ chunk(() => retry(() => import('../../../themed/kit/Select')));

interface FilterSelectProps {
  /** Read aloud. */
  label: string;
  value: string;
  options: readonly Option[];
  onValueChange: (value: string) => void;
}

/** A `Select` that is fetched once the pointer or the focus is on it; where it can't be, the browser's own takes its place (FAULTS F129). */
export function FilterSelect({ label, value, options, onValueChange }: FilterSelectProps) {
  const [isWanted, setWanted] = useState(select.loaded !== undefined);
  const [opens, setOpens] = useState(false);
  /** A press ends where it began: the button stays until then. */
  const [isPressed, setPressed] = useState(false);
  const hasFocus = useRef(false);
  const taken = useRef<HTMLElement>(null);
  const loaded = useChunk(select, isWanted);
  const isTaken = loaded !== undefined && !isPressed;
  useLayoutEffect(() => {
    if (isTaken && hasFocus.current) taken.current?.focus();
  }, [isTaken]);
  const shared = {
    ref: (element: HTMLElement | null) => {
      taken.current = element;
    },
    'aria-label': label,
    value,
    options,
  };
  if (isTaken && loaded)
    return (
      <loaded.Select {...shared} className={css.choice} defaultOpen={opens} onValueChange={onValueChange} />
    );
  if (isTaken)
    return (
      <NativeSelect
        {...shared}
        className={css.choice}
        onChange={(event) => onValueChange(event.target.value)}
      />
    );
  const want = () => setWanted(true);
  const open = () => {
    setPressed(false);
    setOpens(true);
    want();
  };
  return (
    <button
      type="button"
      role="combobox"
      aria-label={label}
      aria-expanded={false}
      aria-autocomplete="none"
      aria-busy={opens || undefined}
      className={cx(control, list.trigger, css.choice)}
      onPointerEnter={want}
      onFocus={() => {
        hasFocus.current = true;
        want();
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
      // As the list itself does: at once with a mouse, else at the end of the press.
      onPointerDown={({ pointerType, button, ctrlKey }: PointerEvent) => {
        if (pointerType !== 'mouse') setPressed(true);
        else if (button === 0 && !ctrlKey) open();
      }}
      onPointerLeave={() => setPressed(false)}
      onPointerCancel={() => setPressed(false)}
      onClick={open}
      onKeyDown={(event: KeyboardEvent) => {
        if (!openingKeys.has(event.key)) return;
        event.preventDefault();
        open();
      }}
    >
      <span className={list.value}>{options.find((option) => option.value === value)?.label}</span>
      <span className={list.icon}>
        {opens ? <Turning /> : <Icon name="chevron-down" size="small" className={list.chevron} />}
      </span>
    </button>
  );
}

const openingKeys = new Set([' ', 'Enter', 'ArrowUp', 'ArrowDown']);
