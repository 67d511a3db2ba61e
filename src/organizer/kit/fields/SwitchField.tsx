'use client';
import type { FieldValues } from 'react-hook-form';
import { cx } from '../../../themed/kit/cx';
import { spans } from '../../../themed/kit/Field.css';
import { FieldError } from '../../../themed/kit/FieldError';
import * as css from './fields.css';
import { useToggleField, type ToggleFieldProps } from './useToggleField';

/** On or off. Like everything in the form it counts once the form is saved. */
export function SwitchField<Values extends FieldValues = FieldValues>(props: ToggleFieldProps<Values>) {
  const { label, hint, span = 12 } = props;
  const { value, set, leave, id, error, ref, hintId } = useToggleField(props);
  const describedBy = [error && `${id}-error`, hintId].filter(Boolean).join(' ');
  return (
    <div className={cx(css.switchCell, spans[span])}>
      <label className={css.switchRow}>
        <span className={css.switchText}>{label}</span>
        <input
          type="checkbox"
          role="switch"
          id={id}
          ref={ref}
          checked={value}
          onChange={(event) => set(event.target.checked)}
          onBlur={leave}
          {...(error && { 'aria-invalid': true })}
          {...(describedBy && { 'aria-describedby': describedBy })}
          className={css.switchBox}
        />
      </label>
      {hintId !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
