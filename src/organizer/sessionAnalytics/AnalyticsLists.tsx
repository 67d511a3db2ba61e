'use client';
import { useCallback } from 'react';
import type { AnalyticsPage, AttendeeAnalytics, CompanyAnalytics, SessionAnalytics } from '../../contract';
import {
  analyticsPageSize,
  attendeeAnalyticsQuery,
  companyAnalyticsQuery,
  sessionAnalyticsQuery,
  sortedAnalytics,
  type AnalyticsPart,
} from '../../domain/sessionAnalytics';
import {
  useAttendeeAnalytics,
  useCompanyAnalytics,
  useSessionAnalytics,
  useWidgetBootstrap,
} from '../../hooks';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import type { Load } from '../../hooks/organizer/resource/load';
import { useListDisplay } from '../../hooks/organizer/resource/useListDisplay';
import { useT } from '../../i18n';
import { ListScreen, type ListScreenProps } from '../kit/list';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table/useTableView';
import type { SessionAnalyticsLinks } from './links';
import { useAttendeeColumns, useCompanyColumns } from './peopleColumns';
import { useSessionColumns } from './sessionColumns';

interface PartProps extends ViewProps {
  event: EventScope;
}

const noTimeZone = 'UTC';
const sessionIdOf = ({ sessionId }: SessionAnalytics) => sessionId;
const companyOf = ({ company }: CompanyAnalytics) => company;
const ticketIdOf = ({ ticketId }: AttendeeAnalytics) => ticketId;
const attendeeOf = ({ attendeeName }: AttendeeAnalytics) => attendeeName;

/** What is shown of a list, with the order it is in where none was chosen. */
function useAnalyticsView(part: AnalyticsPart, props: ViewProps) {
  const display = useListDisplay('session analytics', analyticsPageSize);
  const [view, onViewChange] = useTableView(props);
  return { display, size: display.size, view: sortedAnalytics(part, view), onViewChange };
}

/** What became of each session. */
export function SessionList({ event, links, ...props }: PartProps & { links: SessionAnalyticsLinks }) {
  const t = useT();
  const shown = useAnalyticsView('sessions', props);
  const read = useSessionAnalytics(event, sessionAnalyticsQuery(shown.view, shown.size));
  const bootstrap = useWidgetBootstrap(event.eventId);
  const columns = useSessionColumns(bootstrap.data?.event['time-zone-id'] ?? noTimeZone, links);
  const nameOf = useCallback(({ title }: SessionAnalytics) => t('organizer.agenda.row', { title }), [t]);
  return (
    <AnalyticsList
      shown={shown}
      loads={[read, bootstrap]}
      page={bootstrap.data && read.data}
      title={t('organizer.sessionRegistrations.part.sessions')}
      columns={columns}
      rowId={sessionIdOf}
      rowName={nameOf}
      empty={{
        icon: 'calendar',
        title: t('organizer.agenda.empty.title'),
        text: t('organizer.sessionAnalytics.empty.sessions'),
      }}
    />
  );
}

/** What the people of each company did. */
export function CompanyList({ event, ...props }: PartProps) {
  const t = useT();
  const shown = useAnalyticsView('companies', props);
  const read = useCompanyAnalytics(event, companyAnalyticsQuery(shown.view, shown.size));
  return (
    <AnalyticsList
      shown={shown}
      loads={[read]}
      page={read.data}
      title={t('organizer.companies.title')}
      columns={useCompanyColumns()}
      rowId={companyOf}
      rowName={companyOf}
      empty={{
        icon: 'users',
        title: t('organizer.sessionAnalytics.empty.title'),
        text: t('organizer.sessionAnalytics.empty.companies'),
      }}
    />
  );
}

/** What each attendee did. */
export function AttendeeList({ event, ...props }: PartProps) {
  const t = useT();
  const shown = useAnalyticsView('attendees', props);
  const read = useAttendeeAnalytics(event, attendeeAnalyticsQuery(shown.view, shown.size));
  return (
    <AnalyticsList
      shown={shown}
      loads={[read]}
      page={read.data}
      title={t('organizer.sessionRegistrations.part.people')}
      columns={useAttendeeColumns()}
      rowId={ticketIdOf}
      rowName={attendeeOf}
      empty={{
        icon: 'users',
        title: t('organizer.sessionAnalytics.empty.title'),
        text: t('organizer.sessionAnalytics.empty.attendees'),
      }}
    />
  );
}

interface AnalyticsListProps<Row> extends Pick<
  ListScreenProps<Row>,
  'title' | 'columns' | 'rowId' | 'rowName' | 'empty'
> {
  shown: ReturnType<typeof useAnalyticsView>;
  loads: readonly Load[];
  /** Absent before the first answer. */
  page: AnalyticsPage<Row> | undefined;
}

/** No call searches or filters them: they are sorted and paged. */
const noFilter = {};

function AnalyticsList<Row>({ shown, loads, page, ...list }: AnalyticsListProps<Row>) {
  const t = useT();
  return (
    <ListScreen
      {...list}
      list={{ ...shown, ...readingOf(...loads), total: page?.total ?? 0 }}
      filter={noFilter}
      rows={page?.items ?? null}
      failed={t('organizer.sessionAnalytics.failed')}
    />
  );
}
