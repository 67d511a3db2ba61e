'use client';
import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '../../../themed/kit/Checkbox';
import { cx } from '../../../themed/kit/cx';
import { spans } from '../../../themed/kit/Field.css';
import * as css from './fields.css';
import { useToggleField, type ToggleFieldProps } from './useToggleField';

/** A box to tick: agreed, included. For what is on or off there is `SwitchField`. */
export function CheckboxField<Values extends FieldValues = FieldValues>(props: ToggleFieldProps<Values>) {
  const { label, hint, span = 12 } = props;
  const { value, set, leave, id, error, ref, hintId } = useToggleField(props);
  return (
    <div className={cx(css.cell, spans[span])}>
      <Checkbox
        id={id}
        ref={ref}
        label={label}
        error={error}
        checked={value}
        onChange={(event) => set(event.target.checked)}
        onBlur={leave}
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
