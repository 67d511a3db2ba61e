'use client';
import type { ReactNode } from 'react';
import * as css from './Field.css';
import { Icon } from './Icon';

/** Props of `FieldError`. @public */
export interface FieldErrorProps {
  /** For the `aria-describedby` of the control. */
  id?: string | undefined;
  /** What is wrong, and what to do. */
  children: ReactNode;
}

/** What is wrong with a field, with an icon so that colour isn't the only sign. @public */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={css.error}>
      <Icon name="alert-circle" size="small" className={css.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
