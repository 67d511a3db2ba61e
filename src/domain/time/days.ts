import { dateTimeFormat } from './dateTimeFormat';

/** `YYYY-MM-DD`, of a place's own calendar. */
export type Day = string;

const msOfDay = 86_400_000;

const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The day that is `days` later, by the calendar. */
export const addDays = (day: Day, days: number): Day =>
  new Date(utcOf(day) + days * msOfDay).toISOString().slice(0, 10);

/** A day there is, and nothing else. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  // A day there is not is none of a date, or another one.
  !Number.isNaN(utcOf(value)) &&
  new Date(utcOf(value)).toISOString().startsWith(value);

export const daysBetween = (from: Day, to: Day): number => Math.round((utcOf(to) - utcOf(from)) / msOfDay);

/** “Mar 5, 2026” in the language of the page; no zone moves it. */
export const formatDay = (day: Day, locale: string): string =>
  dateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(utcOf(day));

/** “Thursday, May 14” in the language of the page, with its year when that is wanted; no zone moves it. */
export const formatWeekday = (day: Day, locale: string, withYear: boolean): string =>
  dateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(utcOf(day));
