'use client';
import { useState } from 'react';
import { messageOf } from '../../domain';
import { problemOf, type SaveCalls } from '../../hooks';
import { useT, type MessageKey } from '../../i18n';

/** One thing at a time that is done with a row, and why it could not be done. `act` resolves to whether it was. */
export function useAct(toErrorMessage?: SaveCalls<unknown>['toErrorMessage']) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (run: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await run();
      return true;
    } catch (error) {
      setProblem(messageOf<MessageKey>(problemOf(error, toErrorMessage).message, t));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, act };
}
