'use client';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../../i18n';
import { cx } from '../../themed/kit/cx';
import { spans } from '../../themed/kit/Field.css';
import { FieldError } from '../../themed/kit/FieldError';
import * as css from './fields.css';
import { useEditorField, type EditorFieldProps } from './useEditorField';

export interface SwitchFieldProps<Values extends FieldValues> extends Pick<
  EditorFieldProps<Values>,
  'name' | 'label' | 'alsoChecks' | 'span'
> {
  /** What it does when on; below the label. */
  hint?: ReactNode;
}

/** On or off. Like everything in the form it counts once the form is saved. */
export function SwitchField<Values extends FieldValues = FieldValues>(props: SwitchFieldProps<Values>) {
  const { name, label, hint, alsoChecks, span = 12 } = props;
  const t = useT();
  const hintId = useId();
  const { value, set, leave, id, error, ref } = useEditorField<boolean>(name, label, {
    alsoChecks,
    show: (on) => t(on ? 'organizer.form.on' : 'organizer.form.off'),
  });
  const describedBy = [error && `${id}-error`, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <div className={cx(css.switchCell, spans[span])}>
      <label className={css.switchRow}>
        <span className={css.switchWords}>{label}</span>
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
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
