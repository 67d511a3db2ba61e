'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** One that could not be done. */
interface Undone {
  id: string;
  error: unknown;
}

/** How far a run over many is. `stopped`: somebody ended it before its end; what was done stays done. */
export type RunState =
  | { at: 'idle' }
  | { at: 'running'; done: number; total: number }
  | { at: 'ended'; done: number; total: number; undone: readonly Undone[]; isStopped: boolean };

export interface RunEach {
  state: RunState;
  /** Does `work` for each, one after the other; what fails does not stop the others. Ignored while one runs. */
  run: (ids: readonly string[], work: (id: string, signal: AbortSignal) => Promise<unknown>) => void;
  stop: () => void;
  /** Forgets what became of the last run. */
  reset: () => void;
}

/** The same for many, one call at a time: with progress, an end at any moment, and a list of what could not be done. */
export function useRunEach(): RunEach {
  const [state, setState] = useState<RunState>({ at: 'idle' });
  const running = useRef<AbortController>(undefined);
  const run = useCallback<RunEach['run']>((ids, work) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    void runAll(ids, work, controller.signal, setState).then((ended) => {
      running.current = undefined;
      setState(ended);
    });
  }, []);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const reset = useCallback(() => setState((now) => (now.at === 'running' ? now : { at: 'idle' })), []);
  return { state, run, stop, reset };
}

async function runAll(
  ids: readonly string[],
  work: (id: string, signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal,
  tell: (state: RunState) => void,
): Promise<RunState> {
  const undone: Undone[] = [];
  const total = ids.length;
  let done = 0;
  const isStopped = () => signal.aborted;
  for (const id of ids) {
    if (isStopped()) break;
    tell({ at: 'running', done, total });
    try {
      await work(id, signal);
      done += 1;
    } catch (error) {
      if (!isStopped()) undone.push({ id, error });
    }
  }
  return { at: 'ended', done, total, undone, isStopped: isStopped() };
}
