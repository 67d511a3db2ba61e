'use client';
import { useCallback, type ReactNode } from 'react';
import type { AgendaSession } from '../../contract';
import { sessionStatuses, type SessionConflict } from '../../domain/agenda';
import { useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { namedOptions, optionsOf } from '../kit/fields/options';
import { ListScreen, type ListFileProps, type SelectableListProps } from '../kit/list';
import { useAgendaColumns, type AgendaNames } from './agendaColumns';
import { AgendaActions, RouteLink } from './AgendaActions';
import { AgendaViews } from './AgendaViews';
import type { AgendaLinks, AgendaViewLinks } from './links';
import { useAgendaText } from './useAgendaText';

export interface AgendaViewProps extends AgendaLinks, SelectableListProps, ListFileProps<AgendaSession> {
  /** The sessions of this page; `null` before the first answer. */
  sessions: readonly AgendaSession[] | null;
  /** Tracks and locations of the agenda. Keep it stable. */
  names: AgendaNames;
  /** Days that have sessions, `YYYY-MM-DD`: what can be filtered by. */
  days: readonly string[];
  /** What is in the way of which sessions, by their ids. Keep it stable. */
  conflicts: ReadonlyMap<string, readonly SessionConflict[]>;
  /** IANA zone of the event. */
  timeZone: string;
  /** Addresses of the list and the timetable. */
  views?: AgendaViewLinks | undefined;
  /** The sessions of another event are to be copied. */
  onCopy: () => void;
  /** Above the list: what became of something that was done with several. */
  notice?: ReactNode;
}

const idOf = ({ id }: AgendaSession) => id;
/** The sessions of an event in every state the list has; knows nothing of where they come from. 002 §7 Agenda. */
export function AgendaView(props: AgendaViewProps) {
  const { sessions, names, days, conflicts, timeZone, views, onNavigate, onCopy } = props;
  const t = useT();
  const agendaText = useAgendaText(timeZone);
  const columns = useAgendaColumns(timeZone, names, conflicts, props);
  const nameOf = useCallback(({ title }: AgendaSession) => t('organizer.agenda.row', { title }), [t]);
  return (
    <ListScreen
      list={props}
      file={props.file}
      title={t('organizer.agenda.title')}
      head={{
        actions: (
          <>
            <AgendaActions {...props} onCopy={onCopy} />
            <RouteLink {...props} route="new" variant="primary" icon={<Icon name="plus" />} />
          </>
        ),
      }}
      tabs={<AgendaViews views={views} current="list" onNavigate={onNavigate} />}
      filter={{
        searchLabel: t('organizer.agenda.search'),
        searchHint: t('organizer.agenda.searchHint'),
        filters: [
          {
            id: 'day',
            label: t('organizer.agenda.day'),
            any: t('organizer.agenda.anyDay'),
            options: optionsOf(days, agendaText.dayNamed),
          },
          {
            id: 'track',
            label: t('organizer.agenda.track'),
            any: t('organizer.agenda.anyTrack'),
            options: namedOptions(names.tracks),
          },
          {
            id: 'location',
            label: t('organizer.agenda.location'),
            any: t('organizer.agenda.anyLocation'),
            options: namedOptions(names.locations),
          },
          {
            id: 'status',
            label: t('organizer.orders.status'),
            any: t('organizer.orders.anyStatus'),
            options: optionsOf(sessionStatuses, (value) => t(`organizer.agenda.status.${value}`)),
          },
        ],
      }}
      notice={props.notice}
      rows={sessions}
      rowId={idOf}
      rowName={nameOf}
      columns={columns}
      empty={{
        icon: 'calendar',
        title: t('organizer.agenda.empty.title'),
        text: t('organizer.agenda.empty.text'),
      }}
      failed={t('organizer.agenda.failed')}
    />
  );
}
