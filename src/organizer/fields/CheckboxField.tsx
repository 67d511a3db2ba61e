'use client';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../../i18n';
import { Checkbox } from '../../themed/kit/Checkbox';
import { cx } from '../../themed/kit/cx';
import { spans } from '../../themed/kit/Field.css';
import * as css from './fields.css';
import { useEditorField, type EditorFieldProps } from './useEditorField';

export interface CheckboxFieldProps<Values extends FieldValues> extends Pick<
  EditorFieldProps<Values>,
  'name' | 'label' | 'alsoChecks' | 'span'
> {
  hint?: ReactNode;
}

/** A box to tick: agreed, included. For what is on or off there is `SwitchField`. */
export function CheckboxField<Values extends FieldValues = FieldValues>(props: CheckboxFieldProps<Values>) {
  const { name, label, hint, alsoChecks, span = 12 } = props;
  const t = useT();
  const hintId = useId();
  const { value, set, leave, id, error, ref } = useEditorField<boolean>(name, label, {
    alsoChecks,
    show: (on) => t(on ? 'organizer.form.on' : 'organizer.form.off'),
  });
  return (
    <div className={cx(css.cell, spans[span])}>
      <Checkbox
        {...{ id, ref, label, error }}
        checked={value}
        onChange={(event) => set(event.target.checked)}
        onBlur={leave}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
      />
      {hint !== undefined && (
        <p id={hintId} className={cx(css.hint, css.underBox)}>
          {hint}
        </p>
      )}
    </div>
  );
}
