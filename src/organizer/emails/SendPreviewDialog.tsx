'use client';
import { useRef } from 'react';
import { emailLimits, previewSchema, sendErrorFor, type PreviewRecipients } from '../../domain/emails';
import { recipientsIn } from '../../domain/promotions';
import { useT } from '../../i18n';
import { LongTextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';

export interface SendPreviewDialogProps {
  /** Rejects with the client's ApiError. */
  send: (recipients: string[]) => Promise<{ sent: number }>;
  onSent: (count: number) => void;
  onClose: () => void;
}

const nobody: PreviewRecipients = { recipients: '' };
const schema = previewSchema();

/** Sends an email to a few addresses to try it out. What went wrong is said for 5 s (002 §9); the addresses stay. */
export function SendPreviewDialog({ send, onSent, onClose }: SendPreviewDialogProps) {
  const t = useT();
  const sent = useRef(0);
  return (
    <ActionDialog<PreviewRecipients>
      title={t('organizer.emails.sendPreview')}
      text={t('organizer.emails.sendPreviewText')}
      action={t('organizer.orders.order.resend.send')}
      failedTitle="organizer.kit.form.failed.notSent"
      values={nobody}
      problemFor={sendErrorFor}
      run={async ({ recipients }) => {
        sent.current = (await send(recipientsIn(recipients))).sent;
      }}
      onDone={() => onSent(sent.current)}
      schema={schema}
      onClose={onClose}
    >
      <LongTextField<PreviewRecipients>
        name="recipients"
        label={t('organizer.promotions.email.recipients')}
        hint={t('organizer.emails.sendPreviewHint', { max: emailLimits.previews })}
        dir="ltr"
        spellCheck={false}
        required
      />
    </ActionDialog>
  );
}
