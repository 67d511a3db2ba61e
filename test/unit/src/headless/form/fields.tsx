import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { vi } from 'vitest';
import type { RegistrationContext, RegistrationValues } from '../../../../../src/domain';
import { FieldsContext, type FieldName } from '../../../../../src/headless/form/FieldsContext';
import type { RegistrationMethods } from '../../../../../src/headless/form/registrationMethods';

interface FormOptions {
  values?: Partial<RegistrationValues>;
  /** What is wrong with these values. */
  check?: (values: RegistrationValues) => FieldErrors<RegistrationValues>;
}

/** A hook that needs the fields of a registration form, and that form: ids are names, messages are keys. */
export function renderInForm<Result>(hook: () => Result, { values = {}, check }: FormOptions = {}) {
  const form: { methods?: RegistrationMethods } = {};
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
    form.methods = methods as unknown as RegistrationMethods;
    const value = {
      methods: form.methods,
      context: {} as RegistrationContext,
      idOf: (name: FieldName) => name,
      unfinished,
      say: ({ key }: { key: string }) => key,
    };
    return <FieldsContext.Provider value={value}>{children}</FieldsContext.Provider>;
  }
  const rendered = renderHook(hook, { wrapper: Form });
  return {
    ...rendered,
    unfinished,
    validated,
    get methods() {
      if (!form.methods) throw new Error('The form was not rendered.');
      return form.methods;
    },
  };
}
