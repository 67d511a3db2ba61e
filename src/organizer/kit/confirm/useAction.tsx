'use client';
import { useState } from 'react';
import { messageOf, type SaveProblem } from '../../../domain';
import { problemOf, type SaveCalls } from '../../../hooks';
import { useT, type MessageKey } from '../../../i18n';
import type { Question } from './ConfirmDialog';
import { useConfirm } from './useConfirm';

/**
 * One thing at a time that is done at once, and what became of the last: `problem` is why it could not be done, a text or `null`; `news`
 * what `notify` was given once it was, `begin` at first. `act` asks `question` first where there is one, and resolves to whether it was
 * done. `refuse` says why something is not even tried. `toErrorMessage` says why it failed; `saveProblem` when absent. Put `dialog` anywhere
 * in what is rendered: it is of `confirm` as well.
 */
export function useAction(toErrorMessage?: SaveCalls<unknown>['toErrorMessage'], begin = '') {
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [news, notify] = useState(begin);
  const [problem, refuse] = useState<SaveProblem | null>(null);
  const act = async (run: () => Promise<unknown>, question?: Question): Promise<boolean> => {
    refuse(null);
    if (question && !(await confirm(question))) return false;
    notify('');
    setBusy(true);
    try {
      await run();
      return true;
    } catch (error) {
      refuse(problemOf(error, toErrorMessage));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const text = problem && messageOf<MessageKey>(problem.message, t);
  return { isBusy, news, problem: text, act, notify, refuse, confirm, dialog };
}
