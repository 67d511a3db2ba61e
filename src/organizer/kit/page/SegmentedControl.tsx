'use client';
import { useId } from 'react';
import * as css from './SegmentedControl.css';

/** Props of `SegmentedControl`. @experimental */
export interface SegmentedControlProps<Value extends string> {
  /** What one chooses among; read aloud. */
  label: string;
  /** Two to five, of a word or two each. */
  options: readonly { value: Value; label: string }[];
  /** The chosen one. */
  value: Value;
  /** Another one was chosen. */
  onValueChange: (value: Value) => void;
}

/** One of a few, side by side. They are radio buttons: arrows choose. @experimental */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onValueChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className={css.input}
          />
          <span className={css.text}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
