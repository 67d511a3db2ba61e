'use client';
import { useMemo, useRef, useState } from 'react';
import {
  contactEmailSchema,
  contactLimits,
  contactProblem,
  newContactEmail,
  type ContactEmailValues,
} from '../../domain/contacts';
import type { Addressee, ContactCalls, ContactEmailOutcome } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { isTyped, mayBegin, numberToType, type RunCheck } from '../kit/confirm/runCheck';
import { RunQuestion } from '../kit/confirm/RunQuestion';
import { useRunCheck } from '../kit/confirm/useRunCheck';
import { LongTextField, TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import * as css from './contacts.css';
import { EmailSent } from './EmailSent';

export interface EmailDialogProps {
  accountId: string;
  /** How many it is about. */
  count: number;
  /** Who they are. Rejects with the client's ApiError. */
  read: () => Promise<readonly Addressee[]>;
  send: ContactCalls['email'];
  /** It was sent, and what became of it was seen. */
  onDone: () => void;
  onClose: () => void;
}

const toErrorMessage = contactProblem('email');

/** Who gets it, and who does not. */
function checkOf(addressees: readonly Addressee[], reason: string): RunCheck {
  const ids = addressees.filter(({ unsubscribed }) => unsubscribed).map(({ id }) => id);
  const total = addressees.length;
  const ineligible = ids.length > 0 ? [{ reason, count: ids.length, ids }] : [];
  return { total, eligible: total - ids.length, facts: [], ineligible };
}

/** Writes to contacts: says beforehand who is skipped, and afterwards who was. 002 §7 email. */
export function EmailDialog({ accountId, count, read, send, onDone, onClose }: EmailDialogProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<ContactEmailOutcome | null>(null);
  const answer = useRef<ContactEmailOutcome>(undefined);
  const reason = t('organizer.contacts.unsubscribed');
  const { state, checkAgain } = useRunCheck(async () => checkOf(await read(), reason), toErrorMessage);
  // As long as nobody knows who is skipped, it is as many as were chosen.
  const number = numberToType(count, state?.at === 'checking' ? undefined : state);
  const schema = useMemo(() => contactEmailSchema(number === null ? null : { number, isTyped }), [number]);
  const title = t('organizer.contacts.email.title', { count });
  const recipients = (
    <div className={css.whole}>
      <RunQuestion
        state={state}
        onCheckAgain={checkAgain}
        number={null}
        typed=""
        isMistyped={false}
        onTyped={ignore}
      />
    </div>
  );
  if (outcome) return <EmailSent accountId={accountId} outcome={outcome} onClose={onDone} />;
  if (state?.at !== 'checking' && !mayBegin(state))
    return (
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title={title}
        footer={<Button onClick={onClose}>{t('kit.close')}</Button>}
      >
        {recipients}
      </Dialog>
    );
  return (
    <ActionDialog<ContactEmailValues>
      title={title}
      text={t('organizer.contacts.email.text')}
      action={t('organizer.orders.order.resend.send')}
      failedTitle="organizer.kit.form.failed.notSent"
      values={newContactEmail}
      run={async ({ subject, text }, signal) => {
        const contactIds = (await read()).map(({ id }) => id);
        answer.current = await send({ contactIds, subject: subject.trim(), text: text.trim() }, signal);
      }}
      onDone={() => answer.current && setOutcome(answer.current)}
      schema={schema}
      toErrorMessage={toErrorMessage}
      onClose={onClose}
    >
      {recipients}
      <TextField<ContactEmailValues>
        name="subject"
        label={t('organizer.promotions.email.subject')}
        limit={contactLimits.subject}
        required
      />
      <LongTextField<ContactEmailValues>
        name="text"
        label={t('organizer.promotions.email.text')}
        limit={contactLimits.message}
        rows={6}
        required
      />
      {number !== null && (
        <TextField<ContactEmailValues>
          name="confirmed"
          label={t('organizer.kit.run.check.type', { number: String(number) })}
          inputMode="numeric"
          dir="ltr"
          required
        />
      )}
    </ActionDialog>
  );
}

const ignore = () => undefined;
