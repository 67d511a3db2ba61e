'use client';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ProblemNotice, useAction } from '../kit/confirm';

export interface ResetWidgetProps {
  /** Rejects with the client's ApiError. */
  onReset: () => Promise<void>;
}

/** Back to the usual words and look, which is asked first: buyers see it at once. */
export function ResetWidget({ onReset }: ResetWidgetProps) {
  const t = useT();
  const { isBusy, problem, act, dialog } = useAction();
  const reset = () =>
    act(onReset, {
      title: t('organizer.widgetSettings.reset.title'),
      text: t('organizer.widgetSettings.reset.text'),
      action: t('organizer.widgetSettings.reset.action'),
      tone: 'danger',
    });
  return (
    <>
      <ProblemNotice title={t('organizer.widgetSettings.reset.failed')} problem={problem} />
      <Button busy={isBusy} onClick={() => void reset()}>
        {t('organizer.widgetSettings.reset.action')}
      </Button>
      {dialog}
    </>
  );
}
