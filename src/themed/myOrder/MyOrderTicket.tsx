'use client';
import type { MyOrder, MyTicket } from '../../contract';
import { readableAnswers, type MyOrderOutcome } from '../../domain/myOrder';
import { useLocale, useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { ActionButton } from './ActionButton';
import * as css from './MyOrder.css';

export interface MyOrderTicketProps {
  order: MyOrder;
  ticket: MyTicket;
  onResend: (ticketIds: string[]) => Promise<MyOrderOutcome<string[]>>;
  onEdit: () => void;
  onTransfer: () => void;
}

/** What the attendee of a ticket answered, and what can be done with it. */
export function MyOrderTicket({ order, ticket, onResend, onEdit, onTransfer }: MyOrderTicketProps) {
  const t = useT();
  const locale = useLocale();
  const { permissions, form } = order;
  const { id, status, transfer } = ticket;
  const answers = readableAnswers(form, ticket, locale);
  const name = `${ticket.firstName} ${ticket.lastName}`.trim();
  const whose = (
    <VisuallyHidden> {t('confirmation.ticketFileFor', { name, ticket: ticket.ticketName })}</VisuallyHidden>
  );
  return (
    <>
      {answers.length > 0 && (
        <dl className={css.answers}>
          {answers.map(({ id: answerId, label, text }) => (
            <div key={answerId}>
              <dt className={css.answerLabel}>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.ticketActions}>
        {status === 'valid' && (
          <ActionButton act={() => onResend([id])} doneText={(emails) => resentText(emails, { t, locale })}>
            {t('myOrder.resendOne')}
            {whose}
          </ActionButton>
        )}
        {permissions.editAttendees && status !== 'cancelled' && (
          <LinkButton onClick={onEdit}>
            {t('myOrder.edit')}
            {whose}
          </LinkButton>
        )}
        {permissions.transfer && status === 'valid' && (
          <LinkButton onClick={onTransfer}>
            {t('myOrder.transfer')}
            {whose}
          </LinkButton>
        )}
      </div>
      <div role="status" className={css.wholeLine}>
        {transfer && (
          <Notice>
            {t('myOrder.transferWaiting', { name: `${transfer.firstName} ${transfer.lastName}`.trim() })}
          </Notice>
        )}
      </div>
    </>
  );
}

interface Language {
  t: ReturnType<typeof useT>;
  locale: string;
}

export const resentText = (emails: readonly string[] | null, { t, locale }: Language): string =>
  t('myOrder.resent', { emails: new Intl.ListFormat(locale).format(emails ?? []) });
