import type { Instant } from '../../contract';

/** A moment on the event's clocks: in English as 002 §9 writes it (`MMM DD, YYYY h:mma`), else as the locale does. */
export function emailDate(instant: Instant, timeZone: string, locale: string): string {
  const date = new Date(instant);
  if (!/^en\b/i.test(locale))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      date,
    );
  const parts = new Intl.DateTimeFormat('en-US', {
    ...({ month: 'short', day: '2-digit', year: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', hour12: true } as const),
    timeZone,
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('month')} ${part('day')}, ${part('year')} ${part('hour')}:${part('minute')}${part('dayPeriod').toLowerCase()}`;
}
