'use client';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../client';
import { saveProblem, type SaveFailure, type SaveProblem } from '../../../domain';
import { useLatest } from '../../../react';
import { isAnswered } from '../../isAnswered';

/** What the backend has, and which version of it. */
export interface Saved<Values> {
  values: Values;
  /** Counts the changes; a save names the one it was made on. 0: not there yet. */
  version: number;
}

/** How a record is saved. Both reject with the client's ApiError. */
export interface SaveCalls<Values> {
  /** Saves `values`, made on `version`; answers what is saved now. */
  save: (values: Values, version: number) => Promise<Saved<Values>>;
  /** Reads it once more: asked after somebody else was faster (4090). Without it such a save fails like any other. */
  reload?: (() => Promise<Saved<Values>>) | undefined;
  /** Says why it failed; `saveProblem` when absent. */
  toErrorMessage?: ((failure: SaveFailure) => SaveProblem) | undefined;
}

/** What became of a save. `conflict`: nothing was saved, and `theirs` is what somebody else saved meanwhile. */
export type SaveOutcome<Values> =
  | { at: 'saved'; saved: Saved<Values> }
  | { at: 'conflict'; theirs: Saved<Values> }
  | { at: 'failed'; problem: SaveProblem };

export type SaveState<Values> = { at: 'idle' } | { at: 'saving' } | SaveOutcome<Values>;

const changedMeanwhile = 4090;

/** Whether a call was refused as somebody else was faster. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === changedMeanwhile;

/** What a `save` rejects with that finds by itself that somebody else was faster. */
export const changedMeanwhileError = (): ApiError =>
  new ApiError('refused', 409, { code: changedMeanwhile }, 'Changed since the form was opened');

/**
 * Saves one record, one save at a time: a second call while one is open gets the first one's outcome. The promise never rejects; a
 * failure is an outcome. Nobody hears of one that ends after the component is gone.
 */
export function useSave<Values>(calls: SaveCalls<Values>) {
  const [state, setState] = useState<SaveState<Values>>({ at: 'idle' });
  const latestRef = useLatest(calls);
  const open = useRef<Promise<SaveOutcome<Values>>>(undefined);
  const save = useCallback(
    (values: Values, version: number) => {
      if (open.current) return open.current;
      setState({ at: 'saving' });
      const run = attempt(latestRef.current, values, version).then((outcome) => {
        open.current = undefined;
        setState(outcome);
        return outcome;
      });
      open.current = run;
      return run;
    },
    [latestRef],
  );
  /** Forgets what became of the last one. */
  const settle = useCallback(() => setState((now) => (now.at === 'saving' ? now : { at: 'idle' })), []);
  return { state, save, settle };
}

async function attempt<Values>(
  { save, reload, toErrorMessage }: SaveCalls<Values>,
  values: Values,
  version: number,
): Promise<SaveOutcome<Values>> {
  try {
    return { at: 'saved', saved: await save(values, version) };
  } catch (error) {
    if (!reload || !isChangedMeanwhile(error)) return failed(error, toErrorMessage);
  }
  try {
    return { at: 'conflict', theirs: await reload() };
  } catch (error) {
    return failed(error, toErrorMessage);
  }
}

const failed = (error: unknown, toErrorMessage?: (failure: SaveFailure) => SaveProblem) => ({
  at: 'failed' as const,
  problem: problemOf(error, toErrorMessage),
});

/** A failed call in words an organizer can act on. */
export function problemOf(
  error: unknown,
  toErrorMessage: (failure: SaveFailure) => SaveProblem = saveProblem,
): SaveProblem {
  if (!(error instanceof ApiError)) return toErrorMessage({ code: 0 });
  const { code, status, retryAfter, failure, outcomeUnknown } = error;
  const what = failure?.error;
  return toErrorMessage({
    code,
    status,
    retryAfter,
    isUncertain: outcomeUnknown,
    isAnswered: isAnswered(error),
    message: failure?.message,
    field: failure?.field,
    error: typeof what === 'string' ? what : undefined,
  });
}
