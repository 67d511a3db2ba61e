'use client';
import { useMemo } from 'react';
import type { AgendaSession, SessionRegistration } from '../../contract';
import type { DataColumn } from '../../headless/table';
import { useLocale, useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { muted } from '../../themed/kit/text.css';
import { Person } from '../orders';
import * as css from './sessionRegistrations.css';
import { RegistrationStatusTag } from './RegistrationStatusTag';

/** What of a session stands in these lists. */
export type ListedSession = Pick<
  AgendaSession,
  'id' | 'title' | 'start' | 'end' | 'status' | 'capacity' | 'registered'
>;

export const titleOf = (sessions: readonly ListedSession[], sessionId: string): string =>
  sessions.find(({ id }) => id === sessionId)?.title ?? sessionId;

/** Columns of the list of registrations; keep `sessions` and `onUnregister` stable. `timeZone` is the event's. */
export function useRegistrationColumns(
  timeZone: string,
  sessions: readonly ListedSession[],
  onUnregister: (registration: SessionRegistration) => void,
): readonly DataColumn<SessionRegistration>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo((): readonly DataColumn<SessionRegistration>[] => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
    const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const startOf = (sessionId: string) => sessions.find(({ id }) => id === sessionId)?.start;
    return [
      {
        id: 'attendee',
        label: t('organizer.orders.tickets.column.attendee'),
        exportValue: ({ attendeeName }) => attendeeName,
        cell: ({ attendeeName, email }) => <Person name={attendeeName} email={email} />,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'session',
        label: t('organizer.sessionRegistrations.session'),
        exportValue: ({ sessionId }) => titleOf(sessions, sessionId),
        cell: ({ sessionId }) => {
          const start = startOf(sessionId);
          return (
            <>
              <span className={css.line} title={titleOf(sessions, sessionId)}>
                <bdi>{titleOf(sessions, sessionId)}</bdi>
              </span>
              {start !== undefined && <span className={css.note}>{when.format(Date.parse(start))}</span>}
            </>
          );
        },
        isFixed: true,
        card: 'note',
      },
      {
        id: 'status',
        label: t('organizer.orders.status'),
        exportValue: ({ status }) => t(`organizer.sessionRegistrations.status.${status}`),
        cell: ({ status }) => <RegistrationStatusTag status={status} />,
        width: '8rem',
        card: 'mark',
      },
      {
        id: 'notified',
        label: t('organizer.sessionRegistrations.notified'),
        exportValue: ({ emailedDate }) => emailedDate,
        cell: ({ emailedDate }) => (
          <span className={muted}>
            {emailedDate === null
              ? t('organizer.sessionRegistrations.notNotified')
              : day.format(Date.parse(emailedDate))}
          </span>
        ),
        width: '8rem',
        leaves: 'next',
      },
      {
        id: 'made',
        label: t('organizer.sessionRegistrations.made'),
        exportValue: ({ createdDate }) => createdDate,
        cell: ({ createdDate }) => <span className={muted}>{day.format(Date.parse(createdDate))}</span>,
        width: '8rem',
        leaves: 'first',
      },
      {
        id: 'action',
        label: t('organizer.sessionRegistrations.action'),
        cell: (registration, { tabIndex }) => (
          <IconButton
            label={t('organizer.sessionRegistrations.unregisterOne', {
              name: registration.attendeeName,
              session: titleOf(sessions, registration.sessionId),
            })}
            icon={<Icon name="close" />}
            tabIndex={tabIndex}
            onClick={() => onUnregister(registration)}
          />
        ),
        width: '5rem',
        isFixed: true,
        hasControl: true,
        card: 'figure',
      },
    ];
  }, [t, locale, timeZone, sessions, onUnregister]);
}
