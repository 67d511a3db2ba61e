'use client';
import { useState } from 'react';
import { messageOf } from '../../../domain';
import { problemOf, type SaveCalls } from '../../../hooks';
import { useT, type MessageKey } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Notice } from '../../../themed/kit/Notice';
import { OrganizerIcon } from '../look';
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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setProblem(null);
    if (deleteRefusal) {
      await confirm({ ...deleteRefusal, action: t('kit.close') });
      return;
    }
    const isSure = await confirm({
      ...question,
      action: t('organizer.sharing.remove.action'),
      tone: 'danger',
    });
    if (!isSure) return;
    setBusy(true);
    try {
      await onRemove();
    } catch (error) {
      setProblem(messageOf<MessageKey>(problemOf(error, toErrorMessage).message, t));
    } finally {
      setBusy(false);
    }
  };
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
      {problem !== null && (
        <Notice tone="danger" live="assertive">
          {problem}
        </Notice>
      )}
      {dialog}
    </div>
  );
}
