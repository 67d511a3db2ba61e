'use client';
import { useMemo } from 'react';
import type { SessionAnalytics } from '../../contract';
import type { DataColumn } from '../../headless/table';
import { useT } from '../../i18n';
import { RoutedLink } from '../kit/page/RoutedLink';
import { open } from '../kit/table/DataTable.css';
import * as css from './analytics.css';
import type { SessionAnalyticsLinks } from './links';
import { useAnalyticsText } from './useAnalyticsText';

/** Columns of the sessions; ids are the fields the server sorts by. `timeZone` is the event's. */
export function useSessionColumns(
  timeZone: string,
  { resultsHrefOf, onNavigate }: SessionAnalyticsLinks,
): readonly DataColumn<SessionAnalytics>[] {
  const t = useT();
  const text = useAnalyticsText();
  return useMemo((): readonly DataColumn<SessionAnalytics>[] => {
    const figures = { sortable: true, firstDirection: 'descending', numeric: true } as const;
    return [
      {
        id: 'title',
        label: t('organizer.agenda.session'),
        cell: ({ sessionId, title }, { tabIndex }) => {
          const name = <bdi className={css.name}>{title}</bdi>;
          if (!resultsHrefOf) return name;
          const link = { href: resultsHrefOf(sessionId), tabIndex, onNavigate };
          return (
            <RoutedLink {...link} className={open}>
              {name}
            </RoutedLink>
          );
        },
        sortable: true,
        isRowHead: true,
        isFixed: true,
        hasControl: resultsHrefOf !== undefined,
        card: 'title',
      },
      {
        id: 'start',
        label: t('organizer.agenda.when'),
        cell: ({ start }) => <bdi>{text.moment(start, timeZone)}</bdi>,
        sortable: true,
        width: '12rem',
        card: 'note',
      },
      {
        ...figures,
        id: 'registered',
        label: t('organizer.agenda.registered'),
        cell: ({ registered }) => text.figure(registered),
        width: '7rem',
        leaves: 'next',
      },
      {
        ...figures,
        id: 'attended',
        label: t('organizer.sessionAnalytics.attended'),
        cell: ({ attended, attendanceRate }) => (
          <>
            {text.figure(attended)}
            {attendanceRate !== null && <span className={css.below}>{text.share(attendanceRate / 100)}</span>}
          </>
        ),
        width: '7rem',
        card: 'figure',
        isNamedOnCard: true,
      },
      {
        ...figures,
        id: 'minutes',
        label: t('organizer.sessionAnalytics.minutes'),
        cell: ({ minutes, averageMinutes }) => (
          <>
            {text.figure(minutes)}
            {averageMinutes !== null && (
              <span className={css.below}>
                {t('organizer.sessionAnalytics.minutesEach', { minutes: text.figure(averageMinutes) })}
              </span>
            )}
          </>
        ),
        width: '8rem',
        leaves: 'next',
      },
      {
        id: 'chatMessages',
        label: t('organizer.sessionAnalytics.chatMessages'),
        cell: ({ chatMessages }) => text.figure(chatMessages),
        numeric: true,
        width: '8rem',
        leaves: 'first',
      },
      {
        ...figures,
        id: 'averageRate',
        label: t('organizer.sessionAnalytics.rating'),
        cell: ({ averageRate, feedbackCount }) => (
          <>
            {text.figure(averageRate)}
            {feedbackCount > 0 && (
              <span className={css.below}>
                {t('organizer.sessionAnalytics.ratings', { count: feedbackCount })}
              </span>
            )}
          </>
        ),
        width: '8rem',
        card: 'mark',
        isNamedOnCard: true,
      },
    ];
  }, [t, text, timeZone, resultsHrefOf, onNavigate]);
}
