'use client';
import { forwardRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import * as css from './Button.css';
import { cx } from './cx';
import { Turning } from './Turning';

/** A button is never `disabled`: it stays reachable and says why it can't be pressed. */
export type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'>;

export interface Busy {
  /** The answer is on its way: a spinner shows, label and width stay, presses are ignored. */
  busy?: boolean | undefined;
  /** Before the label; `<Icon>`. */
  icon?: ReactNode;
}

/** Props of `Button`. @public */
export interface ButtonProps extends NativeButton, Busy {
  /** `primary` once a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 44 or 52 px high. */
  size?: 'medium' | 'large' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/**
 * A busy button swallows its presses, the implicit submit by Enter included. One that is only `aria-disabled` does
 * not: its handler tells why.
 */
export function busyProps({
  busy,
  onClick,
}: {
  busy: boolean | undefined;
  onClick: NativeButton['onClick'];
}) {
  if (!busy) return { onClick };
  return {
    'aria-busy': true,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The button. Unavailable is `aria-disabled`; the reason stands beside it. @public */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', size = 'medium', busy, block, icon, className, children, onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      {...busyProps({ busy, onClick })}
      ref={ref}
      data-busy={busy && !icon ? 'padded' : undefined}
      className={cx(
        css.button,
        css.variants[variant],
        css.sizes[size],
        variant === 'quiet' ? css.disabledQuiet : css.disabled,
        block && css.block,
        className,
      )}
    >
      {busy ? <Turning size={icon ? 'medium' : 'small'} /> : icon}
      <span className={css.label}>{children}</span>
    </button>
  );
});

/** Props of `LinkButton`. @public */
export interface LinkButtonProps extends NativeButton, Busy {}

/** Looks like a link and is a button: it acts on this page instead of leading to another. @public */
export const LinkButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, LinkButtonProps>(function LinkButton(
  { busy, icon, className, children, onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      {...busyProps({ busy, onClick })}
      ref={ref}
      className={cx(css.link, className)}
    >
      {busy ? <Turning size="small" /> : icon}
      <span className={css.label}>{children}</span>
    </button>
  );
});
