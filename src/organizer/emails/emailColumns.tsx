'use client';
import { useMemo } from 'react';
import type { EmailCampaign } from '../../contract';
import type { DataColumn } from '../../headless/table';
import { useLocale, useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { muted } from '../../themed/kit/text.css';
import { OrganizerIcon } from '../kit/appearance';
import { RoutedLink } from '../kit/page/RoutedLink';
import { open } from '../kit/table/DataTable.css';
import * as css from './emails.css';
import { EmailStatusTag } from './EmailStatusTag';
import type { EmailLinks } from './links';
import { OnSwitch } from './OnSwitch';
import { useEmailText } from './useEmailText';

/** What can be done with an email of the list. */
export interface EmailActions {
  onEnable: (email: EmailCampaign, isOn: boolean) => void;
  onDuplicate: (email: EmailCampaign) => void;
  onRemove: (email: EmailCampaign) => void;
}

/** Columns of the list of emails; keep `links` and `actions` stable. `timeZone` is the event's. */
export function useEmailColumns(
  timeZone: string,
  { hrefOf, onNavigate }: EmailLinks,
  { onEnable, onDuplicate, onRemove }: EmailActions,
): readonly DataColumn<EmailCampaign>[] {
  const t = useT();
  const locale = useLocale();
  const emailText = useEmailText(timeZone);
  return useMemo(
    (): readonly DataColumn<EmailCampaign>[] => [
      {
        id: 'name',
        label: t('organizer.emails.name'),
        exportValue: ({ name }) => name,
        cell: ({ id, name, subject }, { tabIndex }) => (
          <>
            <RoutedLink href={hrefOf(id)} tabIndex={tabIndex} className={open} onNavigate={onNavigate}>
              <bdi>{name}</bdi>
            </RoutedLink>
            {subject !== '' && (
              <span className={css.subject} dir="auto" title={subject}>
                {subject}
              </span>
            )}
          </>
        ),
        sortable: true,
        isRowHead: true,
        isFixed: true,
        hasControl: true,
        card: 'title',
      },
      {
        id: 'type',
        label: t('organizer.emails.type'),
        exportValue: ({ type }) => t(`organizer.emails.type.${type}`),
        cell: ({ type }) => <span className={muted}>{t(`organizer.emails.type.${type}`)}</span>,
        width: '7.5rem',
        leaves: 'first',
      },
      {
        id: 'date',
        label: t('organizer.emails.when'),
        exportValue: emailText.when,
        cell: (email) => <span className={css.when}>{emailText.when(email)}</span>,
        sortable: true,
        firstDirection: 'descending',
        width: '12rem',
        card: 'note',
      },
      {
        id: 'sent',
        label: t('organizer.emails.sentCount'),
        exportValue: ({ sentCount }) => sentCount,
        cell: ({ sentCount }) => sentCount.toLocaleString(locale),
        sortable: true,
        firstDirection: 'descending',
        numeric: true,
        width: '5rem',
        leaves: 'next',
      },
      {
        id: 'status',
        label: t('organizer.orders.status'),
        exportValue: ({ status }) => t(`organizer.emails.status.${status}`),
        cell: (email) => <EmailStatusTag email={email} />,
        sortable: true,
        width: '7rem',
        card: 'mark',
      },
      {
        id: 'on',
        label: t('organizer.emails.on'),
        cell: (email, { tabIndex }) =>
          email.status === 'SENT' ? null : (
            <span className={css.control}>
              <OnSwitch
                label={t('organizer.emails.turn', { name: email.name })}
                isOn={email.enabled}
                tabIndex={tabIndex}
                onChange={(isOn) => onEnable(email, isOn)}
              />
            </span>
          ),
        width: '4.5rem',
        hasControl: true,
        isFixed: true,
        card: 'figure',
      },
      {
        id: 'duplicate',
        label: t('organizer.emails.duplicate'),
        cell: (email, { tabIndex }) => (
          <span className={css.control}>
            <IconButton
              label={t('organizer.emails.duplicateOf', { name: email.name })}
              icon={<Icon name="copy" />}
              tabIndex={tabIndex}
              onClick={() => onDuplicate(email)}
            />
          </span>
        ),
        width: '4rem',
        hasControl: true,
        leaves: 'next',
      },
      {
        id: 'delete',
        label: t('organizer.emails.delete'),
        cell: (email, { tabIndex }) => (
          <span className={css.control}>
            <IconButton
              label={t('organizer.emails.deleteOf', { name: email.name })}
              icon={<OrganizerIcon name="trash" />}
              tabIndex={tabIndex}
              onClick={() => onRemove(email)}
            />
          </span>
        ),
        width: '4rem',
        hasControl: true,
        leaves: 'next',
      },
    ],
    [t, locale, emailText, hrefOf, onNavigate, onEnable, onDuplicate, onRemove],
  );
}
