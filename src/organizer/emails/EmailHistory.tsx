'use client';
import { useCallback, useMemo, useState } from 'react';
import type { EmailDelivery } from '../../contract';
import { wholeTable } from '../../domain';
import { emailDate } from '../../domain/emails';
import type { DataColumn } from '../../headless/table';
import { useEmailHistory, type EmailsOf } from '../../hooks/organizer/emails/emails';
import { useLocale, useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';
import { muted } from '../../themed/kit/text.css';
import { ListScreen } from '../kit/list';
import { readingOf } from '../kit/record';

export interface EmailHistoryProps extends EmailsOf {
  emailId: string;
  /** IANA zone of the event. */
  timeZone: string;
}

/** Rows a page. */
const size = 20;
const idOf = ({ id }: EmailDelivery) => id;

/** What went out of an email, the newest first. 002 §7 history. */
export function EmailHistory({ accountId, eventId, emailId, timeZone }: EmailHistoryProps) {
  const t = useT();
  const [view, setView] = useState(wholeTable);
  const { data, ...read } = useEmailHistory({ accountId, eventId, emailId }, { page: view.page - 1, size });
  const columns = useColumns(timeZone);
  const nameOf = useCallback(
    ({ to }: EmailDelivery) => t('organizer.emails.history.row', { address: to }),
    [t],
  );
  return (
    <ListScreen
      list={{ ...readingOf(read), view, onViewChange: setView, size, total: data?.total ?? 0 }}
      title={t('organizer.emails.history')}
      rows={data?.items ?? null}
      rowId={idOf}
      rowName={nameOf}
      columns={columns}
      empty={{
        level: 3,
        icon: 'mail',
        title: t('organizer.emails.history.empty'),
        text: t('organizer.emails.history.emptyText'),
      }}
      failed={t('organizer.emails.history.notLoaded')}
    />
  );
}

function useColumns(timeZone: string): readonly DataColumn<EmailDelivery>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo(
    (): readonly DataColumn<EmailDelivery>[] => [
      {
        id: 'to',
        label: t('organizer.emails.history.to'),
        cell: ({ to }) => <bdi dir="ltr">{to}</bdi>,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'date',
        label: t('organizer.emails.history.date'),
        cell: ({ date }) => <span className={muted}>{emailDate(date, timeZone, locale)}</span>,
        width: '11rem',
        card: 'note',
      },
      {
        id: 'outcome',
        label: t('organizer.emails.history.outcome'),
        cell: ({ kind, outcome }) =>
          kind === 'PREVIEW' ? (
            <Tag tone="outline">{t('organizer.emails.history.PREVIEW')}</Tag>
          ) : (
            <Tag tone={outcome === 'SENT' ? 'positive' : 'warning'}>
              {t(`organizer.emails.history.${outcome}`)}
            </Tag>
          ),
        width: '9rem',
        card: 'mark',
      },
    ],
    [t, timeZone, locale],
  );
}
