'use client';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../../themed/kit/Field';
import type { Option } from '../../../themed/kit/NativeSelect';
import { Select } from '../../../themed/kit/Select';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';

export interface SelectFieldProps<Values extends FieldValues> extends EditorFieldProps<Values> {
  options: readonly Option[];
  /** Shown while nothing is chosen; 'Choose one' when absent. */
  placeholder?: string | undefined;
}

/** One of a list; '' while nothing is chosen. */
export function SelectField<Values extends FieldValues = FieldValues>(props: SelectFieldProps<Values>) {
  const { name, label, options, placeholder, alsoChecks } = props;
  const { value, set, leave, id, error, ref } = useEditorField<string | null>(name, label, {
    alsoChecks,
    show: (chosen) => options.find((option) => option.value === chosen)?.label ?? '',
  });
  return (
    <Field {...frameOf(props)} id={id} error={error}>
      {(control) => (
        <Select
          {...control}
          ref={ref}
          options={options}
          placeholder={placeholder}
          value={value ?? ''}
          onValueChange={set}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
