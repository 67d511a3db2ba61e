'use client';
import { useMemo } from 'react';
import { formatInstant } from '../../domain/time/formatInstant';
import { listText } from '../../domain/text/listText';
import { useLocale } from '../../i18n';

/** In place of what there is none of. */
const nothing = '–';
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Times, sizes and lengths in the reader's language; `timeZone` is the event's. */
export function useMediaText(timeZone: string) {
  const locale = useLocale();
  return useMemo(() => {
    const part = (unit: string, value: number) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
    return {
      percent: (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
      list: (names: readonly string[]) => listText(locale, names),
      moment: (instant: string) =>
        formatInstant(instant, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
      size: (bytes: number) => {
        const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
        return new Intl.NumberFormat(locale, {
          style: 'unit',
          unit: units[step] ?? 'byte',
          maximumFractionDigits: step > 1 ? 1 : 0,
        }).format(bytes / 1024 ** step);
      },
      duration: (milliseconds: number) => {
        const seconds = Math.round(milliseconds / 1_000);
        if (seconds === 0) return nothing;
        const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
        const parts = [
          hours > 0 && part('hour', hours),
          minutes > 0 && part('minute', minutes),
          hours === 0 && seconds % 60 > 0 && part('second', seconds % 60),
        ];
        return parts.filter((each) => each !== false).join(' ');
      },
    };
  }, [locale, timeZone]);
}
