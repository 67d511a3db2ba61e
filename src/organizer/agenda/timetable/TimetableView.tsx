'use client';
import { useMemo } from 'react';
import type { AgendaSession } from '../../../contract';
import { filteredBy, type TableView } from '../../../domain';
import { daysOf, noneOfList } from '../../../domain/agenda';
import {
  dayRange,
  openingDay,
  positionOf,
  sessionsOn,
  timetableColumns,
  type TimetableBy,
} from '../../../domain/agenda/timetable';
import type { AgendaCalls } from '../../../hooks/organizer/agenda/agendaCalls';
import { useT } from '../../../i18n';
import { Select } from '../../../themed/kit/Select';
import { namedOptions, optionsOf } from '../../kit/fields/options';
import { SegmentedControl } from '../../kit/page';
import type { AgendaLinks } from '../links';
import { useAgendaText } from '../useAgendaText';
import type { SessionContext } from '../useSessionContext';
import * as css from './timetable.css';
import { TimetableDay } from './TimetableDay';
import { useMoves } from './useMoves';

export interface TimetableViewProps extends AgendaLinks {
  /** Every session of the event. */
  sessions: readonly AgendaSession[];
  context: SessionContext;
  /** Its filters `day` and `by` are what is shown. */
  view: TableView;
  onViewChange: (view: TableView) => void;
  update: AgendaCalls['update'];
}

/** An agenda that has sessions: the choice of a day and of columns, and that day. */
export function TimetableView(props: TimetableViewProps) {
  const { sessions, context, view, onViewChange, update, ...links } = props;
  const { timeZone, locations, tracks, firstDay } = context;
  const t = useT();
  const agendaText = useAgendaText(timeZone);
  const days = useMemo(() => daysOf(sessions, timeZone), [sessions, timeZone]);
  const day = openingDay(days, view.filters['day'], firstDay) ?? firstDay;
  const by: TimetableBy = timetableColumns.find((one) => one === view.filters['by']) ?? 'location';
  const columns = useMemo(() => {
    const none = { location: 'organizer.agenda.noLocation', track: 'organizer.agenda.noTrack' } as const;
    const listed = namedOptions({ location: locations, track: tracks }[by]);
    return [...listed, { value: noneOfList, label: t(none[by]) }];
  }, [t, by, locations, tracks]);
  // Above the day: what was moved can be undone from another day, and by other columns.
  const moves = useMoves({
    sessions,
    by,
    update,
    describe: (session) => ({
      title: session.title,
      hours: agendaText.hours(session),
      column: columns.find(({ value }) => value === positionOf(session, by).column)?.label ?? '',
      day: sessionsOn([session], dayRange(day, timeZone)).length > 0 ? undefined : agendaText.day(session),
    }),
  });
  return (
    <>
      <div className={css.choices}>
        <Select
          aria-label={t('organizer.agenda.day')}
          className={css.day}
          options={optionsOf(days, agendaText.dayNamed)}
          value={day}
          onValueChange={(value) => onViewChange(filteredBy(view, 'day', value))}
        />
        <SegmentedControl
          label={t('organizer.agenda.timetable.columns')}
          options={[
            { value: 'location', label: t('organizer.agenda.locations') },
            { value: 'track', label: t('organizer.agenda.tracks') },
          ]}
          value={by}
          onValueChange={(value) => onViewChange(filteredBy(view, 'by', value === 'location' ? '' : value))}
        />
        <p className={css.hint}>{t('organizer.events.event.dates.text')}</p>
      </div>
      <TimetableDay {...links} context={context} day={day} by={by} columns={columns} moves={moves} />
    </>
  );
}
