'use client';
import { useState, type SyntheticEvent, type InputHTMLAttributes, type ReactNode } from 'react';
import { Field, type FieldProps } from '../kit/Field';
import { TextArea, TextInput } from '../kit/TextInput';
import { useField, useFields, type FieldName } from '../../headless/form/FieldsContext';

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

/** Counts nothing while there is room enough, so that a key press then draws nothing at all. */
function useCounter(name: FieldName, limit = Infinity) {
  const { methods } = useFields();
  const counted = (text: string) => (text.length > limit * 0.8 ? text.length : 0);
  const [used, setUsed] = useState(() => {
    const text: unknown = methods.getValues(name);
    return typeof text === 'string' ? counted(text) : 0;
  });
  return {
    counter: used > 0 ? { used, max: limit } : undefined,
    count: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setUsed(counted(event.currentTarget.value));
    },
  };
}
