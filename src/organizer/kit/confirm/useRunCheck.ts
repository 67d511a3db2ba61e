'use client';
import { useEffect, useState } from 'react';
import { orderProblem } from '../../../domain';
import { problemOf, type SaveCalls } from '../../../hooks';
import { isRefused } from '../../../hooks/isAnswered';
import type { RunCheck, RunCheckState } from './runCheck';

/** Checks once the question is there, and again when asked to; nothing is checked without `read`. */
export function useRunCheck(
  read: ((signal: AbortSignal) => Promise<RunCheck>) | undefined,
  toErrorMessage: SaveCalls<unknown>['toErrorMessage'] = orderProblem,
) {
  // The question is about what was chosen when it was opened.
  const [first] = useState(() => read && { read, toErrorMessage });
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<RunCheckState>({ at: 'checking' });
  useEffect(() => {
    if (!first) return;
    const controller = new AbortController();
    const { signal } = controller;
    first.read(signal).then(
      (check) => {
        if (!signal.aborted) setState({ at: 'checked', check });
      },
      (error: unknown) => {
        const problem = problemOf(error, first.toErrorMessage);
        if (!signal.aborted) setState({ at: 'failed', problem, isFinal: isRefused(error) });
      },
    );
    return () => controller.abort();
  }, [first, attempt]);
  return {
    state: first && state,
    checkAgain: () => {
      setState({ at: 'checking' });
      setAttempt(attempt + 1);
    },
  };
}
