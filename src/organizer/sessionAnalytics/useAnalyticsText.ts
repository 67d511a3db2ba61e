'use client';
import { useMemo } from 'react';
import { formatInstant } from '../../domain/time/formatInstant';
import { useLocale } from '../../i18n';

/** In place of a figure that there is none of. */
const nothing = '–';

/** Figures in the reader's language. */
export function useAnalyticsText() {
  const locale = useLocale();
  return useMemo(() => {
    const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    return {
      figure: (value: number | null) => (value === null ? nothing : figure.format(value)),
      /** Of 0 to 1. */
      share: (value: number) => percent.format(value),
      /** `timeZone` is the event's. */
      moment: (instant: string, timeZone: string) =>
        formatInstant(instant, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    };
  }, [locale]);
}
