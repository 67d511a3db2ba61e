'use client';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';

export interface Question {
  title: string;
  /** What will happen. */
  text?: string | undefined;
  /** More about it, e.g. what it touches. */
  details?: ReactNode;
  /** What is done: a verb. */
  action: string;
  /** Does nothing; 'Cancel' when absent. */
  cancel?: string | undefined;
  /** `danger` for what can't be taken back. */
  tone?: 'primary' | 'danger' | undefined;
}

export interface ConfirmDialogProps extends Question {
  open: boolean;
  /** It is being done: the button turns, and the dialog stays. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something happens. Escape and closing are 'no', and it begins at 'no': Enter alone does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, busy, title, text, details, action, cancel, tone = 'primary', onConfirm, onCancel } = props;
  const t = useT();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !busy) onCancel();
      }}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onCancel} aria-disabled={busy} data-autofocus>
            {cancel ?? t('organizer.kit.form.cancel')}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {details}
    </Dialog>
  );
}
