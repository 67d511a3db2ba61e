'use client';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { billingFieldsFor } from '../../domain';
import {
  addressQuery,
  addressValues,
  completedFields,
  readSuggestions,
  type AddressCompletion,
  type AddressSuggestion,
  type CompletedField,
} from '../../domain/registration/addressCompletion';
import { useLatest } from '../../react';
import { answerInTime } from '../answerInTime';
import { useFieldError, useFields } from './FieldsContext';
import { recheckAddress } from './recheckAddress';

const debounceMs = 250;
const timeoutMs = 10_000;
const name = 'billing.address1';

/** How the street of a bill is completed. @experimental */
export interface AddressCompletionOptions {
  /** Finds the addresses. */
  addressCompletion: AddressCompletion;
  /** What the field is called, for its errors. */
  label: string;
  /** ISO codes that are not put in. 000 §6 country exclusions. */
  excludedCountries?: readonly string[] | undefined;
  /** Hears why nothing was found, once. The field can be typed into whatever happens. */
  onFailure?: ((cause: unknown) => void) | undefined;
}

/** The street of a bill with addresses that may be meant. @experimental */
export interface AddressEntry {
  /** DOM id of the control. */
  id: string;
  /** What is wrong with it, once it is left. */
  error: string | undefined;
  /** What stands in the field. */
  text: string;
  /** Somebody is typing. */
  isActive: boolean;
  /** What the text may mean, the likeliest first. */
  suggestions: readonly AddressSuggestion[];
  /** Addresses were looked for, and there are none. */
  isEmpty: boolean;
  /** What the chosen address has put into the bill; null before. */
  filled: Partial<Record<CompletedField, string>> | null;
  /** Somebody types, or the browser fills in. */
  setText: (text: string) => void;
  /** A suggestion was chosen, by its id. */
  choose: (id: string) => void;
  /** The field is left. */
  leave: () => void;
}

interface Found {
  suggestions: readonly AddressSuggestion[];
  isEmpty: boolean;
}

const nothing: Found = { suggestions: [], isEmpty: false };

/**
 * Completes the address of the bill from what is typed as its street. What was typed is replaced by a choice alone, and what is typed after
 * a choice is not replaced by its answer (FAULTS F109). Use it within `RegistrationForm.Root`. @experimental
 */
export function useAddressCompletion(options: AddressCompletionOptions): AddressEntry {
  const { methods, context, idOf } = useFields();
  const value: unknown = useWatch({ control: methods.control, name });
  const text = typeof value === 'string' ? value : '';
  const error = useFieldError(name, options.label);
  const [isActive, setActive] = useState(false);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(nothing);
  const [filled, setFilled] = useState<AddressEntry['filled']>(null);
  const choice = useRef<AbortController | null>(null);
  const latestRef = useLatest({ ...options, context });
  const report = useReportedOnce(options.onFailure);
  const id = idOf(name);

  useEffect(() => {
    if (query === '') return;
    const left = new AbortController();
    const suggest = async () => {
      const { addressCompletion } = latestRef.current;
      const country = methods.getValues('billing.country');
      const answer = await answerInTime((signal) => addressCompletion.suggest(query, { country, signal }), {
        timeoutMs,
        name: 'addressCompletion.suggest',
        signal: left.signal,
      });
      if (left.signal.aborted) return;
      const suggestions = readSuggestions(answer);
      setFound({ suggestions, isEmpty: suggestions.length === 0 });
    };
    const timer = setTimeout(() => {
      suggest().catch((cause: unknown) => {
        if (left.signal.aborted) return;
        setFound(nothing);
        report(cause);
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [query, methods, latestRef, report]);
  useEffect(() => () => choice.current?.abort(), []);

  const stopSearch = () => {
    setQuery('');
    setFound(nothing);
  };
  const put = (field: CompletedField, text: string) =>
    methods.setValue(`billing.${field}`, text, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: text !== '',
    });
  const complete = async (suggestion: AddressSuggestion, signal: AbortSignal) => {
    const before = { ...methods.getValues('billing') };
    const { addressCompletion, excludedCountries } = latestRef.current;
    const answer = await answerInTime((given) => addressCompletion.resolve(suggestion, { signal: given }), {
      timeoutMs,
      name: 'addressCompletion.resolve',
      signal,
    });
    if (signal.aborted) return;
    const values = addressValues(answer, excludedCountries);
    const now = { ...methods.getValues('billing') };
    const requested = billingFieldsFor(latestRef.current.context, values.country ?? now.country);
    const filledIn: Partial<Record<CompletedField, string>> = {};
    for (const field of completedFields) {
      const next = values[field];
      // Somebody has typed into it since the choice.
      if (next === undefined || now[field] !== before[field] || !requested.includes(field)) continue;
      put(field, next);
      filledIn[field] = next;
    }
    recheckAddress(methods);
    setFilled(filledIn);
  };
  return {
    id,
    error: isActive ? undefined : error,
    text,
    isActive,
    ...found,
    filled,
    setText: (typed) => {
      choice.current?.abort();
      // Browsers fill in a whole form while another field has the focus.
      const isTyped = document.activeElement?.id === id;
      methods.setValue(name, typed, { shouldDirty: true, shouldValidate: !isTyped });
      if (!isTyped) return;
      setActive(true);
      const next = addressQuery(typed);
      setQuery(next);
      if (next === '') setFound(nothing);
    },
    choose: (chosen) => {
      const suggestion = found.suggestions.find((one) => one.id === chosen);
      if (!suggestion) return;
      stopSearch();
      setActive(false);
      put('address1', suggestion.text);
      choice.current?.abort();
      choice.current = new AbortController();
      const { signal } = choice.current;
      complete(suggestion, signal).catch((cause: unknown) => {
        if (!signal.aborted) report(cause);
      });
    },
    leave: () => {
      stopSearch();
      setActive(false);
      methods.setValue(name, text, { shouldTouch: true, shouldValidate: true });
    },
  };
}

/** Each key would fail alike: one report is enough. */
function useReportedOnce(onFailure: ((cause: unknown) => void) | undefined) {
  const latestRef = useLatest(onFailure);
  const [report] = useState(() => {
    let isReported = false;
    return (cause: unknown) => {
      if (isReported) return;
      isReported = true;
      latestRef.current?.(cause);
    };
  });
  return report;
}
