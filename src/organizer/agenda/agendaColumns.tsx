'use client';
import { useMemo } from 'react';
import type { AgendaSession, AgendaSettings, AgendaTrack } from '../../contract';
import type { SessionConflict } from '../../domain/agenda';
import type { DataColumn } from '../../headless/table';
import { useT } from '../../i18n';
import { readColour } from '../kit/fields/colour';
import { RoutedLink } from '../kit/page/RoutedLink';
import { open } from '../kit/table/DataTable.css';
import * as css from './agenda.css';
import { ConflictTags } from './ConflictTags';
import type { AgendaLinks } from './links';
import { SessionStatusTag } from './SessionStatusTag';
import { useAgendaText } from './useAgendaText';
import { useConflictText } from './useConflictText';

/** What the columns take the names of tracks and locations from. */
export type AgendaNames = Pick<AgendaSettings, 'tracks' | 'locations'>;

/** Columns of the list of sessions; keep `names`, `conflicts` and `links` stable. `timeZone` is the event's. */
export function useAgendaColumns(
  timeZone: string,
  { tracks, locations }: AgendaNames,
  conflicts: ReadonlyMap<string, readonly SessionConflict[]>,
  { hrefOf, onNavigate }: AgendaLinks,
): readonly DataColumn<AgendaSession>[] {
  const t = useT();
  const agendaText = useAgendaText(timeZone);
  const conflictText = useConflictText({ locations, timeZone });
  return useMemo(
    (): readonly DataColumn<AgendaSession>[] => [
      {
        id: 'title',
        label: t('organizer.agenda.session'),
        exportValue: ({ title }) => title,
        cell: ({ id, title, kind }, { tabIndex }) => (
          <>
            <RoutedLink href={hrefOf(id)} tabIndex={tabIndex} className={open} onNavigate={onNavigate}>
              <bdi className={css.title}>{title}</bdi>
            </RoutedLink>
            <span className={css.kinds}>
              <span className={css.below}>{t(`organizer.agenda.kind.${kind}`)}</span>
              <ConflictTags conflicts={conflicts.get(id) ?? none} toText={conflictText.whole} />
            </span>
          </>
        ),
        sortable: true,
        isRowHead: true,
        isFixed: true,
        hasControl: true,
        card: 'title',
      },
      {
        id: 'start',
        label: t('organizer.agenda.when'),
        exportValue: ({ start }) => start,
        cell: (session) => (
          <>
            <span className={css.text}>{agendaText.day(session)}</span>
            <span className={css.below}>
              <bdi>{agendaText.hours(session)}</bdi>
            </span>
          </>
        ),
        sortable: true,
        width: '10.5rem',
        card: 'note',
      },
      {
        id: 'location',
        label: t('organizer.agenda.location'),
        exportValue: ({ locationId }) => locations.find(({ id }) => id === locationId)?.name ?? null,
        cell: ({ locationId, virtual }) => (
          <>
            <span className={css.text}>
              <bdi>{locations.find(({ id }) => id === locationId)?.name}</bdi>
            </span>
            {virtual && <span className={css.below}>{t('organizer.agenda.virtual')}</span>}
          </>
        ),
        width: '8.5rem',
        leaves: 'next',
      },
      {
        id: 'track',
        label: t('organizer.agenda.track'),
        exportValue: ({ trackId }) => tracks.find(({ id }) => id === trackId)?.name ?? null,
        cell: ({ trackId }) => <Track track={tracks.find(({ id }) => id === trackId)} />,
        width: '9.5rem',
        leaves: 'first',
      },
      {
        id: 'registered',
        label: t('organizer.agenda.registered'),
        exportValue: ({ registered }) => registered,
        cell: ({ registered, capacity }) => (
          <span className={css.figures}>
            {capacity === null
              ? agendaText.count(registered)
              : t('organizer.agenda.registeredOf', {
                  registered: agendaText.count(registered),
                  capacity: agendaText.count(capacity),
                })}
          </span>
        ),
        sortable: true,
        firstDirection: 'descending',
        numeric: true,
        width: '7rem',
        card: 'foot',
        isNamedOnCard: true,
      },
      {
        id: 'status',
        label: t('organizer.orders.status'),
        exportValue: ({ status }) => t(`organizer.agenda.status.${status}`),
        cell: ({ status }) => <SessionStatusTag status={status} />,
        width: '7.5rem',
        card: 'figure',
      },
    ],
    [t, agendaText, conflictText, conflicts, tracks, locations, hrefOf, onNavigate],
  );
}

const none: readonly never[] = [];

function Track({ track }: { track: AgendaTrack | undefined }) {
  if (!track) return null;
  return (
    <span className={css.track}>
      <span className={css.dot} style={{ background: readColour(track.color) ?? undefined }} />
      <span className={css.text}>
        <bdi>{track.name}</bdi>
      </span>
    </span>
  );
}
