'use client';
import { useCallback } from 'react';
import type { SessionRegistration } from '../../contract';
import { listSheet } from '../../domain';
import { registrationStatuses } from '../../domain/sessionRegistrations';
import { useT } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import { ListScreen, type ListFileProps, type SelectableListProps } from '../kit/list';
import { titleOf, useRegistrationColumns, type ListedSession } from './registrationColumns';

export interface RegistrationsListProps extends SelectableListProps, ListFileProps<SessionRegistration> {
  /** The registrations of this page; `null` before the first answer. */
  registrations: readonly SessionRegistration[] | null;
  /** Sessions one can be registered for, by start. */
  sessions: readonly ListedSession[];
  /** IANA zone of the event. */
  timeZone: string;
  /** Somebody’s place is to be given back. Keep it stable. */
  onUnregister: (registration: SessionRegistration) => void;
}

const idOf = ({ id }: SessionRegistration) => id;

/** Who has a place in which session, or waits for one. */
export function RegistrationsList(props: RegistrationsListProps) {
  const { registrations, sessions, timeZone, onUnregister } = props;
  const t = useT();
  const columns = useRegistrationColumns(timeZone, sessions, onUnregister);
  const nameOf = useCallback(
    ({ attendeeName, sessionId }: SessionRegistration) =>
      t('organizer.sessionRegistrations.row', { name: attendeeName, session: titleOf(sessions, sessionId) }),
    [t, sessions],
  );
  const toSheet = (rows: readonly SessionRegistration[]) =>
    listSheet(
      [...columns, { label: t('organizer.orders.order.email'), exportValue: ({ email }) => email }],
      rows,
    );
  return (
    <ListScreen
      list={props}
      file={props.file && { ...props.file, toSheet }}
      title={t('organizer.sessionRegistrations.title')}
      filter={{
        searchLabel: t('organizer.sessionRegistrations.search'),
        searchHint: t('organizer.sessionRegistrations.searchHint'),
        filters: [
          {
            id: 'session',
            label: t('organizer.sessionRegistrations.session'),
            any: t('organizer.sessionRegistrations.anySession'),
            options: sessions.map(({ id, title }) => ({ value: id, label: title })),
          },
          {
            id: 'status',
            label: t('organizer.orders.status'),
            any: t('organizer.orders.anyStatus'),
            options: optionsOf(registrationStatuses, (value) =>
              t(`organizer.sessionRegistrations.status.${value}`),
            ),
          },
          {
            id: 'notified',
            label: t('organizer.sessionRegistrations.notifiedFilter'),
            any: t('organizer.sessionRegistrations.anyNotified'),
            options: [
              { value: 'yes', label: t('organizer.sessionRegistrations.notified') },
              { value: 'no', label: t('organizer.sessionRegistrations.notNotified') },
            ],
          },
        ],
      }}
      rows={registrations}
      rowId={idOf}
      rowName={nameOf}
      columns={columns}
      empty={{
        drawing: 'people',
        title: t('organizer.sessionRegistrations.empty.title'),
        text: t('organizer.sessionRegistrations.empty.text'),
      }}
      failed={t('organizer.sessionRegistrations.failed')}
    />
  );
}
