'use client';
import { switchBox } from '../kit/fields/fields.css';

export interface OnSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** A change is on its way: presses are ignored. */
  busy?: boolean | undefined;
  id?: string | undefined;
  /** Read aloud, where no label stands beside it. */
  label?: string | undefined;
  tabIndex?: 0 | -1 | undefined;
}

/** On or off, at once: no part of a form. */
export function OnSwitch({ isOn, onChange, busy, id, label, tabIndex }: OnSwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      id={id}
      tabIndex={tabIndex}
      aria-label={label}
      aria-busy={busy}
      checked={isOn}
      onChange={({ target }) => {
        if (!busy) onChange(target.checked);
      }}
      className={switchBox}
    />
  );
}
