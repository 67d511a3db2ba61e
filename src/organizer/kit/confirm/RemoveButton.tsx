'use client';
import { useState } from 'react';
import { messageOf } from '../../../domain';
import { problemOf, type SaveCalls } from '../../../hooks';
import { useT, type MessageKey } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Notice } from '../../../themed/kit/Notice';
import { OrganizerIcon } from '../look';
import { useConfirm } from './useConfirm';

interface Words {
  title: string;
  text: string;
}

export interface RemoveButtonProps {
  /** What is asked before. */
  question: Words;
  /** Why it can't be deleted: the button stays pressable, and says so. */
  kept?: Words | undefined;
  /** Rejects with the client's ApiError. */
  onRemove: () => Promise<unknown>;
  /** Says why it failed; `saveProblem` when absent. */
  explain?: SaveCalls<unknown>['explain'];
}

/** Deletes what the page is about, once that was confirmed. */
export function RemoveButton({ question, kept, onRemove, explain }: RemoveButtonProps) {
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setProblem(null);
    if (kept) {
      await confirm({ ...kept, action: t('kit.close') });
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
      setProblem(messageOf<MessageKey>(problemOf(error, explain).message, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button
        busy={isBusy}
        aria-disabled={kept !== undefined || undefined}
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
