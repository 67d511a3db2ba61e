'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { Person } from '../../contract';
import { fillingsOf, type RegistrationContext } from '../../domain';
import { useLatest } from '../../react';
import { putIn } from './putIn';
import type { RegistrationMethods } from './registrationMethods';

/** Puts what a profile knows into fields that are empty, and answers how many these were. */
export type FillIn = (person: Person) => number;

export interface FillInOptions {
  context: RegistrationContext;
  /** Of the names of countries. */
  locale: string;
  excludedCountries: readonly string[] | undefined;
}

/** Questions that come later are answered from the same profile, once. */
export function useFillIn(methods: RegistrationMethods, options: FillInOptions): FillIn {
  const { context } = options;
  const latestRef = useLatest(options);
  const waiting = useRef<Person | null>(null);
  const hasQuestions = Boolean(context.form && context.personTickets);
  const fill = useCallback<FillIn>(
    (person) => {
      const fillings = fillingsOf(person, { values: methods.getValues(), ...latestRef.current });
      putIn(methods, fillings);
      const { form, personTickets } = latestRef.current.context;
      waiting.current = form && personTickets ? null : person;
      return fillings.length;
    },
    [methods, latestRef],
  );
  useEffect(() => {
    if (hasQuestions && waiting.current) fill(waiting.current);
  }, [hasQuestions, fill]);
  return fill;
}
