'use client';
import { useEffect, useState } from 'react';
import { orderProblem } from '../../../domain';
import { problemOf, type SaveCalls } from '../../../hooks';
import { isRefused } from '../../../hooks/isAnswered';
import { useLocale } from '../../../i18n';
import { useLatest } from '../../../react/useLatest';
import type { RunCheck, RunCheckState } from './runCheck';

/** Checks once the question is there, and again when asked to, or in another language; nothing is checked without `read`. */
export function useRunCheck(
  read: ((signal: AbortSignal) => Promise<RunCheck>) | undefined,
  toErrorMessage: SaveCalls<unknown>['toErrorMessage'] = orderProblem,
) {
  const locale = useLocale();
  const latest = useLatest({ read, toErrorMessage });
  // A question that has nothing to check when it is opened never has.
  const [isChecked] = useState(read !== undefined);
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<RunCheckState>({ at: 'checking' });
  useEffect(() => {
    const { read, toErrorMessage } = latest.current;
    if (!isChecked || !read) return;
    const controller = new AbortController();
    const { signal } = controller;
    read(signal).then(
      (check) => {
        if (!signal.aborted) setState({ at: 'checked', check });
      },
      (error: unknown) => {
        const problem = problemOf(error, toErrorMessage);
        if (!signal.aborted) setState({ at: 'failed', problem, isFinal: isRefused(error) });
      },
    );
    return () => controller.abort();
  }, [latest, isChecked, attempt, locale]);
  return {
    state: isChecked ? state : undefined,
    checkAgain: () => {
      setState({ at: 'checking' });
      setAttempt(attempt + 1);
    },
  };
}
