'use client';
import { useState } from 'react';
import { messageOf } from '../../domain';
import { sessionProblem } from '../../domain/agenda';
import { problemOf } from '../../hooks';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Notice } from '../../themed/kit/Notice';
import { useConfirm } from '../confirm';
import { OrganizerIcon } from '../look';

export interface RemoveSessionProps {
  title: string;
  /** Rejects with the client's ApiError. */
  onRemove: () => Promise<unknown>;
}

/** Deletes a session with all that belongs to it, once that was confirmed. */
export function RemoveSession({ title, onRemove }: RemoveSessionProps) {
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setProblem(null);
    const isSure = await confirm({
      title: t('organizer.share.remove.title', { name: title }),
      text: t('organizer.agenda.remove.text'),
      action: t('organizer.share.remove.action'),
      tone: 'danger',
    });
    if (!isSure) return;
    setBusy(true);
    try {
      await onRemove();
    } catch (error) {
      setProblem(messageOf<MessageKey>(problemOf(error, sessionProblem).message, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button busy={isBusy} icon={<OrganizerIcon name="trash" />} onClick={() => void remove()}>
        {t('organizer.share.remove.action')}
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
