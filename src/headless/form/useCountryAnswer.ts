'use client';
import { useWatch } from 'react-hook-form';
import { useFieldError, useFields, type FieldName } from './FieldsContext';

/** A country as a field of the registration form, which hears of the answer as soon as it is known. */
export function useCountryAnswer(name: FieldName, label: string) {
  const { methods, idOf } = useFields();
  const value: unknown = useWatch({ control: methods.control, name });
  return {
    id: idOf(name),
    error: useFieldError(name, label),
    /** ISO 3166-1 alpha-2; '' for none. */
    value: typeof value === 'string' ? value : '',
    set: (code: string) =>
      methods.setValue(name, code, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  };
}
