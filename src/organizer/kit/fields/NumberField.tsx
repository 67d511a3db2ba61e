'use client';
import type { FieldValues } from 'react-hook-form';
import { writeNumber } from '../../../domain';
import { useLocale } from '../../../i18n';
import { Field } from '../../../themed/kit/Field';
import { checkNumber, NumberInput } from './NumberInput';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';

export interface NumberFieldProps<Values extends FieldValues> extends EditorFieldProps<Values> {
  /** Decimals at most. Default: 0. */
  decimals?: number | undefined;
  placeholder?: string | undefined;
  /** Inside, after the number: its unit. */
  unit?: string | undefined;
}

/** A number; `null` for none. What is no number is NaN, which the form refuses to save whatever the schema says. */
export function NumberField<Values extends FieldValues = FieldValues>(props: NumberFieldProps<Values>) {
  const { name, label, alsoChecks, decimals = 0, placeholder, unit } = props;
  const locale = useLocale();
  const field = useEditorField<number | null>(name, label, {
    alsoChecks,
    check: checkNumber,
    show: (value) => (typeof value === 'number' ? writeNumber(value, { locale, decimals }) : ''),
  });
  return (
    <Field {...frameOf(props)} id={field.id} error={field.error}>
      {(control) => (
        <NumberInput
          {...control}
          ref={field.ref}
          decimals={decimals}
          placeholder={placeholder}
          end={unit}
          value={field.value}
          onValueChange={field.set}
          onBlur={field.leave}
        />
      )}
    </Field>
  );
}
