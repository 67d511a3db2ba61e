'use client';
import { useMemo } from 'react';
import type { SessionFeedback } from '../../contract';
import { feedbackPageSize, feedbackQuery, sortedFeedback } from '../../domain/sessionAnalytics';
import type { DataColumn } from '../../headless/table';
import { useRateSummary, useSessionFeedback } from '../../hooks';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { ListScreen } from '../kit/list';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table/useTableView';
import * as css from './analytics.css';
import { RatingSummary } from './RatingSummary';
import { useAnalyticsText } from './useAnalyticsText';

interface SessionFeedbackListProps extends ViewProps {
  event: EventScope;
  sessionId: string;
  /** IANA zone of the event. */
  timeZone: string;
}

const idOf = ({ id }: SessionFeedback) => id;
const nameOf = ({ attendeeName }: SessionFeedback) => attendeeName;
const noFilter = {};

/** What attendees said about a session, the lowest rating first. 002 §7 Agenda, feedback. */
export function SessionFeedbackList({ event, sessionId, timeZone, ...props }: SessionFeedbackListProps) {
  const t = useT();
  const [view, onViewChange] = useTableView(props);
  const list = useSessionFeedback(event, feedbackQuery(view, sessionId));
  const summary = useRateSummary(event, sessionId);
  const title = t('organizer.sessionAnalytics.feedback');
  return (
    <section className={css.section}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {summary.data && <RatingSummary summary={summary.data} />}
      <div>
        <ListScreen
          list={{
            ...readingOf(list, summary),
            view: sortedFeedback(view),
            onViewChange,
            size: feedbackPageSize,
            total: list.data?.total ?? 0,
          }}
          title={title}
          filter={noFilter}
          rows={list.data?.items ?? null}
          rowId={idOf}
          rowName={nameOf}
          columns={useFeedbackColumns(timeZone)}
          empty={{
            icon: 'mail',
            level: 3,
            title: t('organizer.sessionAnalytics.feedback.empty.title'),
            text: t('organizer.sessionAnalytics.feedback.empty.text'),
          }}
          failed={t('organizer.sessionAnalytics.feedback.failed')}
        />
      </div>
    </section>
  );
}

/** Ids are what the server sorts by. */
function useFeedbackColumns(timeZone: string): readonly DataColumn<SessionFeedback>[] {
  const t = useT();
  const text = useAnalyticsText();
  return useMemo(
    (): readonly DataColumn<SessionFeedback>[] => [
      {
        id: 'attendee',
        label: t('organizer.orders.tickets.column.attendee'),
        cell: ({ attendeeName }) => <bdi className={css.name}>{attendeeName}</bdi>,
        width: '13rem',
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'rate',
        label: t('organizer.sessionAnalytics.rating'),
        cell: ({ rate }) => t('organizer.sessionAnalytics.outOf', { rate }),
        sortable: true,
        width: '8rem',
        card: 'figure',
      },
      {
        id: 'comment',
        label: t('organizer.tasks.comment'),
        cell: ({ comment }) => <bdi className={css.comment}>{comment}</bdi>,
        card: 'note',
      },
      {
        id: 'createdDate',
        label: t('organizer.emails.history.date'),
        cell: ({ createdDate }) => <bdi>{text.moment(createdDate, timeZone)}</bdi>,
        sortable: true,
        firstDirection: 'descending',
        width: '12rem',
        leaves: 'first',
      },
    ],
    [t, text, timeZone],
  );
}
