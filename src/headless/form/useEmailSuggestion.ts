'use client';
import { useEffect, useState } from 'react';
import { typoHint } from '../../domain';
import { useFields, type FieldName } from './FieldsContext';

export interface EmailSuggestion {
  /** What was probably meant. */
  address: string;
  /** Puts it in, and leads back to the field. */
  accept: () => void;
}

/** What was probably meant by an address, from when its field is left until something else stands in it, by whomever it was put there. */
export function useEmailSuggestion(name: FieldName, id: string, setActive: (isActive: boolean) => void) {
  const { methods } = useFields();
  const [address, setAddress] = useState<string | null>(null);
  const isThere = address !== null;
  useEffect(() => {
    if (!isThere) return;
    const requested: unknown = methods.getValues(name);
    return methods.subscribe({
      name,
      formState: { values: true },
      callback: () => {
        if (methods.getValues(name) !== requested) setAddress(null);
      },
    });
  }, [isThere, methods, name]);
  const suggestion: EmailSuggestion | null = isThere
    ? {
        address,
        accept: () => {
          methods.setValue(name, address, { shouldDirty: true, shouldValidate: true });
          setAddress(null);
          setActive(false);
          document.getElementById(id)?.focus();
        },
      }
    : null;
  return { suggestion, suggestFor: (typed: string) => setAddress(typoHint(typed)) };
}
