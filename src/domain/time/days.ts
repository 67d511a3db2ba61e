import { dateTimeFormat } from './dateTimeFormat';

/** `YYYY-MM-DD`, of a place's own calendar. */
export type Day = string;

const msOfDay = 86_400_000;

const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The day that is `days` later, by the calendar. */
export const addDays = (day: Day, days: number): Day =>
  new Date(utcOf(day) + days * msOfDay).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number => Math.round((utcOf(to) - utcOf(from)) / msOfDay);

/** “Mar 5, 2026” in the language of the page; no zone moves it. */
export const formatDay = (day: Day, locale: string): string =>
  dateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(utcOf(day));
