/** “Jan 28”, or “Jan 28 – Feb 3”. Days are the event's own; no zone moves them. */
export function dayText(from: string, locale: string, to = from): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}
