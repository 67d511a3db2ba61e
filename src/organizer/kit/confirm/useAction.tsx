'use client';
import { useState } from 'react';
import { messageOf, type SaveProblem } from '../../../domain';
import { problemOf, type SaveCalls } from '../../../hooks';
import { useT, type MessageKey } from '../../../i18n';
import type { Question } from './ConfirmDialog';
import { useConfirm } from './useConfirm';

/**
 * One thing at a time that is done at once, and why it could not be done: a text, or `null`. `act` asks `question` first where there is one,
 * and resolves to whether it was done. `toErrorMessage` says why it failed; `saveProblem` when absent. Put `dialog` anywhere in what is rendered.
 */
export function useAction(toErrorMessage?: SaveCalls<unknown>['toErrorMessage']) {
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const act = async (run: () => Promise<unknown>, question?: Question): Promise<boolean> => {
    setProblem(null);
    if (question && !(await confirm(question))) return false;
    setBusy(true);
    try {
      await run();
      return true;
    } catch (error) {
      setProblem(problemOf(error, toErrorMessage));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem: problem && messageOf<MessageKey>(problem.message, t), act, dialog };
}
