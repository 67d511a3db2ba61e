'use client';
import { useEffect } from 'react';
import { emailFields, repeatedEmails, type RegistrationContext } from '../../domain';
import type { RegistrationMethods } from './registrationMethods';

/** An address that was there twice is right as soon as either of the two is another one. */
export function useRepeatedEmails(
  { subscribe, getValues, getFieldState, clearErrors }: RegistrationMethods,
  context: RegistrationContext,
): void {
  useEffect(() => {
    const fields = context.uniqueEmails ? emailFields(context) : [];
    if (fields.length < 2) return;
    return subscribe({
      name: fields,
      formState: { values: true },
      callback: () => {
        const refused = fields.filter((name) => getFieldState(name).error?.type === 'unique');
        if (refused.length === 0) return;
        const repeated = repeatedEmails(getValues('attendees'), context);
        const right = refused.filter((name) => !repeated.includes(name));
        if (right.length > 0) clearErrors(right);
      },
    });
  }, [subscribe, getValues, getFieldState, clearErrors, context]);
}
