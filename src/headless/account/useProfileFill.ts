'use client';
import { useEffect } from 'react';
import type { Person } from '../../contract';
import type { SignUpValues } from '../../domain';
import type { AccountFormState } from './useAccountForm';

/** Fills what is empty with what a service says of the person; what was typed stays. */
export function useProfileFill(
  { methods }: AccountFormState<SignUpValues>,
  profile: Person | undefined,
): void {
  useEffect(() => {
    if (!profile) return;
    const found = {
      firstName: profile['first-name'],
      lastName: profile['last-name'],
      email: profile['primary-email'],
      company: profile.company ?? '',
    };
    for (const name of ['firstName', 'lastName', 'email', 'company'] as const)
      if (!methods.getValues(name).trim()) methods.setValue(name, found[name]);
  }, [methods, profile]);
}
