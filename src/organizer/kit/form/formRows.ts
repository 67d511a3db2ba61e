'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useEditorContext } from './EditorContext';

/**
 * Which rows of a form are unfolded; their values are in `name`, by their ids. Those with something wrong are, after each check that the form
 * itself refused.
 */
export function useOpenRows(name: string) {
  const { methods } = useEditorContext();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const unfold = useCallback((...ids: readonly string[]) => setOpen((now) => new Set([...now, ...ids])), []);
  const toggle = useCallback(
    (id: string) =>
      setOpen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]))),
    [],
  );
  const { submitCount, errors } = useFormState({ control: methods.control });
  const seen = useRef(0);
  useEffect(() => {
    if (submitCount === seen.current) return;
    seen.current = submitCount;
    unfold(...Object.keys(errors[name] ?? {}));
  }, [submitCount, errors, name, unfold]);
  return { open, toggle, unfold };
}

/** What a row of `name` is called where somebody else added it or took it away. */
export function useRowNames<Row>(name: string, label: string, nameOf: (row: Row) => string) {
  const { entries } = useEditorContext();
  useEffect(() => {
    const showMember = (row: unknown) => (row ? nameOf(row as Row) : '');
    entries.set(name, { label, showMember });
    return () => void entries.delete(name);
  });
}
