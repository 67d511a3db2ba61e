'use client';
import type { SiteTextValues } from '../../domain/website';
import { Field } from '../../themed/kit/Field';
import { TextArea } from '../../themed/kit/TextInput';
import { useEditorField } from '../kit/fields';
import { counterOf } from '../kit/fields/TextField';
import * as css from './website.css';

export interface CodeFieldProps {
  label: string;
  hint: string;
  /** Characters. */
  limit: number;
  /** Lines in sight. */
  rows: number;
}

/** Code as plain text: nothing in it is ever run or drawn here. The Tab key leads on, as in every field. */
export function CodeField({ label, hint, limit, rows }: CodeFieldProps) {
  const { id, value, set, leave, error, ref } = useEditorField<string>(name, label);
  return (
    <Field id={id} label={label} hint={hint} error={error} counter={counterOf(value, limit)}>
      {(control) => (
        <TextArea
          {...control}
          ref={ref}
          rows={rows}
          value={value}
          dir="ltr"
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className={css.code}
          onChange={({ target }) => set(target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

const name = 'text' satisfies keyof SiteTextValues;
