import type { AgendaSession } from '../../../contract';
import { minuteMs } from './day';
import { positionOf, type SessionPosition, type TimetableBy } from './position';

/** Shorter sessions are drawn as long as this, so that they can be read and pressed. */
const shortestBlockMs = 15 * minuteMs;

/** A session in a timetable. Those of a column that are at one time stand side by side, in lanes. */
export interface TimetableBlock<Session = AgendaSession> {
  session: Session;
  position: SessionPosition;
  /** From 0. */
  lane: number;
  /** How many lanes there are at its time. */
  lanes: number;
}

type TimetableSession = Pick<AgendaSession, 'start' | 'end' | 'locationId' | 'trackId'>;

/** In the order they are read: by start, those of one time by their columns. */
export function inReadingOrder<Session extends TimetableSession>(
  sessions: readonly Session[],
  by: TimetableBy,
  columns: readonly string[],
): Session[] {
  const key = (session: Session) => {
    const { start, column } = positionOf(session, by);
    return [start, columns.indexOf(column)] as const;
  };
  return [...sessions].sort((one, other) => {
    const [[start, column], [otherStart, otherColumn]] = [key(one), key(other)];
    return start - otherStart || column - otherColumn;
  });
}

/** A block for each session, in the order they are given. */
export function blocksOf<Session extends TimetableSession>(
  sessions: readonly Session[],
  by: TimetableBy,
): TimetableBlock<Session>[] {
  const blocks = sessions.map((session) => ({
    session,
    position: positionOf(session, by),
    lane: 0,
    lanes: 1,
  }));
  for (const column of new Set(blocks.map(({ position }) => position.column)))
    giveLanes(blocks.filter(({ position }) => position.column === column));
  return blocks;
}

/** The first lane that is free, in groups of those that hang together by their times. */
function giveLanes(blocks: TimetableBlock<unknown>[]): void {
  const byStart = [...blocks].sort(
    (one, other) => one.position.start - other.position.start || drawnEnd(other) - drawnEnd(one),
  );
  let group: TimetableBlock<unknown>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const block of group) block.lanes = ends.length;
    [group, ends] = [[], []];
  };
  for (const block of byStart) {
    const { start } = block.position;
    if (ends.every((end) => end <= start)) close();
    const free = ends.findIndex((end) => end <= start);
    block.lane = free < 0 ? ends.length : free;
    ends[block.lane] = drawnEnd(block);
    group.push(block);
  }
  close();
}

/** When a block ends as it is drawn. */
export const drawnEnd = ({ position: { start, end } }: Pick<TimetableBlock, 'position'>): number =>
  Math.max(end, start + shortestBlockMs);
