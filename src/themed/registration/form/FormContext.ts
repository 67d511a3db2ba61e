'use client';
import { createContext, useEffect, type RefObject } from 'react';
import { useRequiredContext } from '../../../react';
import type { useFormContents } from './useFormContents';

/** A part of the form by the name of its component. */
export type FormPart = 'Attendees' | 'Billing' | 'Buyer' | 'Consents' | 'Fields' | 'Payment' | 'Submit';

interface FormContextValue extends ReturnType<typeof useFormContents> {
  /** The parts that were drawn. */
  seen: RefObject<Set<FormPart>>;
}

export const FormContext = /* @__PURE__ */ createContext<FormContextValue | null>(null);

/** What the form around shows, for one of its parts. Throws outside of a form. */
export function useForm(part: FormPart): FormContextValue {
  const form = useRequiredContext(FormContext, `No form around ${part}`);
  const { seen } = form;
  useEffect(() => {
    seen.current.add(part);
  }, [seen, part]);
  return form;
}
