'use client';
import { useEffect, useRef, useState } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { useT } from '../../../i18n';
import type { FieldProps } from '../../../themed/kit/Field';
import { useEditorContext, type FieldEntry } from '../form/EditorContext';
import { problemText } from '../form/problemText';

/** What every field of an `EditorForm` takes. */
export interface EditorFieldProps<Values extends FieldValues> extends Pick<
  FieldProps,
  'span' | 'keepSpan' | 'hint' | 'help' | 'optional' | 'required'
> {
  /** Where its value is in the form. */
  name: FieldPath<Values>;
  label: string;
  /** Fields that are checked again when this one changes: a maximum with its minimum. */
  alsoChecks?: readonly FieldPath<Values>[] | undefined;
}

interface Options extends Pick<FieldEntry, 'show' | 'check'> {
  alsoChecks?: readonly string[] | undefined;
}

/** One value of the form. A change of it renders what called this and nothing else. `Value` is what the field is known to hold. */
export function useEditorField<Value>(
  name: string,
  label: string,
  { show, check, alsoChecks }: Options = {},
) {
  const { methods, idOf, entries } = useEditorContext();
  const t = useT();
  const { field, fieldState, formState } = useController({
    control: methods.control,
    name,
    ...(alsoChecks && { rules: { deps: [...alsoChecks] } }),
  });
  const entry = useRef<FieldEntry>({ label, show, check });
  useEffect(() => {
    Object.assign(entry.current, { label, show, check });
  });
  useEffect(() => {
    const own = entry.current;
    entries.set(name, own);
    return () => {
      if (entries.get(name) === own) entries.delete(name);
    };
  }, [entries, name]);
  // 000 §5: no error appears in a field that is being filled; one that stood there changes with what is typed.
  const { submitCount } = formState;
  const [filledSince, setFilledSince] = useState<number | null>(null);
  const message = filledSince === submitCount ? undefined : fieldState.error?.message;
  return {
    id: idOf(name),
    error: message ? problemText(t, label, message) : undefined,
    value: field.value as Value,
    /** Changes the value; checked as soon as it was wrong or left once. */
    set: (value: Value) => {
      if (!message) setFilledSince(submitCount);
      field.onChange(value);
    },
    /** The field is left. */
    leave: () => {
      setFilledSince(null);
      field.onBlur();
    },
    name: field.name,
    ref: field.ref,
  };
}

/** What the kit's `Field` takes of them. */
export const frameOf = <Values extends FieldValues>(props: EditorFieldProps<Values>) => {
  const { label, span, keepSpan, hint, help, optional, required } = props;
  return { label, span, keepSpan, hint, help, optional, required };
};
