'use client';
import { useState } from 'react';
import { messageOf, type Message } from '../../domain';
import { problemOf } from '../../hooks';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Notice } from '../../themed/kit/Notice';
import { useConfirm } from '../kit/confirm';

export interface ResetWidgetProps {
  /** Rejects with the client's ApiError. */
  onReset: () => Promise<void>;
}

/** Back to the usual words and look, which is asked first: buyers see it at once. */
export function ResetWidget({ onReset }: ResetWidgetProps) {
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const [isResetting, setResetting] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const confirmRemoval = async () => {
    const isSure = await confirm({
      title: t('organizer.widgetSettings.reset.title'),
      text: t('organizer.widgetSettings.reset.text'),
      action: t('organizer.widgetSettings.reset.action'),
      tone: 'danger',
    });
    if (!isSure) return;
    setResetting(true);
    setProblem(null);
    await onReset()
      .catch((error: unknown) => setProblem(problemOf(error).message))
      .finally(() => setResetting(false));
  };
  return (
    <>
      {problem && (
        <Notice tone="danger" live="assertive" title={t('organizer.widgetSettings.reset.failed')}>
          {messageOf<MessageKey>(problem, t)}
        </Notice>
      )}
      <Button busy={isResetting} onClick={() => void confirmRemoval()}>
        {t('organizer.widgetSettings.reset.action')}
      </Button>
      {dialog}
    </>
  );
}
