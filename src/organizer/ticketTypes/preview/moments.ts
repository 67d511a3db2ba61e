/** 'Feb 12', with the year where it is not the present one, in the event's zone. */
export function dayText(at: number, now: number, timeZone: string, locale: string): string {
  const year = (moment: number) =>
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(moment);
  const isOther = year(at) !== year(now);
  return new Intl.DateTimeFormat(locale, {
    ...({ month: 'short', day: 'numeric' } as const),
    ...(isOther && { year: 'numeric' }),
    timeZone,
  }).format(at);
}

const hour = 3_600_000;
const day = 24 * hour;

/** 'eight weeks' as `8 weeks`: in the largest unit that there are at least two of. */
export function spanText(milliseconds: number, locale: string): string {
  const [unit, length] = (
    [
      ['week', 7 * day],
      ['day', day],
      ['hour', hour],
    ] as const
  ).find(([, size]) => milliseconds >= 2 * size) ?? ['hour', hour];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.round(milliseconds / length)),
  );
}
