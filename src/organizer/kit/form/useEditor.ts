'use client';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { differencesOf, isSame, mergedWith, type Difference, type Side } from '../../../domain';
import {
  onSignInNeeded,
  useSave,
  type Saved,
  type SaveCalls,
  type SaveOutcome,
  type SaveState,
} from '../../../hooks';
import { useLatest } from '../../../react';
import type { EditorContextValue, FieldEntry } from './EditorContext';
import { editorResolver } from './editorResolver';
import { saveDraft, withDraft } from './draft';
import { createSections } from './sections';
import { withoutNulls } from './withoutNulls';

export interface EditorOptions<Values extends FieldValues> extends SaveCalls<Values> {
  /** What the backend has. A newer one given later is taken over while nothing is changed here. */
  saved: Saved<Values>;
  /** The rules; messages are keys of the catalogue, which get the field's `label`. May change. */
  schema: ObjectSchema<Values>;
  onSaved?: ((saved: Saved<Values>) => void) | undefined;
  /** `save` only checks what a question is asked about: the form stays a change of `saved`. */
  isOnlyReviewed?: boolean | undefined;
  /** What was saved can be taken back by saving what was before: only where nobody acts on it at once. */
  undoable?: boolean | undefined;
}

/** Somebody else saved first: what they changed, and the way on. */
export interface EditorConflict {
  differences: readonly Difference[];
  /** Takes the one or the other of each difference, and saves again on their version. */
  resolve: (choose: (difference: Difference) => Side) => void;
  /** Back to the form as it is; the next save asks again. */
  dismiss: () => void;
}

/** A record that is being edited; for `EditorForm`, which everything else reads it from. */
export interface Editor<Values extends FieldValues> {
  form: EditorContextValue;
  /** The form with the types of its values, for what stands beside the fields. */
  methods: UseFormReturn<Values>;
  state: SaveState<Values>;
  /** What the form began with, or last saved. */
  saved: Saved<Values>;
  /** Checks and saves. Resolves to true when it is saved; never rejects. */
  submit: () => Promise<boolean>;
  /** Back to what is saved. */
  discard: () => void;
  /** Takes back what was just saved, while nothing else was changed. */
  undo: (() => void) | undefined;
  conflict: EditorConflict | undefined;
}

/**
 * Load → change → check → save with the version it was made on. When somebody else saved meanwhile (4090), nothing typed is lost: the
 * form stays, and `conflict` tells the difference. What is typed while a save is open stays as well, unsaved.
 */
export function useEditor<Values extends FieldValues>(options: EditorOptions<Values>): Editor<Values> {
  const id = useId();
  const { schema, undoable = false, isOnlyReviewed = false } = options;
  const given = useMemo(() => cleaned(options.saved, schema), [options.saved, schema]);
  const [saved, setSaved] = useState(given);
  const [before, setBefore] = useState<Values | null>(null);
  const [entries] = useState(() => new Map<string, FieldEntry>());
  const [sections] = useState(createSections);
  const resolver = useMemo(() => editorResolver(schema, entries), [schema, entries]);
  // Fields are found by their names in whatever form they stand in: the form itself has no values of its own type.
  const methods = useForm({
    resolver,
    defaultValues: saved.values,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const current = () => methods.getValues() as Values;
  const form = useMemo(
    (): EditorContextValue => ({
      methods,
      idOf: (name) => `${id}${name.replace(/[^\w-]/g, '-')}`,
      entries,
      sections,
    }),
    [methods, id, entries, sections],
  );
  const { state, save, settle } = useSave<Values>(options);
  const latest = useRef({ options, saved });
  useEffect(() => {
    latest.current = { options, saved };
  });

  /** The form begins anew with `next`; of `typed`, what differs from it is a change again. */
  const begin = (theirs: Saved<Values>, typed: Values = theirs.values) => {
    const next = cleaned(theirs, schema);
    setSaved(next);
    latest.current.saved = next;
    methods.reset(next.values);
    for (const [name, value] of Object.entries(typed))
      if (!isSame(value, next.values[name]))
        methods.setValue(name, value, { shouldDirty: true, shouldTouch: true });
  };

  const beginRef = useLatest(begin);
  useEffect(() => {
    const { values } = latest.current.saved;
    const typed = withDraft(values);
    if (!isSame(typed, values)) beginRef.current(latest.current.saved, typed);
    return onSignInNeeded(() => {
      const mine = methods.getValues() as Values;
      const { values: base } = latest.current.saved;
      if (!isSame(mine, base)) saveDraft(base, mine);
    });
  }, [methods, beginRef]);

  const send = async (values: Values): Promise<boolean> => {
    const typed = structuredClone(current());
    const { version, values: base } = latest.current.saved;
    const outcome = await save(values, version);
    return settleWith(outcome, typed, base);
  };

  const settleWith = (
    outcome: SaveOutcome<Values>,
    sent: Values,
    base: Values,
  ): Promise<boolean> | boolean => {
    if (outcome.at === 'conflict') {
      const mine = current();
      if (differencesOf(base, mine, outcome.theirs.values).length > 0) return false;
      // Both changed the same in the same way: there is nothing to decide.
      begin(outcome.theirs, mine);
      return submit();
    }
    if (outcome.at === 'failed') {
      const { field, message } = outcome.problem;
      if (field && form.entries.has(field))
        methods.setError(field, { type: 'refused', message: message.text ?? message.key });
      return false;
    }
    if (isOnlyReviewed) {
      latest.current.options.onSaved?.(outcome.saved);
      return true;
    }
    const since = differencesOf(sent, outcome.saved.values, current());
    setBefore(undoable && latest.current.saved.version > 0 && since.length === 0 ? base : null);
    begin(
      outcome.saved,
      mergedWith(outcome.saved.values, since, () => 'theirs'),
    );
    latest.current.options.onSaved?.(outcome.saved);
    return true;
  };

  const submit = async (): Promise<boolean> => {
    let isSaved = false;
    await methods.handleSubmit(async (values) => {
      isSaved = await send(values as Values);
    })();
    return isSaved;
  };

  useEffect(() => {
    const { saved: known } = latest.current;
    if (given.version > known.version && isSame(methods.getValues(), known.values)) {
      setSaved(given);
      methods.reset(given.values);
    }
  }, [given, methods]);

  const takeBack = (values: Values) => {
    begin(latest.current.saved, values);
    setBefore(null);
    void submit();
  };

  return {
    form,
    state,
    saved,
    submit,
    methods: methods as unknown as UseFormReturn<Values>,
    discard: () => {
      begin(latest.current.saved);
      settle();
    },
    undo: before && state.at === 'saved' ? () => takeBack(before) : undefined,
    conflict:
      state.at === 'conflict'
        ? {
            differences: differencesOf(saved.values, current(), state.theirs.values),
            resolve: (choose) => {
              const mine = current();
              const found = differencesOf(saved.values, mine, state.theirs.values);
              begin(state.theirs, mergedWith(mine, found, choose));
              void submit();
            },
            dismiss: settle,
          }
        : undefined,
  };
}

const cleaned = <Values extends FieldValues>(
  { values, version }: Saved<Values>,
  schema: ObjectSchema<Values>,
): Saved<Values> => ({ values: withoutNulls(values, schema), version });
