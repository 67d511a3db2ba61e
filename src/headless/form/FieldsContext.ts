'use client';
import { createContext, useState, type FocusEvent } from 'react';
import {
  get,
  useFormState,
  useWatch,
  type FieldError,
  type FieldErrors,
  type FieldPath,
} from 'react-hook-form';
import type { Message, RegistrationContext, RegistrationValues } from '../../domain';
import { useRequiredContext } from '../../react';
import type { RegistrationMethods } from './registrationMethods';

/** The path of a field of a registration form, e.g. `buyer.email` or `attendees.9001.101_form`. @public */
export type FieldName = FieldPath<RegistrationValues>;

export interface FieldsContextValue {
  methods: RegistrationMethods;
  /** What decides which rules apply. */
  context: RegistrationContext;
  /** The DOM id of a field, so that the error summary can lead to it. */
  idOf: (name: FieldName) => string;
  /** Fields whose answer is still on its way, or did not arrive: nothing is sent without it. */
  unfinished: Set<FieldName>;
  /** A message in words. */
  say: (message: Message) => string;
}

export const FieldsContext = /* @__PURE__ */ createContext<FieldsContextValue | null>(null);

/** The form a field belongs to. */
export function useFields(): FieldsContextValue {
  return useRequiredContext(FieldsContext, 'RegistrationForm.Root');
}

/** What is wrong with a field, or with the first wrong one of several answers to it. */
export function errorOf(errors: FieldErrors<RegistrationValues>, name: FieldName): FieldError | undefined {
  const error = get<unknown, FieldError | (FieldError | undefined)[] | undefined>(errors, name);
  return Array.isArray(error) ? error.find(Boolean) : error;
}

/** The error of one field in words; nothing but that field draws again when it changes. */
export function useFieldError(name: FieldName, label: string): string | undefined {
  const { methods, say } = useFields();
  const { errors } = useFormState({ control: methods.control, name, exact: true });
  const error = errorOf(errors, name);
  // Schemas answer with keys of the catalogue (000 §5); what a page's own field says is no key, and comes back as it is.
  return error?.message ? say({ key: error.message, values: { label } }) : undefined;
}

interface BoundOptions {
  /** Cut spaces off when the field is left (000 §5: email and state). */
  trims?: boolean;
  /** Check it as soon as it is chosen, as of a list. */
  checksAtOnce?: boolean;
}

/**
 * An uncontrolled field: id, registration and its error. 000 §5: errors appear only when touched and not active, so
 * an error hides while the field is being corrected and is found again when it is left.
 */
export function useField(name: FieldName, label: string, options: BoundOptions = {}) {
  const { trims = false, checksAtOnce = false } = options;
  const { methods, idOf } = useFields();
  const [isActive, setActive] = useState(false);
  const error = useFieldError(name, label);
  const { onChange, onBlur, ref } = methods.register(name);
  return {
    id: idOf(name),
    error: isActive ? undefined : error,
    /** Tells the field that its value was put in from elsewhere. */
    setActive,
    input: {
      name,
      ref,
      onChange: async (event: { target: unknown; type?: unknown }) => {
        setActive(!checksAtOnce);
        await onChange(event);
        if (checksAtOnce) await methods.trigger(name);
      },
      onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
        setActive(false);
        const { value } = event.target;
        if (trims && value !== value.trim()) methods.setValue(name, value.trim());
        return onBlur(event);
      },
    },
  };
}

/** Whether an answer is still on its way; each such field then says so. */
export function reportUnfinished({ methods, unfinished }: FieldsContextValue): boolean {
  for (const name of unfinished)
    methods.setError(name, { type: 'unfinished', message: 'validation.fileUnfinished' });
  return unfinished.size > 0;
}

/** A box that is found right as soon as it is ticked. */
export function useTick(
  name: 'legalAgreement' | 'additionalTermsConsent' | 'showInCommunity',
  label: string,
) {
  const { methods, idOf } = useFields();
  const error = useFieldError(name, label);
  const { onChange, ...registration } = methods.register(name);
  return {
    id: idOf(name),
    error,
    input: {
      ...registration,
      onChange: async (event: { target: unknown; type?: unknown }) => {
        await onChange(event);
        if (error) await methods.trigger(name);
      },
    },
  };
}

/** A box whose answer is a text like the others: `true`, or nothing. */
export function useTextTick(name: FieldName, label: string) {
  const { methods, idOf } = useFields();
  const answer: unknown = useWatch({ control: methods.control, name });
  const error = useFieldError(name, label);
  return {
    id: idOf(name),
    error,
    checked: answer === 'true',
    set: (checked: boolean) =>
      methods.setValue(name, checked ? 'true' : '', {
        shouldDirty: true,
        shouldValidate: error !== undefined,
      }),
  };
}
