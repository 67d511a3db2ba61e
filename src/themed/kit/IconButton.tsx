'use client';
import { forwardRef } from 'react';
import { busyProps, type Busy, type NativeButton } from './Button';
import * as button from './Button.css';
import { cx } from './cx';
import { iconOnly } from './IconButton.css';
import { Turning } from './Turning';

/** Props of `IconButton`. @public */
export interface IconButtonProps extends Omit<NativeButton, 'children' | 'aria-label'>, Busy {
  /** What it does, read aloud and shown when pointed at. */
  label: string;
}

/** A 44 px square with an icon and a spoken name. @public */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, busy, className, onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...busyProps({ busy, onClick })}
      ref={ref}
      aria-label={label}
      className={cx(button.button, button.variants.quiet, button.disabledQuiet, iconOnly, className)}
    >
      {busy ? <Turning /> : icon}
    </button>
  );
});
