'use client';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../../themed/kit/Field';
import { TextInput } from '../../../themed/kit/TextInput';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'dir' | 'spellCheck'
>;

export interface TextFieldProps<Values extends FieldValues> extends EditorFieldProps<Values>, Input {
  /** Characters it holds, counted beside the label. More can be typed: the schema says that it is too long. */
  limit?: number | undefined;
  /** Inside, before and after the words. */
  start?: ReactNode;
  end?: ReactNode;
}

/** One line of text; '' for none. */
export function TextField<Values extends FieldValues = FieldValues>(props: TextFieldProps<Values>) {
  const { name, label, limit, alsoChecks, type, inputMode, autoComplete = 'off', placeholder } = props;
  // What is typed need not be in the language of the page: “1 Pier Road” is not to be read from its end.
  const { dir = 'auto', spellCheck, start, end } = props;
  const { value, set, leave, id, error, ref } = useEditorField<string>(name, label, { alsoChecks });
  return (
    <Field {...frameOf(props)} id={id} error={error} counter={counterOf(value, limit)}>
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          placeholder={placeholder}
          dir={dir}
          spellCheck={spellCheck}
          start={start}
          end={end}
          value={value}
          onChange={(event) => set(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

/** Characters as people count them would be dearer to count; the backend counts these. */
export const counterOf = (text: string, limit: number | undefined) =>
  limit === undefined ? undefined : { used: text.length, max: limit };
