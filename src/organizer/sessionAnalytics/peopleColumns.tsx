'use client';
import { useMemo } from 'react';
import type { AttendeeAnalytics, CompanyAnalytics } from '../../contract';
import type { DataColumn } from '../../headless/table';
import { useT } from '../../i18n';
import * as css from './analytics.css';
import { useAnalyticsText } from './useAnalyticsText';

type Counted = Pick<CompanyAnalytics, 'registrations' | 'sessionsAttended' | 'minutes'>;

const figures = { sortable: true, firstDirection: 'descending', numeric: true } as const;

/** What is counted of a person, and of a company's. */
function useCountColumns(): readonly DataColumn<Counted>[] {
  const t = useT();
  const text = useAnalyticsText();
  return useMemo(
    (): readonly DataColumn<Counted>[] => [
      {
        ...figures,
        id: 'registrations',
        label: t('organizer.agenda.registrations'),
        cell: ({ registrations }) => text.figure(registrations),
        width: '8rem',
        leaves: 'next',
      },
      {
        ...figures,
        id: 'sessionsAttended',
        label: t('organizer.sessionAnalytics.sessionsAttended'),
        cell: ({ sessionsAttended }) => text.figure(sessionsAttended),
        width: '9rem',
        card: 'figure',
        isNamedOnCard: true,
      },
      {
        ...figures,
        id: 'minutes',
        label: t('organizer.sessionAnalytics.minutes'),
        cell: ({ minutes }) => text.figure(minutes),
        width: '7rem',
        card: 'mark',
        isNamedOnCard: true,
      },
    ],
    [t, text],
  );
}

/** Columns of the companies; ids are the fields the server sorts by. */
export function useCompanyColumns(): readonly DataColumn<CompanyAnalytics>[] {
  const t = useT();
  const text = useAnalyticsText();
  const counts = useCountColumns();
  return useMemo(
    (): readonly DataColumn<CompanyAnalytics>[] => [
      {
        id: 'company',
        label: t('organizer.members.payer.company'),
        cell: ({ company }) => <bdi className={css.name}>{company}</bdi>,
        sortable: true,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        ...figures,
        id: 'attendees',
        label: t('organizer.sessionRegistrations.part.people'),
        cell: ({ attendees }) => text.figure(attendees),
        width: '7rem',
        leaves: 'next',
      },
      ...counts,
    ],
    [t, text, counts],
  );
}

/** Columns of the attendees; ids are the fields the server sorts by. */
export function useAttendeeColumns(): readonly DataColumn<AttendeeAnalytics>[] {
  const t = useT();
  const text = useAnalyticsText();
  const counts = useCountColumns();
  return useMemo(
    (): readonly DataColumn<AttendeeAnalytics>[] => [
      {
        id: 'attendeeName',
        label: t('organizer.orders.tickets.column.attendee'),
        cell: ({ attendeeName, email }) => (
          <>
            <bdi className={css.name}>{attendeeName}</bdi>
            <span className={css.below}>
              <bdi>{email}</bdi>
            </span>
          </>
        ),
        sortable: true,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'company',
        label: t('organizer.members.payer.company'),
        cell: ({ company }) => <bdi className={css.clipped}>{company}</bdi>,
        width: '10rem',
        card: 'note',
      },
      ...counts,
      {
        ...figures,
        id: 'chatMessages',
        label: t('organizer.sessionAnalytics.chatMessages'),
        cell: ({ chatMessages }) => text.figure(chatMessages),
        width: '8rem',
        leaves: 'first',
      },
      {
        id: 'quizAnswers',
        label: t('organizer.sessionAnalytics.quizAnswers'),
        cell: ({ quizAnswers, rightAnswers }) =>
          quizAnswers > 0 &&
          t('organizer.sessionAnalytics.quizRight', {
            right: text.figure(rightAnswers),
            answers: text.figure(quizAnswers),
          }),
        width: '9rem',
        leaves: 'first',
      },
    ],
    [t, text, counts],
  );
}
