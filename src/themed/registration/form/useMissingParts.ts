'use client';
import { useEffect, useRef } from 'react';
import { warn } from '../../../diagnostics';
import type { RegistrationFormProps } from '../registrationFormProps';
import type { FormPart } from './FormContext';

/** Answers where the parts note themselves. In development a form that can never be sent says which of them it lacks. */
export function useMissingParts({ payment, customFields }: RegistrationFormProps) {
  const seen = useRef(new Set<FormPart>());
  const isPaidHere = payment !== undefined;
  const hasFields = (customFields?.length ?? 0) > 0;
  // After the effects of the parts within.
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    const needed: FormPart[] = ['Buyer', 'Attendees', 'Billing', 'Consents', 'Submit'];
    if (isPaidHere) needed.push('Payment');
    if (hasFields) needed.push('Fields');
    for (const part of needed)
      if (!seen.current.has(part))
        warn('BX1014', `The registration form is arranged without its part "${part}".`);
  }, [isPaidHere, hasFields]);
  return seen;
}
