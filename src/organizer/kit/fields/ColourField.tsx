'use client';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../../themed/kit/Field';
import { checkColour, ColourInput } from './ColourInput';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';

export interface ColourFieldProps<Values extends FieldValues> extends EditorFieldProps<Values> {
  /** What counts while the field is empty; shown as its swatch and written as its placeholder. */
  fallback?: string | undefined;
}

/** A colour as `#rrggbb`, '' for none: a swatch that opens a picker, and its code. Three digits and a missing # are understood. */
export function ColourField<Values extends FieldValues = FieldValues>(props: ColourFieldProps<Values>) {
  const { name, label, fallback, alsoChecks } = props;
  const { value, set, leave, id, error, ref } = useEditorField<string>(name, label, {
    alsoChecks,
    check: checkColour,
  });
  return (
    <Field {...frameOf(props)} id={id} error={error}>
      {(control) => (
        <ColourInput
          {...control}
          ref={ref}
          label={label}
          value={value}
          fallback={fallback}
          onValueChange={set}
          onLeave={leave}
        />
      )}
    </Field>
  );
}
