'use client';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from '../kit/Field';
import { TextArea, TextInput } from '../kit/TextInput';
import { useField, type FieldName } from '../../headless/form/FieldsContext';
import { useCounter } from '../../headless/form/useCounter';

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'dir' | 'type'>;

export interface TextFieldProps
  extends Input, Pick<FieldProps, 'span' | 'keepSpan' | 'help' | 'optional' | 'required' | 'labelSuffix'> {
  name: FieldName;
  label: string;
  hint?: ReactNode;
  /** Which keys a phone shows. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Cut spaces off when the field is left. */
  trims?: boolean;
  /** Several lines. */
  multiline?: boolean;
  /** Characters it holds; counted beside the label once a fifth of them is left. */
  limit?: number | undefined;
}

/** One text field of the registration form. A key press draws nothing but this field. */
export function TextField(props: TextFieldProps) {
  const { name, label, help, hint, span, keepSpan, optional, required, labelSuffix } = props;
  const { trims = false, multiline, limit, autoComplete, inputMode, dir, type } = props;
  const { id, error, input } = useField(name, label, { trims });
  const { counter, count } = useCounter(name, limit);
  const frame = { id, label, help, hint, error, span, keepSpan, optional, required, labelSuffix, counter };
  return (
    <Field {...frame}>
      {(control) =>
        multiline ? (
          <TextArea {...control} {...input} onInput={count} {...(autoComplete && { autoComplete })} />
        ) : (
          <TextInput
            {...control}
            {...input}
            onInput={count}
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
