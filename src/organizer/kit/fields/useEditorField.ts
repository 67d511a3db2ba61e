'use client';
import { useEffect, useRef, useState } from 'react';
import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
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
  /** Fields that are checked again when this one changes: a maximum with its minimum. Of those nobody came to, only what they hold is. */
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
  const { field, fieldState, formState } = useController({ control: methods.control, name });
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
  const isChecked = () => submitCount > 0 || methods.getFieldState(name).isTouched;
  const checkOthers = () => {
    const reached = alsoChecks?.filter((other) => submitCount > 0 || isReached(methods, other)) ?? [];
    if (reached.length > 0) void methods.trigger(reached);
  };
  return {
    id: idOf(name),
    error: message ? problemText(t, label, message) : undefined,
    value: field.value as Value,
    /** Changes the value; checked as soon as it was wrong or left once. */
    set: (value: Value) => {
      const hasError = methods.getFieldState(name).error !== undefined;
      if (!message) setFilledSince(submitCount);
      field.onChange(value);
      if (isChecked()) checkOthers();
      // Another field's check put it there before this one was ever left: nothing else would take it away.
      else if (hasError) void methods.trigger(name);
    },
    /** What is wrong with it is being put right. */
    clearError: () => methods.clearErrors(name),
    /** The field is left. */
    leave: () => {
      setFilledSince(null);
      field.onBlur();
      checkOthers();
    },
    name: field.name,
    ref: field.ref,
  };
}

/** Left once, or filled. */
function isReached(methods: UseFormReturn, name: string): boolean {
  const value: unknown = methods.getValues(name);
  const isEmpty = value === '' || value == null || (Array.isArray(value) && value.length === 0);
  return !isEmpty || methods.getFieldState(name).isTouched;
}

/** What the kit's `Field` takes of them. */
export const frameOf = <Values extends FieldValues>(props: EditorFieldProps<Values>) => {
  const { label, span, keepSpan, hint, help, optional, required } = props;
  return { label, span, keepSpan, hint, help, optional, required };
};
