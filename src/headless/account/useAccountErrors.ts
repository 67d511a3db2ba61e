'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { useFormState, type FieldValues, type Path } from 'react-hook-form';
import type { AccountFormState } from './useAccountForm';

interface AccountError<T extends FieldValues> {
  name: Path<T>;
  /** DOM id of its field. */
  id: string;
  /** Key of the catalogue. */
  message: string;
  /** Leads to the field. */
  focus: () => void;
}

interface AccountErrors<T extends FieldValues> {
  /** In the order of `names`; none before a submit. */
  errors: readonly AccountError<T>[];
  /** For what lists them: it takes the focus with each submit that failed. */
  summaryRef: RefObject<HTMLElement | null>;
}

/** What keeps an account form from being sent. */
export function useAccountErrors<T extends FieldValues>(
  { methods, idOf }: AccountFormState<T>,
  names: readonly Path<T>[],
): AccountErrors<T> {
  const { errors, submitCount } = useFormState({ control: methods.control });
  const summaryRef = useRef<HTMLElement>(null);
  const lastFocused = useRef(0);
  const found = names.flatMap((name): AccountError<T>[] => {
    const message = errors[name]?.message;
    if (typeof message !== 'string') return [];
    const id = idOf(name);
    return [{ name, id, message, focus: () => document.getElementById(id)?.focus() }];
  });
  const isVisible = submitCount > 0 && found.length > 0;
  useEffect(() => {
    if (submitCount === lastFocused.current) return;
    lastFocused.current = submitCount;
    summaryRef.current?.focus();
  }, [submitCount, isVisible]);
  return { errors: isVisible ? found : [], summaryRef };
}
