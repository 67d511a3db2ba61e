'use client';
import { createContext } from 'react';
import { useRequiredContext } from '../../../react';
import { usePart } from '../../kit/Arrangement';
import type { useFormContents } from './useFormContents';

/** A part of the form by the name of its component. */
export type FormPart = 'Attendees' | 'Billing' | 'Buyer' | 'Consents' | 'Fields' | 'Payment' | 'Submit';

export const FormContext = /* @__PURE__ */ createContext<ReturnType<typeof useFormContents> | null>(null);

/** What the form around shows, for one of its parts. Throws outside of a form. */
export function useFormPart(part: FormPart) {
  usePart(part);
  return useRequiredContext(FormContext, `No form around ${part}`);
}
