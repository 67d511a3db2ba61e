'use client';
import { useCallback } from 'react';
import type { SessionRegistration } from '../../contract';
import type { TableSelection, TableView } from '../../domain';
import { registrationStatuses } from '../../domain/sessionRegistrations';
import { useT } from '../../i18n';
import { ScreenEmpty, ScreenFailed } from '../kit/page';
import { DataTable, FilterBar, type BulkAction } from '../kit/table';
import { titleOf, useRegistrationColumns, type ListedSession } from './registrationColumns';

export interface RegistrationsListProps {
  /** The registrations of this page; `null` before the first answer. */
  registrations: readonly SessionRegistration[] | null;
  /** How many match, on all pages. */
  total: number;
  /** Sessions one can be registered for, by start. */
  sessions: readonly ListedSession[];
  /** What is shown of the list: search, filters, columns and page. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** Rows a page. */
  size: number;
  /** IANA zone of the event. */
  timeZone: string;
  /** The call failed; registrations that are there stay. */
  hasFailed?: boolean | undefined;
  /** A call is on its way. */
  isUpdating?: boolean | undefined;
  /** They want it tried again. */
  onRetry: () => void;
  /** Which rows are chosen. */
  selection: TableSelection;
  /** Other rows are chosen. */
  onSelectionChange: (selection: TableSelection) => void;
  /** What can be done with chosen rows. */
  bulkActions: readonly BulkAction[];
  /** Somebody’s place is to be given back. Keep it stable. */
  onUnregister: (registration: SessionRegistration) => void;
}

const idOf = ({ id }: SessionRegistration) => id;

/** Who has a place in which session, or waits for one. */
export function RegistrationsList(props: RegistrationsListProps) {
  const { registrations, total, sessions, view, onViewChange, size, timeZone, onUnregister } = props;
  const { hasFailed, isUpdating, onRetry, selection, onSelectionChange, bulkActions } = props;
  const t = useT();
  const columns = useRegistrationColumns(timeZone, sessions, onUnregister);
  const nameOf = useCallback(
    ({ attendeeName, sessionId }: SessionRegistration) =>
      t('organizer.sessionRegistrations.row', { name: attendeeName, session: titleOf(sessions, sessionId) }),
    [t, sessions],
  );
  return (
    <>
      <FilterBar
        {...{ view, onViewChange, columns }}
        searchLabel={t('organizer.sessionRegistrations.search')}
        searchHint={t('organizer.sessionRegistrations.searchHint')}
        filters={[
          {
            ...{ id: 'session', label: t('organizer.sessionRegistrations.session') },
            any: t('organizer.sessionRegistrations.anySession'),
            options: sessions.map(({ id, title }) => ({ value: id, label: title })),
          },
          {
            ...{ id: 'status', label: t('organizer.orders.status'), any: t('organizer.orders.anyStatus') },
            options: registrationStatuses.map((value) => ({
              value,
              label: t(`organizer.sessionRegistrations.status.${value}`),
            })),
          },
          {
            ...{ id: 'told', label: t('organizer.sessionRegistrations.toldFilter') },
            any: t('organizer.sessionRegistrations.anyTold'),
            options: [
              { value: 'yes', label: t('organizer.sessionRegistrations.told') },
              { value: 'no', label: t('organizer.sessionRegistrations.notTold') },
            ],
          },
        ]}
      />
      {(registrations ?? !hasFailed) && (
        <DataTable
          caption={t('organizer.sessionRegistrations.title')}
          rows={registrations}
          rowId={idOf}
          rowName={nameOf}
          {...{ columns, view, onViewChange, selection, onSelectionChange, bulkActions, isUpdating }}
          paging={{ size, total }}
          empty={
            <ScreenEmpty
              drawing="people"
              title={t('organizer.sessionRegistrations.empty.title')}
              text={t('organizer.sessionRegistrations.empty.text')}
            />
          }
        />
      )}
      {hasFailed && (
        <ScreenFailed
          title={t('organizer.sessionRegistrations.failed')}
          onRetry={onRetry}
          isRetrying={isUpdating}
        />
      )}
    </>
  );
}
