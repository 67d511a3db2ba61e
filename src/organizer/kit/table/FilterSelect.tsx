'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { retry } from '../../../loading/retry';
import { chunk, useChunk } from '../../../themed/kit/chunk';
import { cx } from '../../../themed/kit/cx';
import { Icon } from '../../../themed/kit/Icon';
import { NativeSelect, type Option } from '../../../themed/kit/NativeSelect';
import * as list from '../../../themed/kit/Select.css';
import { control } from '../../../themed/kit/TextInput.css';
import { Turning } from '../../../themed/kit/Turning';
import { onIntent } from '../lazy';
import * as css from './FilterBar.css';

const select = /* @__PURE__ */ chunk(() => retry(() => import('../../../themed/kit/Select')));
/** A failure counts once the list is opened. */
const prefetch = () => select.load().catch(() => undefined);

interface FilterSelectProps {
  /** Read aloud. */
  label: string;
  value: string;
  options: readonly Option[];
  onValueChange: (value: string) => void;
}

/**
 * A `Select` that is fetched once the pointer or the focus is on it, and takes the place of its button when that is pressed. Where it can't be
 * loaded, the browser's own list does (FAULTS F129).
 */
export function FilterSelect({ label, value, options, onValueChange }: FilterSelectProps) {
  const [isOpened, setOpened] = useState(false);
  const listId = useId();
  const native = useRef<HTMLSelectElement>(null);
  const loaded = useChunk(select, isOpened);
  useEffect(() => {
    if (loaded === null) native.current?.focus();
  }, [loaded]);
  const shared = { 'aria-label': label, className: css.choice, value, options };
  if (loaded) return <loaded.Select {...shared} defaultOpen onValueChange={onValueChange} />;
  if (loaded === null)
    return <NativeSelect {...shared} ref={native} onChange={(event) => onValueChange(event.target.value)} />;
  return (
    <button
      type="button"
      role="combobox"
      aria-label={label}
      aria-controls={listId}
      aria-expanded={false}
      aria-autocomplete="none"
      aria-busy={isOpened || undefined}
      className={cx(control, list.trigger, css.choice)}
      {...onIntent(prefetch)}
      // As the list itself does: at once with a mouse, else at the end of the press.
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse' || event.button !== 0 || event.ctrlKey) return;
        // The focus is the list's.
        event.preventDefault();
        setOpened(true);
      }}
      onClick={() => setOpened(true)}
      onKeyDown={(event) => {
        if (!openingKeys.has(event.key)) return;
        event.preventDefault();
        setOpened(true);
      }}
    >
      <span className={list.value}>{options.find((option) => option.value === value)?.label}</span>
      <span className={list.icon}>
        {isOpened ? <Turning /> : <Icon name="chevron-down" size="small" className={list.chevron} />}
      </span>
    </button>
  );
}

const openingKeys = new Set([' ', 'Enter', 'ArrowUp', 'ArrowDown']);
