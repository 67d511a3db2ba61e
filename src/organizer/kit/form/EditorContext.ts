'use client';
import { createContext, useEffect, useState } from 'react';
import { useRequiredContext } from '../../../react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocale, type MessageKey } from '../../../i18n';
import type { EditorSections } from './sections';

/** What the form knows of a field besides its value: for the list of errors, and for telling what somebody else changed. */
export interface FieldEntry {
  label: string;
  /** Its value in words; the value itself when absent. */
  show?: ((value: unknown) => string) | undefined;
  /** A record's: one of its members in words, where somebody else added or removed it; '' for none. */
  showMember?: ((value: unknown) => string) | undefined;
  /** What is wrong with a value that can't be read at all, whatever the schema says: a key of the catalogue. */
  check?: ((value: unknown) => MessageKey | undefined) | undefined;
}

export interface EditorContextValue {
  methods: UseFormReturn;
  /** The DOM id of a field, so that the error summary can lead to it. */
  idOf: (name: string) => string;
  /** The fields that are on the screen, by name. */
  entries: Map<string, FieldEntry>;
  /** Its titled parts. */
  sections: EditorSections;
}

export const EditorContext = /* @__PURE__ */ createContext<EditorContextValue | null>(null);

/** The form a field belongs to. Throws outside of one, naming the fix. */
export function useEditorContext(): EditorContextValue {
  return useRequiredContext(EditorContext, 'Fields of src/organizer/kit/fields stand inside <EditorForm>.');
}

/** The fields' entries, for who renders their names: after a change of language a field renames its own once it is rendered. */
export function useEditorEntries(): EditorContextValue['entries'] {
  const { entries } = useEditorContext();
  const locale = useLocale();
  const [, setNamed] = useState(locale);
  useEffect(() => {
    const timer = setTimeout(() => setNamed(locale));
    return () => clearTimeout(timer);
  }, [locale]);
  return entries;
}

/** Of the form around, with the types of its values: for watching some of them. */
export const useEditorControl = <Values extends FieldValues>(): Control<Values> =>
  useEditorContext().methods.control as unknown as Control<Values>;
