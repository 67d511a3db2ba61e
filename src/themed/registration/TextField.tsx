'use client';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from '../kit/Field';
import { TextArea, TextInput } from '../kit/TextInput';
import { useField, type FieldName } from './FieldsContext';

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'dir' | 'type'>;

export interface TextFieldProps
  extends Input, Pick<FieldProps, 'span' | 'keepSpan' | 'optional' | 'required' | 'labelSuffix'> {
  name: FieldName;
  label: string;
  hint?: ReactNode;
  /** Cut spaces off when the field is left. */
  trims?: boolean;
  /** Several lines. */
  multiline?: boolean;
}

/** One text field of the registration form. A key press draws nothing but this field. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, span, keepSpan, optional, required, labelSuffix } = props;
  const { trims = false, multiline, autoComplete, inputMode, dir, type } = props;
  const { id, error, input } = useField(name, label, { trims });
  const frame = { id, label, hint, error, span, keepSpan, optional, required, labelSuffix };
  return (
    <Field {...frame}>
      {(control) =>
        multiline ? (
          <TextArea {...control} {...input} {...(autoComplete && { autoComplete })} />
        ) : (
          <TextInput
            {...control}
            {...input}
            type={type ?? 'text'}
            {...(autoComplete && { autoComplete })}
            {...(inputMode && { inputMode })}
            {...(dir && { dir })}
          />
        )
      }
    </Field>
  );
}
