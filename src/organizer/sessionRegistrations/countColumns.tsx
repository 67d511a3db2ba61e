'use client';
import { useMemo } from 'react';
import type { SessionRegistrationView } from '../../contract';
import type { DataColumn } from '../../headless/table';
import { useLocale, useT } from '../../i18n';
import { muted } from '../../themed/kit/text.css';
import { Meter } from '../kit/page';
import * as css from './sessionRegistrations.css';
import type { ListedSession } from './registrationColumns';

/** Columns of the list of sessions with their places; keep `sessions` stable. `timeZone` is the event's. */
export function useCountColumns(
  timeZone: string,
  sessions: readonly ListedSession[],
): readonly DataColumn<SessionRegistrationView>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo((): readonly DataColumn<SessionRegistrationView>[] => {
    const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const starts = new Map(sessions.map(({ id, start }) => [id, Date.parse(start)]));
    const figure = (count: number) => count.toLocaleString(locale);
    return [
      {
        id: 'session',
        label: t('organizer.sessionRegistrations.session'),
        cell: ({ title }) => <bdi>{title}</bdi>,
        value: ({ title }) => title,
        sortable: true,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'begins',
        label: t('organizer.sessionRegistrations.begins'),
        cell: ({ sessionId }) => <span className={muted}>{when.format(starts.get(sessionId))}</span>,
        value: ({ sessionId }) => starts.get(sessionId) ?? null,
        sortable: true,
        width: '12rem',
        card: 'note',
      },
      {
        id: 'registered',
        label: t('organizer.sessionRegistrations.status.REGISTERED'),
        cell: ({ registered, capacity }) => (
          <span className={css.counts}>
            {figure(registered)}
            {capacity !== null && <Meter parts={[{ value: registered }]} max={capacity} />}
          </span>
        ),
        value: ({ registered }) => registered,
        sortable: true,
        firstDirection: 'descending',
        numeric: true,
        width: '8rem',
        card: 'figure',
        isNamedOnCard: true,
      },
      {
        id: 'waitlisted',
        label: t('organizer.sessionRegistrations.status.WAITLISTED'),
        cell: ({ waitlisted }) => figure(waitlisted),
        value: ({ waitlisted }) => waitlisted,
        sortable: true,
        firstDirection: 'descending',
        numeric: true,
        width: '7rem',
        leaves: 'next',
      },
      {
        id: 'places',
        label: t('organizer.sessionRegistrations.places'),
        cell: ({ capacity }) =>
          capacity === null ? t('organizer.sessionRegistrations.noLimit') : figure(capacity),
        value: ({ capacity }) => capacity,
        sortable: true,
        numeric: true,
        width: '7rem',
        leaves: 'first',
      },
      {
        id: 'left',
        label: t('organizer.sessionRegistrations.left'),
        cell: ({ left }) => (left === null ? t('organizer.sessionRegistrations.noLimit') : figure(left)),
        value: ({ left }) => left,
        sortable: true,
        numeric: true,
        width: '7rem',
        card: 'mark',
      },
    ];
  }, [t, locale, timeZone, sessions]);
}
