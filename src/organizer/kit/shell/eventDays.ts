/** “May 14 – 15, 2026”, by the event's own calendar; without the year where there is little room. */
export function eventDays(
  event: { 'start-date': string; 'end-date': string; 'time-zone-id': string },
  locale: string,
  hasYear = true,
): string {
  const format = new Intl.DateTimeFormat(locale, {
    ...({ month: 'short', day: 'numeric' } as const),
    ...(hasYear && ({ year: 'numeric' } as const)),
    timeZone: event['time-zone-id'],
  });
  return format.formatRange(new Date(event['start-date']), new Date(event['end-date']));
}
