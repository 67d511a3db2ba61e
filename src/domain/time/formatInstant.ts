import { dateTimeFormat } from './dateTimeFormat';

/** An instant in the language of the page; empty for what is no date: a wrong shape from outside must not take the page down. */
export function formatInstant(instant: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : dateTimeFormat(locale, options).format(date);
}
