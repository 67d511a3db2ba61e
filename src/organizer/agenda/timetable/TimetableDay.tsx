'use client';
import { useId, useMemo, useRef, type CSSProperties } from 'react';
import { conflictsIn, type SessionConflict } from '../../../domain/agenda';
import {
  blocksOf,
  dayRange,
  hoursAround,
  hoursIn,
  inReadingOrder,
  minuteMs,
  positionOf,
  sessionsOn,
  type TimetableBy,
} from '../../../domain/agenda/timetable';
import { useT } from '../../../i18n';
import { PlainList } from '../../kit/page/PlainList';
import type { AgendaLinks } from '../links';
import { useAgendaText } from '../useAgendaText';
import { useConflictText } from '../useConflictText';
import type { SessionContext } from '../useSessionContext';
import { MoveStatus } from './MoveStatus';
import * as css from './timetable.css';
import { TimetableBlock } from './TimetableBlock';
import type { GridMeasure } from './useDrag';
import type { Moves } from './useMoves';

export interface TimetableDayProps extends AgendaLinks {
  context: SessionContext;
  /** `YYYY-MM-DD` in the event's time zone. */
  day: string;
  by: TimetableBy;
  /** Ids and names, in their order; the last one has the sessions without any. Keep it stable. */
  columns: readonly { value: string; label: string }[];
  /** Of every session of the event: those of other days may be in the way after midnight. */
  moves: Moves;
}

const noConflicts: readonly SessionConflict[] = [];

/** One day: columns beside each other, hours downwards, and what became of the last move. */
export function TimetableDay(props: TimetableDayProps) {
  const { context, day, by, columns, moves, ...links } = props;
  const { timeZone, locations, tracks } = context;
  const t = useT();
  const text = useAgendaText(timeZone);
  const conflictText = useConflictText(context);
  const keysId = useId();
  const region = useRef<HTMLDivElement>(null);
  const range = useMemo(() => dayRange(day, timeZone), [day, timeZone]);
  const columnIds = useMemo(() => columns.map(({ value }) => value), [columns]);
  const nameOfColumn = (id: string) => columns.find(({ value }) => value === id)?.label ?? '';
  const { saved, visible, draft } = moves;
  const conflicts = useMemo(() => conflictsIn(visible, locations), [visible, locations]);
  // As they are saved: the focus stays in a block that is moved.
  const order = useMemo(
    () => inReadingOrder(sessionsOn(saved, range), by, columnIds).map(({ id }) => id),
    [saved, range, by, columnIds],
  );
  const blocks = useMemo(() => {
    const byId = new Map(visible.map((session) => [session.id, session]));
    return blocksOf(
      order.flatMap((id) => byId.get(id) ?? []),
      by,
    );
  }, [order, visible, by]);
  const hours = useMemo(() => {
    const positions = sessionsOn(saved, range).map((session) => positionOf(session, by));
    // Under a pointer the hours stand still.
    return hoursAround(draft?.isStepwise ? [...positions, draft.position] : positions, range);
  }, [saved, range, by, draft]);
  const lines = hoursIn(hours);
  const measure = (area: HTMLElement): GridMeasure => {
    const { width, height } = area.getBoundingClientRect();
    return {
      msPerPixel: (hours.end - hours.start) / height,
      columnWidth: width / columns.length,
      isRtl: getComputedStyle(area).direction === 'rtl',
    };
  };
  const otherNames = by === 'location' ? tracks : locations;
  const size = {
    '--bx-timetable-columns': columns.length,
    '--bx-timetable-hours': (hours.end - hours.start) / (60 * minuteMs),
  } as CSSProperties;
  const draftConflicts = draft ? (conflicts.get(draft.id) ?? noConflicts) : noConflicts;
  return (
    <>
      <div
        ref={region}
        role="region"
        aria-label={t('organizer.agenda.timetable.region', { day: text.dayNamed(day) })}
        // For what was undone on another day; by Tab one comes to its sessions.
        tabIndex={-1}
        className={css.region}
      >
        <div className={css.sheet} style={size}>
          <div className={css.heads}>
            {columns.map(({ value, label }) => (
              <div key={value} className={css.head}>
                {label}
              </div>
            ))}
          </div>
          <div aria-hidden className={css.hours}>
            {lines.map((moment) => (
              <div key={moment} className={css.hour}>
                {text.hour(moment)}
              </div>
            ))}
          </div>
          <div aria-hidden className={css.lines}>
            {columns.map(({ value }) => (
              <div key={value} className={css.column} />
            ))}
          </div>
          <PlainList className={css.blocks}>
            {blocks.map((block) => {
              const { session } = block;
              const { locationId, trackId } = session;
              const otherId = by === 'location' ? trackId : locationId;
              return (
                <TimetableBlock
                  key={session.id}
                  {...links}
                  block={block}
                  columns={columnIds}
                  column={nameOfColumn(block.position.column)}
                  other={otherNames.find(({ id }) => id === otherId)?.name}
                  color={tracks.find(({ id }) => id === trackId)?.color}
                  time={text.hours(session)}
                  hours={hours}
                  day={range}
                  conflicts={conflicts.get(session.id) ?? noConflicts}
                  toText={conflictText.whole}
                  keysId={keysId}
                  isDrafted={draft?.id === session.id}
                  measure={measure}
                  moves={moves}
                />
              );
            })}
          </PlainList>
        </div>
      </div>
      <MoveStatus
        status={[moves.status, ...(moves.isBusy ? [] : draftConflicts.map(conflictText.whole))].join(' ')}
        problem={moves.problem}
        isBusy={moves.isBusy}
        onUndo={
          moves.canUndo
            ? async () => {
                const id = await moves.undo();
                if (id !== null) focusBlock(region.current, id);
              }
            : undefined
        }
      />
      <p id={keysId} className={css.keys}>
        {t('organizer.agenda.timetable.keys')}
      </p>
    </>
  );
}

/** The block of a session; the timetable where it is on another day. */
function focusBlock(region: HTMLElement | null, id: string): void {
  (region?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`) ?? region)?.focus();
}
