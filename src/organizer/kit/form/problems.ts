'use client';
import { get, useFormState, type FieldError } from 'react-hook-form';
import { useEditorContext, useEditorEntries } from './EditorContext';

/** What is wrong with a field that is on the screen. */
export interface EditorProblem {
  name: string;
  /** Of the field. */
  id: string;
  label: string;
  message: string;
}

/** What is wrong since a save was refused; each leaves once it is right. None before. */
export function useEditorProblems(): { problems: readonly EditorProblem[]; submitCount: number } {
  const { methods, idOf } = useEditorContext();
  const entries = useEditorEntries();
  const { errors, submitCount } = useFormState({ control: methods.control });
  const problems = [...(submitCount > 0 ? entries : [])].flatMap(([name, { label }]) => {
    const message = get<unknown, FieldError | undefined>(errors, name)?.message;
    return message ? [{ name, id: idOf(name), label, message }] : [];
  });
  return { problems, submitCount };
}
