'use client';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../../themed/kit/Field';
import { TextArea } from '../../../themed/kit/TextInput';
import { counterOf, type TextFieldProps } from './TextField';
import { frameOf, useEditorField } from './useEditorField';

export interface LongTextFieldProps<Values extends FieldValues> extends Omit<
  TextFieldProps<Values>,
  'type' | 'inputMode' | 'autoComplete' | 'start' | 'end'
> {
  /** Lines in sight. Default: 3. */
  rows?: number | undefined;
}

/** Several lines of text; '' for none. */
export function LongTextField<Values extends FieldValues = FieldValues>(props: LongTextFieldProps<Values>) {
  const { name, label, limit, alsoChecks, rows = 3, placeholder, spellCheck } = props;
  const { dir = 'auto' } = props;
  const { value, set, leave, id, error, ref } = useEditorField<string>(name, label, { alsoChecks });
  return (
    <Field {...frameOf(props)} id={id} error={error} counter={counterOf(value, limit)}>
      {(control) => (
        <TextArea
          {...control}
          ref={ref}
          rows={rows}
          placeholder={placeholder}
          dir={dir}
          spellCheck={spellCheck}
          value={value}
          onChange={(event) => set(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
