'use client';
import { useDeferredValue, useMemo } from 'react';
import type { AttendeeQuestion, AttendeeSection } from '../../domain';
import { pastedColumns } from '../../domain/registration/pastedList/columns';
import { pastedList, type PastedList } from '../../domain/registration/pastedList/list';
import type { Headings } from '../../domain/registration/pastedList/sheet';
import { useFields } from '../form/FieldsContext';
import { putIn } from '../form/putIn';

export interface PastedListOptions {
  sections: readonly AttendeeSection[];
  text: string;
  /** What is filled in already gives way. */
  replaces: boolean;
  /** What headings call a person's fields in the language of the page. Keep it the same between renders. */
  headings: Headings;
}

export interface PastedListValue {
  /** What a list may have columns for, in their order. */
  columns: readonly AttendeeQuestion[];
  /** What becomes of the list, a moment after it was typed. */
  list: PastedList;
  /** Puts what is right into the form, and says what became of the list; nothing is put in where `fills` is empty. */
  fill: () => PastedList;
}

/** A pasted list, checked as it is typed. */
export function usePastedList({ sections, text, replaces, headings }: PastedListOptions): PastedListValue {
  const { methods, context } = useFields();
  const read = useMemo(
    () => (pasted: string) =>
      pastedList(pasted, {
        sections,
        answers: methods.getValues('attendees'),
        context,
        replaces,
        headings,
      }),
    [sections, methods, context, replaces, headings],
  );
  const shown = useDeferredValue(text);
  return {
    columns: useMemo(() => pastedColumns(context.form, sections), [context.form, sections]),
    list: useMemo(() => read(shown), [read, shown]),
    fill: () => {
      const list = read(text);
      putIn(methods, list.fills);
      return list;
    },
  };
}
