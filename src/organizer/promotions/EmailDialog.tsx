'use client';
import { useRef, useState } from 'react';
import {
  promotionEmailSchema,
  promotionLimits,
  promotionProblem,
  recipientsIn,
  type PromotionEmailValues,
} from '../../domain/promotions';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { Notice } from '../../themed/kit/Notice';
import { LongTextField, TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import * as css from './promotions.css';

/** What became of the letters. */
export interface EmailOutcome {
  sent: number;
  unsubscribed: readonly string[];
}

export interface EmailDialogProps {
  /** How many codes it tells. */
  count: number;
  /** Rejects with the client's ApiError. */
  run: (email: { recipients: string[]; subject: string; text: string }) => Promise<EmailOutcome>;
  onClose: () => void;
}

const schema = promotionEmailSchema();
const toErrorMessage = promotionProblem('send');
const blank: PromotionEmailValues = { recipients: '', subject: '', text: '' };

/** Writes codes to people, and says whom it left out. 002 §7 email. */
export function EmailDialog({ count, run, onClose }: EmailDialogProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<EmailOutcome | null>(null);
  const answer = useRef<EmailOutcome>(undefined);
  if (outcome) return <Sent outcome={outcome} onClose={onClose} />;
  return (
    <ActionDialog<PromotionEmailValues>
      title={t('organizer.promotions.email.title', { count })}
      action={t('organizer.orders.order.resend.send')}
      failedTitle="organizer.kit.form.failed.notSent"
      values={blank}
      run={async ({ recipients, ...rest }) => {
        answer.current = await run({ ...rest, recipients: recipientsIn(recipients) });
      }}
      onDone={() => answer.current && setOutcome(answer.current)}
      schema={schema}
      toErrorMessage={toErrorMessage}
      onClose={onClose}
    >
      <LongTextField<PromotionEmailValues>
        name="recipients"
        label={t('organizer.promotions.email.recipients')}
        hint={t('organizer.promotions.email.recipientsHint')}
        dir="ltr"
        spellCheck={false}
        required
      />
      <TextField<PromotionEmailValues>
        name="subject"
        label={t('organizer.promotions.email.subject')}
        limit={promotionLimits.subject}
        required
      />
      <LongTextField<PromotionEmailValues>
        name="text"
        label={t('organizer.promotions.email.text')}
        hint={t('organizer.promotions.email.textHint')}
        rows={6}
        required
      />
    </ActionDialog>
  );
}

function Sent({ outcome: { sent, unsubscribed }, onClose }: { outcome: EmailOutcome; onClose: () => void }) {
  const t = useT();
  const locale = useLocale();
  const list = listText(locale, unsubscribed);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('organizer.promotions.email.done', { count: sent })}
      footer={<Button onClick={onClose}>{t('kit.close')}</Button>}
    >
      <div className={css.parts}>
        {unsubscribed.length > 0 && (
          <Notice tone="warning" live="polite">
            {t('organizer.promotions.email.unsubscribed', { list })}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
