'use client';
import { useMemo } from 'react';
import type { AgendaSession } from '../../contract';
import { useLocale } from '../../i18n';

/** When sessions are, in the reader's language. `timeZone` is the event's. */
export function useAgendaText(timeZone: string) {
  const locale = useLocale();
  return useMemo(() => {
    const parts = { weekday: 'short', month: 'short', day: 'numeric' } as const;
    const day = new Intl.DateTimeFormat(locale, { ...parts, timeZone });
    const plainDay = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
    const hours = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
    return {
      day: ({ start }: Pick<AgendaSession, 'start'>) => day.format(Date.parse(start)),
      hours: ({ start, end }: Pick<AgendaSession, 'start' | 'end'>) =>
        hours.formatRange(Date.parse(start), Date.parse(end)),
      /** Of milliseconds since the epoch. */
      hour: (moment: number) => hours.format(moment),
      /** Of `YYYY-MM-DD`. */
      dayNamed: (text: string) => plainDay.format(Date.parse(`${text}T00:00:00Z`)),
      count: (number: number) => number.toLocaleString(locale),
    };
  }, [locale, timeZone]);
}
