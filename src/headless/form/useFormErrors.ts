'use client';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { Message } from '../../domain';
import { errorOf, useFields, type FieldName } from './FieldsContext';
import type { FormPart } from './formParts';

/** A field that is wrong. */
export interface FormError {
  name: FieldName;
  /** DOM id of its control. */
  id: string;
  message: Message;
}

/** What is wrong in each part, once the form was sent; parts without an error are left out. */
export function useFormErrors(parts: readonly FormPart[]) {
  const { methods, idOf } = useFields();
  const { errors, submitCount } = useFormState({ control: methods.control });
  return {
    submitCount,
    parts: parts.map((part) => ({
      ...part,
      errors: part.fields.flatMap(({ name, label }): FormError[] => {
        const error = errorOf(errors, name);
        return error?.message
          ? [{ name, id: idOf(name), message: { key: error.message, values: { label } } }]
          : [];
      }),
    })),
  };
}

/** A ref of what takes the focus when a submit failed. */
export function useFailureFocus(submitCount: number, hasProblems: boolean) {
  const box = useRef<HTMLElement>(null);
  const lastFocused = useRef(0);
  useEffect(() => {
    if (submitCount === lastFocused.current) return;
    lastFocused.current = submitCount;
    box.current?.focus({ preventScroll: true });
    // Longer than a phone is high: its title has to be in view, not its middle.
    box.current?.scrollIntoView({ block: 'start' });
  }, [submitCount, hasProblems]);
  return box;
}

/** Into a group it leads to the first of its controls. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches('fieldset, [role="group"], [role="radiogroup"]')
    ? field.querySelector<HTMLElement>('input:checked, input, select, button, [tabindex="0"]')
    : null;
  (control ?? field)?.focus();
}
