'use client';
import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import * as css from './Checkbox.css';
import { cx } from './cx';
import { FieldError } from './FieldError';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** May hold links; the rest of it is pressed together with the box. */
  label: ReactNode;
}

/** Props of `Checkbox`. @public */
export interface CheckboxProps extends ChoiceProps {
  /** What is wrong; shown below the row. */
  error?: string | undefined;
}

/** A box to tick, 24 px in a row of 44. `className` is the row's, everything else and the ref the input's. @public */
export const Checkbox = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, error, className, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  const errorId = useId();
  const description = [error && errorId, describedBy].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className={css.row}>
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          {...(error && { 'aria-invalid': true })}
          {...(description && { 'aria-describedby': description })}
          className={cx(css.box, css.tick)}
        />
        <span className={css.text}>{label}</span>
      </label>
      {error && (
        <div className={css.error}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
});

/** One of several; give those of a group the same `name`, in a `Fieldset`. @public */
export const Radio = /* @__PURE__ */ forwardRef<HTMLInputElement, ChoiceProps>(function Radio(
  { label, className, ...rest },
  ref,
) {
  return (
    <label className={cx(css.row, className)}>
      <input {...rest} ref={ref} type="radio" className={cx(css.box, css.radio)} />
      <span className={css.text}>{label}</span>
    </label>
  );
});
