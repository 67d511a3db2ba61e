'use client';
import { useState } from 'react';
import type { SkippedContact } from '../../contract';
import { contactName } from '../../domain/contacts';
import { useContacts, type ContactEmailOutcome } from '../../hooks';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { Notice } from '../../themed/kit/Notice';
import { PlainList } from '../kit/page/PlainList';
import { TablePager } from '../kit/table';
import * as css from './contacts.css';

interface EmailSentProps {
  accountId: string;
  outcome: ContactEmailOutcome;
  onClose: () => void;
}

/** Why somebody is skipped. */
const reasons: Record<SkippedContact['reason'], MessageKey> = {
  UNSUBSCRIBED: 'organizer.contacts.unsubscribed',
};
/** Rows a page: as many as a phone shows without much scrolling. */
const size = 10;

/** To how many an email went, and who was skipped, each with the reason. */
export function EmailSent({ accountId, outcome: { sent, skipped }, onClose }: EmailSentProps) {
  const t = useT();
  const [page, setPage] = useState(1);
  const visible = skipped.slice((page - 1) * size, page * size);
  const { data } = useContacts(
    accountId,
    { criteria: { ids: visible.map(({ contactId }) => contactId) }, size },
    { enabled: visible.length > 0 },
  );
  const nameOf = (id: string) => {
    const contact = data?.items.find((one) => one.id === id);
    return contact ? contactName(contact) : id;
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('organizer.promotions.email.done', { count: sent })}
      footer={<Button onClick={onClose}>{t('kit.close')}</Button>}
    >
      {skipped.length > 0 && (
        <div className={css.stack[4]}>
          <Notice
            tone="warning"
            live="polite"
            title={t('organizer.contacts.email.skipped', { count: skipped.length })}
          >
            <PlainList className={css.list}>
              {visible.map(({ contactId, reason }) => (
                <li key={contactId}>
                  <bdi>{nameOf(contactId)}</bdi> <span className={css.quiet}>{t(reasons[reason])}</span>
                </li>
              ))}
            </PlainList>
          </Notice>
          {skipped.length > size && (
            <TablePager page={page} size={size} total={skipped.length} onPageChange={setPage} />
          )}
        </div>
      )}
    </Dialog>
  );
}
