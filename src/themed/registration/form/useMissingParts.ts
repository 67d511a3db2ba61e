'use client';
import { useEffect, useRef } from 'react';
import type { RegistrationFormProps } from '../registrationFormProps';
import type { FormPart } from './FormContext';
import { warnOfMissingParts } from './warnOfMissingParts';

/** Answers where the parts note themselves. In development a form that can never be sent says which of them it lacks. */
export function useMissingParts({ payment, customFields }: RegistrationFormProps) {
  const seen = useRef(new Set<FormPart>());
  const isPaidHere = payment !== undefined;
  const hasFields = (customFields?.length ?? 0) > 0;
  // After the effects of the parts within.
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') warnOfMissingParts(seen.current, { isPaidHere, hasFields });
  }, [isPaidHere, hasFields]);
  return seen;
}
