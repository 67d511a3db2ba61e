'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { Person } from '../../../contract';
import { fillingsOf, type Copy, type Filling, type RegistrationContext } from '../../../domain';
import { useLocale } from '../../../i18n';
import { useLatest } from '../../../react';
import type { RegistrationMethods } from '../../../headless/form/registrationMethods';

/** Puts what a profile knows into fields that are empty, and answers how many these were. */
export type FillIn = (person: Person) => number;

/** Questions that come later are answered from the same profile, once. */
export function useFillIn(
  methods: RegistrationMethods,
  context: RegistrationContext,
  excludedCountries: readonly string[] | undefined,
): FillIn {
  const locale = useLocale();
  const latestRef = useLatest({ context, locale, excludedCountries });
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

/** Sets fields from elsewhere than the keyboard; an error that this puts right goes away. */
export function putIn(methods: RegistrationMethods, fields: readonly (Copy | Filling)[]): void {
  for (const { name, value } of fields)
    // An answer may be several texts, and to other fields none is.
    methods.setValue(name as `attendees.${string}.${string}`, value, { shouldDirty: true });
  const wrong = fields.map(({ name }) => name).filter((name) => methods.getFieldState(name).error);
  if (wrong.length > 0) void methods.trigger(wrong);
}
