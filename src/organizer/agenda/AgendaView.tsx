'use client';
import { useCallback, type ReactNode } from 'react';
import type { AgendaSession } from '../../contract';
import type { TableSelection, TableView } from '../../domain';
import { sessionStatuses } from '../../domain/agenda';
import { useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { PageHeader, ScreenEmpty, ScreenFailed } from '../kit/page';
import { DataTable, FilterBar, type BulkAction } from '../kit/table';
import { useAgendaColumns, type AgendaNames } from './agendaColumns';
import * as css from './agenda.css';
import { AgendaWays, PlaceLink } from './AgendaWays';
import type { AgendaLinks } from './links';
import { useAgendaWords } from './useAgendaWords';

export interface AgendaViewProps extends AgendaLinks {
  /** The sessions of this page; `null` before the first answer. */
  sessions: readonly AgendaSession[] | null;
  /** How many match, on all pages. */
  total: number;
  /** Tracks and locations of the agenda. Keep it stable. */
  names: AgendaNames;
  /** Days that have sessions, `YYYY-MM-DD`: what can be filtered by. */
  days: readonly string[];
  /** What is shown of the list: search, filters, columns and page. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** Rows a page. */
  size: number;
  /** IANA zone of the event. */
  timeZone: string;
  /** The call failed; sessions that are there stay. */
  hasFailed?: boolean | undefined;
  /** A call is on its way. */
  isUpdating?: boolean | undefined;
  /** They want it tried again. */
  onRetry: () => void;
  /** With `onSelectionChange`: rows can be chosen. */
  selection?: TableSelection | undefined;
  /** Other rows are chosen. */
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  /** What can be done with chosen rows. */
  bulkActions?: readonly BulkAction[] | undefined;
  /** The sessions of another event are to be copied. */
  onCopy: () => void;
  /** Above the list: what became of something that was done with several. */
  notice?: ReactNode;
}

const idOf = ({ id }: AgendaSession) => id;
const named = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** The sessions of an event in every state the list has; knows nothing of where they come from. 002 §7 Agenda. */
export function AgendaView(props: AgendaViewProps) {
  const { sessions, total, names, days, view, onViewChange, size, timeZone, notice } = props;
  const { selection, onSelectionChange, bulkActions, isUpdating, hasFailed, onCopy } = props;
  const t = useT();
  const words = useAgendaWords(timeZone);
  const columns = useAgendaColumns(timeZone, names, props);
  const nameOf = useCallback(({ title }: AgendaSession) => t('organizer.agenda.row', { title }), [t]);
  const add = <PlaceLink {...props} place="new" variant="primary" icon={<Icon name="plus" />} />;
  return (
    <>
      <PageHeader
        title={t('organizer.agenda.title')}
        actions={
          <>
            <AgendaWays {...props} onCopy={onCopy} />
            {add}
          </>
        }
      />
      <FilterBar
        {...{ view, onViewChange, columns }}
        searchLabel={t('organizer.agenda.search')}
        searchHint={t('organizer.agenda.searchHint')}
        filters={[
          {
            ...{ id: 'day', label: t('organizer.agenda.day'), any: t('organizer.agenda.anyDay') },
            options: days.map((day) => ({ value: day, label: words.dayNamed(day) })),
          },
          {
            ...{ id: 'track', label: t('organizer.agenda.track'), any: t('organizer.agenda.anyTrack') },
            options: named(names.tracks),
          },
          {
            ...{ id: 'location', label: t('organizer.agenda.location') },
            any: t('organizer.agenda.anyLocation'),
            options: named(names.locations),
          },
          {
            ...{ id: 'status', label: t('organizer.orders.status'), any: t('organizer.orders.anyStatus') },
            options: sessionStatuses.map((value) => ({
              value,
              label: t(`organizer.agenda.status.${value}`),
            })),
          },
        ]}
      />
      {notice && <div className={css.notice}>{notice}</div>}
      {(sessions ?? !hasFailed) && (
        <DataTable
          caption={t('organizer.agenda.title')}
          rows={sessions}
          rowId={idOf}
          rowName={nameOf}
          {...{ columns, view, onViewChange, selection, onSelectionChange, bulkActions, isUpdating }}
          paging={{ size, total }}
          empty={
            <ScreenEmpty
              icon="calendar"
              title={t('organizer.agenda.empty.title')}
              text={t('organizer.agenda.empty.text')}
            />
          }
        />
      )}
      {hasFailed && (
        <ScreenFailed title={t('organizer.agenda.failed')} onRetry={props.onRetry} isRetrying={isUpdating} />
      )}
    </>
  );
}
