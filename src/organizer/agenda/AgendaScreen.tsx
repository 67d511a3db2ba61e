'use client';
import { useMemo } from 'react';
import { conflictsIn, daysOf, sessionFilterOf } from '../../domain/agenda';
import { useOrganizerEvents, useWidgetBootstrap } from '../../hooks';
import { useAgendaSessions, useAgendaSettings, useWholeAgenda } from '../../hooks/organizer/agenda/agenda';
import { useAgendaCalls } from '../../hooks/organizer/agenda/agendaCalls';
import { useVideoService } from '../../hooks/organizer/virtualSessions';
import { useListView } from '../kit/list';
import { ScreenNotFound } from '../kit/page';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import type { AgendaNames } from './agendaColumns';
import { AgendaView } from './AgendaView';
import type { AgendaLinks, AgendaViewLinks } from './links';
import { useBulkSessions } from './useBulkSessions';

/** Props of `AgendaScreen`. @experimental */
export interface AgendaScreenProps extends EventScreenProps, ViewProps, AgendaLinks {
  /** Rows a page. Default: 20. */
  pageSize?: number | undefined;
  /** Addresses of the list and the timetable; without them they are not linked to each other. */
  views?: AgendaViewLinks | undefined;
}

const noTimeZone = 'UTC';
const none: readonly never[] = [];
const noNames: AgendaNames = { tracks: [], locations: [] };

/** The sessions of an event by day: found, copied, deleted, and the ways to make them. 002 §7 Agenda. */
export function AgendaScreen(props: AgendaScreenProps) {
  const { accountId, eventId, pageSize = 20, views, hrefOf, onNavigate } = props;
  const params = { accountId, eventId };
  const { searched, ...visible } = useListView(props);
  const filter = sessionFilterOf(searched);
  const bootstrap = useWidgetBootstrap(eventId);
  const timeZone = bootstrap.data?.event['time-zone-id'] ?? noTimeZone;
  const list = useAgendaSessions(params, { ...filter, page: visible.view.page, size: pageSize });
  const { settings } = useAgendaSettings(params);
  const { data: whole } = useWholeAgenda(params);
  const { data: events } = useOrganizerEvents(accountId);
  const total = list.data?.total ?? 0;
  const calls = useAgendaCalls(params);
  const bulk = useBulkSessions({
    calls,
    video: useVideoService(params),
    eventId,
    page: list.data?.items ?? none,
    total,
    filter,
    events: events ?? none,
  });
  const { locations } = settings ?? noNames;
  const conflicts = useMemo(() => conflictsIn(whole ?? none, locations), [whole, locations]);
  const days = useMemo(() => daysOf(whole ?? none, timeZone), [whole, timeZone]);
  if (list.isUnknown || bootstrap.isUnknownEvent) return <ScreenNotFound />;
  return (
    <>
      <AgendaView
        {...visible}
        {...readingOf(list, bootstrap)}
        total={total}
        days={days}
        conflicts={conflicts}
        timeZone={timeZone}
        views={views}
        hrefOf={hrefOf}
        onNavigate={onNavigate}
        sessions={(bootstrap.data && list.data?.items) ?? null}
        names={settings ?? noNames}
        size={pageSize}
        selection={bulk.selection}
        onSelectionChange={bulk.setSelection}
        bulkActions={bulk.actions}
        savedAs={`sessions ${eventId}`}
        file={{ name: 'sessions', every: ({ signal }) => calls.every(filter, signal) }}
        onCopy={bulk.openCopy}
        notice={bulk.notice}
      />
      {bulk.dialog}
    </>
  );
}
