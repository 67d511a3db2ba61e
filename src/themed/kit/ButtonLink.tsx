'use client';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import * as css from './Button.css';
import { cx } from './cx';

export interface ButtonLinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'download' | 'className' | 'aria-describedby' | 'target' | 'onClick'
> {
  /** An address that was checked (`safeUrl`), or one of our own making. */
  href: string;
  variant?: 'primary' | 'secondary' | undefined;
  size?: 'medium' | 'large' | undefined;
  /** Leaves this page open. Say so in the name. */
  newTab?: boolean | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** Looks like a button and is a link: it leads somewhere else. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'medium', newTab, icon, className, children, ...rest } = props;
  return (
    <a
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      className={cx(css.button, css.variants[variant], css.sizes[size], className)}
    >
      {icon}
      <span className={css.label}>{children}</span>
    </a>
  );
}
