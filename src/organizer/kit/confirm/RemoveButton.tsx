'use client';
import type { SaveCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { OrganizerIcon } from '../appearance';
import { ProblemNotice } from './Problem';
import { useAction } from './useAction';

interface Texts {
  title: string;
  text: string;
}

export interface RemoveButtonProps {
  /** What is asked before. */
  question: Texts;
  /** Why it can't be deleted: the button stays pressable, and says so. */
  deleteRefusal?: Texts | undefined;
  /** Rejects with the client's ApiError. */
  onRemove: () => Promise<unknown>;
  /** Says why it failed; `saveProblem` when absent. */
  toErrorMessage?: SaveCalls<unknown>['toErrorMessage'];
}

/** Deletes what the page is about, once that was confirmed. */
export function RemoveButton({ question, deleteRefusal, onRemove, toErrorMessage }: RemoveButtonProps) {
  const t = useT();
  const { isBusy, problem, act, confirm, dialog } = useAction(toErrorMessage);
  const remove = () =>
    deleteRefusal
      ? confirm({ ...deleteRefusal, action: t('kit.close') })
      : act(onRemove, {
          ...question,
          action: t('organizer.sharing.remove.action'),
          tone: 'danger',
        });
  return (
    <div>
      <Button
        busy={isBusy}
        aria-disabled={deleteRefusal !== undefined || undefined}
        icon={<OrganizerIcon name="trash" />}
        onClick={() => void remove()}
      >
        {t('organizer.sharing.remove.action')}
      </Button>
      <ProblemNotice problem={problem} />
      {dialog}
    </div>
  );
}
