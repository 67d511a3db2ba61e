import type { AgendaSession } from '../../../contract';
import { noneOfList } from '../session';
import { minuteMs, type TimeRange } from './day';

/** What the columns of a timetable are. */
export const timetableColumns = ['location', 'track'] as const;
export type TimetableBy = (typeof timetableColumns)[number];

/** Where a session stands in a timetable. */
export interface SessionPosition extends TimeRange {
  /** Id of a location or a track, or `noneOfList`. */
  column: string;
}

/** What is dragged stops at these. */
const snapMs = 5 * minuteMs;
/** A session is not made shorter than this. */
const shortestMs = 5 * minuteMs;

const memberOf = { location: 'locationId', track: 'trackId' } as const;

type Placed = Pick<AgendaSession, 'start' | 'end' | 'locationId' | 'trackId'>;

export const positionOf = (session: Placed, by: TimetableBy): SessionPosition => ({
  start: Date.parse(session.start),
  end: Date.parse(session.end),
  column: session[memberOf[by]] ?? noneOfList,
});

/** The session as it is at a position. Times that are the same stay as they were written. */
export function sessionAt<Session extends Placed>(
  session: Session,
  position: SessionPosition,
  by: TimetableBy,
): Session {
  const instant = (known: string, moment: number) =>
    Date.parse(known) === moment ? known : new Date(moment).toISOString();
  return {
    ...session,
    start: instant(session.start, position.start),
    end: instant(session.end, position.end),
    [memberOf[by]]: position.column === noneOfList ? null : position.column,
  };
}

export const samePosition = (one: SessionPosition, other: SessionPosition): boolean =>
  one.start === other.start && one.end === other.end && one.column === other.column;

/** How far a session can be moved: it stays on its day; one that goes on after midnight does not end later than it does. */
export const limitsOf = (position: SessionPosition, day: TimeRange): TimeRange => ({
  start: Math.min(day.start, position.start),
  end: Math.max(day.end, position.end),
});

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The same length at another time, as far as the limits let it. */
export function moved(position: SessionPosition, byMs: number, limits: TimeRange): SessionPosition {
  const { start, end } = position;
  const by = clamp(byMs, limits.start - start, limits.end - end);
  return { ...position, start: start + by, end: end + by };
}

/** The same start with another end. */
export function stretched(position: SessionPosition, byMs: number, limits: TimeRange): SessionPosition {
  const { start, end } = position;
  return { ...position, end: clamp(end + byMs, Math.min(end, start + shortestMs), limits.end) };
}

/** How far to go from a moment so that it ends on the marks; `origin` is one of them. Nothing for less than half a mark. */
export function snappedBy(moment: number, byMs: number, origin: number): number {
  if (Math.abs(byMs) < snapMs / 2) return 0;
  return origin + Math.round((moment + byMs - origin) / snapMs) * snapMs - moment;
}

/** Some columns further, as far as there are any. */
export function inColumn(position: SessionPosition, by: number, columns: readonly string[]): SessionPosition {
  const to = clamp(columns.indexOf(position.column) + by, 0, columns.length - 1);
  return { ...position, column: columns[to] ?? position.column };
}
