import { renderHook } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { vi } from 'vitest';
import type { RegistrationContext, RegistrationValues } from '../../../../../src/domain';
import { FieldsContext, type FieldName } from '../../../../../src/headless/form/FieldsContext';
import type { RegistrationMethods } from '../../../../../src/headless/form/registrationMethods';

interface FormOptions {
  values?: Partial<RegistrationValues>;
  /** What is wrong with these values. */
  check?: (values: RegistrationValues) => FieldErrors<RegistrationValues>;
  /** What decides which fields there are. */
  context?: RegistrationContext;
}

/** A hook that needs the fields of a registration form, and that form: ids are names, messages are keys. */
export function renderInForm<Result>(
  hook: () => Result,
  { values = {}, check, context = {} as RegistrationContext }: FormOptions = {},
) {
  const rendered = vi.fn<(methods: RegistrationMethods) => void>();
  const unfinished = new Set<FieldName>();
  const validated = vi.fn();
  function Form({ children }: { children: ReactNode }) {
    const methods = useForm<RegistrationValues>({
      defaultValues: { attendees: {}, ...values } as RegistrationValues,
      resolver: (given) => {
        validated();
        return { values: given, errors: check?.(given) ?? {} } as never;
      },
    });
    useEffect(() => rendered(methods));
    const value = {
      methods,
      context,
      idOf: (name: FieldName) => name,
      unfinished,
      say: ({ key }: { key: string }) => key,
    };
    return <FieldsContext.Provider value={value}>{children}</FieldsContext.Provider>;
  }
  const result = renderHook(hook, { wrapper: Form });
  const [methods] = rendered.mock.lastCall ?? [];
  if (!methods) throw new Error('The form was not rendered.');
  return { ...result, unfinished, validated, methods };
}
