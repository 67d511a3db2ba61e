'use client';
import { useId, useMemo } from 'react';
import type { Message } from '../../domain';
import type { FieldName, FieldsContextValue } from './FieldsContext';
import { useRegistration, type RegistrationOptions } from './useRegistration';

/** What a form shares with its fields. Draws them again when `say` is another function. */
export function useFormScope(
  options: RegistrationOptions,
  say: (message: Message) => string,
): FieldsContextValue {
  const formId = useId();
  const { methods, context } = useRegistration(options);
  return useMemo(
    () => ({
      methods,
      context,
      idOf: (name: FieldName) => `${formId}${name.replace(/[^\w-]/g, '-')}`,
      unfinished: new Set<FieldName>(),
      say,
    }),
    [methods, context, formId, say],
  );
}
