'use client';
import { useEffect, useRef } from 'react';
import { cx } from '../../../themed/kit/cx';
import { box, tick } from '../../../themed/kit/Checkbox.css';
import * as css from './DataTable.css';

interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  /** Some of the rows it stands for are chosen. */
  isMixed?: boolean | undefined;
  tabIndex: 0 | -1;
  onToggle: (isRange: boolean) => void;
}

/** A box of 18 px in a target of 44. */
export function SelectBox({ label, isChecked, isMixed = false, tabIndex, onToggle }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={css.selectTarget}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        tabIndex={tabIndex}
        className={cx(box, tick, css.selectBox)}
        onChange={(event) => onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
      />
    </label>
  );
}
