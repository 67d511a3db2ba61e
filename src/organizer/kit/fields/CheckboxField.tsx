'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '../../../themed/kit/Checkbox';
import { cx } from '../../../themed/kit/cx';
import { spans } from '../../../themed/kit/Field.css';
import * as css from './fields.css';
import { useToggleField, type ToggleFieldProps } from './useToggleField';

export interface CheckboxFieldProps<Values extends FieldValues> extends ToggleFieldProps<Values> {
  /** Why it can't be ticked now; in place of the hint. Its value stays, and is shown again once it can be. */
  unavailable?: ReactNode;
}

/** A box to tick: agreed, included. For what is on or off there is `SwitchField`. */
export function CheckboxField<Values extends FieldValues = FieldValues>(props: CheckboxFieldProps<Values>) {
  const { label, unavailable, span = 12 } = props;
  const isAvailable = unavailable === undefined;
  const hint = unavailable ?? props.hint;
  const { value, set, leave, id, error, ref, hintId } = useToggleField({ ...props, hint });
  return (
    <div className={cx(css.cell, spans[span])}>
      <Checkbox
        id={id}
        ref={ref}
        label={label}
        error={error}
        checked={value && isAvailable}
        onChange={(event) => isAvailable && set(event.target.checked)}
        onBlur={leave}
        {...(!isAvailable && { 'aria-disabled': true })}
        {...(hintId !== undefined && { 'aria-describedby': hintId })}
      />
      {hintId !== undefined && (
        <p id={hintId} className={cx(css.hint, css.underBox)}>
          {hint}
        </p>
      )}
    </div>
  );
}
