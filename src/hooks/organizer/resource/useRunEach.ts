'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** One that could not be done. */
interface Undone {
  id: string;
  error: unknown;
}

/** How far a run over many is. */
export type RunState = { at: 'idle' } | { at: 'running'; done: number; total: number } | RunEnd;

/** What became of a run. What was done stays done, also when it was stopped. */
interface RunEnd {
  at: 'ended';
  done: number;
  total: number;
  undone: readonly Undone[];
  /** How many were not begun, because it was stopped. */
  left: number;
  /** The one that was on its way when it was stopped: it may be done or not. */
  uncertain: string | null;
  /** Somebody ended it before its end. */
  isStopped: boolean;
}

/** Ids, or how many there are while they are still to be found. */
type RunTargets =
  | readonly string[]
  | { total: number; findIds: (signal: AbortSignal) => Promise<readonly string[]> };

export interface RunEach {
  state: RunState;
  /**
   * Does `work` for each, one after the other; what fails does not stop the others. Ignored while one runs. Resolves when it
   * has ended, whichever way; rejects with what `findIds` rejects with, for then nothing was done.
   */
  run: (targets: RunTargets, work: (id: string, signal: AbortSignal) => Promise<unknown>) => Promise<void>;
  /** Aborts what is on its way, and begins nothing more. */
  stop: () => void;
  /** Forgets what became of the last run. */
  reset: () => void;
}

/** The same for many, one call at a time: with progress, an end at any moment, and a list of what could not be done. */
export function useRunEach(): RunEach {
  const [state, setState] = useState<RunState>({ at: 'idle' });
  const running = useRef<AbortController>(undefined);
  const run = useCallback<RunEach['run']>(async (targets, work) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    try {
      setState(await runAll(targets, work, controller.signal, setState));
    } catch (error) {
      setState({ at: 'idle' });
      throw error;
    } finally {
      running.current = undefined;
    }
  }, []);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const reset = useCallback(() => setState((now) => (now.at === 'running' ? now : { at: 'idle' })), []);
  return { state, run, stop, reset };
}

async function runAll(
  targets: RunTargets,
  work: (id: string, signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal,
  report: (state: RunState) => void,
): Promise<RunEnd> {
  const undone: Undone[] = [];
  let done = 0;
  let uncertain: string | null = null;
  const isStopped = () => signal.aborted;
  const end = (total: number): RunEnd => {
    const left = total - done - undone.length - (uncertain === null ? 0 : 1);
    return { at: 'ended', done, total, undone, left, uncertain, isStopped: isStopped() };
  };
  let ids: readonly string[];
  if ('findIds' in targets) {
    report({ at: 'running', done, total: targets.total });
    try {
      ids = await targets.findIds(signal);
    } catch (error) {
      if (isStopped()) return end(targets.total);
      throw error;
    }
  } else ids = targets;
  for (const id of ids) {
    if (isStopped()) break;
    report({ at: 'running', done, total: ids.length });
    try {
      await work(id, signal);
      done += 1;
    } catch (error) {
      if (isStopped()) uncertain = id;
      else undone.push({ id, error });
    }
  }
  return end(ids.length);
}
