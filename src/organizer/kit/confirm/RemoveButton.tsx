'use client';
import type { SaveCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Notice } from '../../../themed/kit/Notice';
import { OrganizerIcon } from '../look';
import { useAction } from './useAction';
import { useConfirm } from './useConfirm';

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
  const { confirm, dialog } = useConfirm();
  const removal = useAction(toErrorMessage);
  const remove = () =>
    deleteRefusal
      ? confirm({ ...deleteRefusal, action: t('kit.close') })
      : removal.act(onRemove, {
          ...question,
          action: t('organizer.sharing.remove.action'),
          tone: 'danger',
        });
  return (
    <div>
      <Button
        busy={removal.isBusy}
        aria-disabled={deleteRefusal !== undefined || undefined}
        icon={<OrganizerIcon name="trash" />}
        onClick={() => void remove()}
      >
        {t('organizer.sharing.remove.action')}
      </Button>
      {removal.problem !== null && (
        <Notice tone="danger" live="assertive">
          {removal.problem}
        </Notice>
      )}
      {dialog}
      {removal.dialog}
    </div>
  );
}
