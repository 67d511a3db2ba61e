import type { AgendaSession } from '../../../contract';
import { momentOf } from '../../time/eventTime';

/** Milliseconds since the epoch. */
export interface TimeRange {
  start: number;
  end: number;
}

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** What a day without sessions begins with, and ends with. */
const quietHours = [9, 17] as const;

/** From the first minute of a day to that of the next, on the clocks of the event: 23 or 25 hours where they change. `day` is `YYYY-MM-DD`. */
export const dayRange = (day: string, timeZone: string): TimeRange => ({
  start: firstMoment(day, timeZone),
  end: firstMoment(dayAfter(day), timeZone),
});

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hourMs).toISOString().slice(0, 10);

/** Where clocks go forward at midnight, the day begins at one. */
const firstMoment = (day: string, timeZone: string) =>
  momentOf(`${day} 00:00`, timeZone) ?? momentOf(`${day} 01:00`, timeZone) ?? Date.parse(`${day}T00:00:00Z`);

/** The day a timetable opens with: the one that was asked for, else the first of the event, as online sessions may come before it. */
export const openingDay = (
  days: readonly string[],
  wanted: string | undefined,
  firstDay: string,
): string | undefined => days.find((day) => day === wanted) ?? days.find((day) => day >= firstDay) ?? days[0];

/** Those that begin on the day. */
export const sessionsOn = <Session extends Pick<AgendaSession, 'start'>>(
  sessions: readonly Session[],
  { start, end }: TimeRange,
): Session[] =>
  sessions.filter((session) => {
    const from = Date.parse(session.start);
    return from >= start && from < end;
  });

/** Whole hours around all of these, with one more to move something to; a session that goes on after midnight is whole. */
export function hoursAround(ranges: readonly TimeRange[], day: TimeRange): TimeRange {
  const [from, to] = quietHours;
  if (ranges.length === 0) return { start: day.start + from * hourMs, end: day.start + to * hourMs };
  const first = Math.min(...ranges.map(({ start }) => start));
  const last = Math.max(...ranges.map(({ end }) => end));
  const whole = (moment: number, round: (hours: number) => number) =>
    day.start + round((moment - day.start) / hourMs) * hourMs;
  return {
    start: Math.max(day.start, whole(first, Math.floor) - hourMs),
    end: Math.max(last, Math.min(day.end, whole(last, Math.ceil) + hourMs)),
  };
}

/** The beginning of each hour. */
export const hoursIn = ({ start, end }: TimeRange): number[] =>
  Array.from({ length: Math.ceil((end - start) / hourMs) }, (_, index) => start + index * hourMs);
