'use client';
import { createCalendar, type CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { useLocale } from '../../../../i18n';
import { readDay } from './days';
import { Month } from './Month';

export interface DaysCalendarProps {
  /** What the days are of; read aloud. */
  label: string;
  /** First and last day, `YYYY-MM-DD`; anything else is no day. */
  from: string;
  to: string;
  onPick: (from: string, to: string) => void;
}

/** A month to choose a first and a last day from. Heavy: import it lazily. */
export function DaysCalendar(props: DaysCalendarProps) {
  const locale = useLocale();
  return (
    <I18nProvider locale={locale}>
      <Days {...props} locale={locale} />
    </I18nProvider>
  );
}

function Days({ label, from, to, onPick, locale }: DaysCalendarProps & { locale: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [start, end] = [readDay(from), readDay(to)];
  const options = {
    'aria-label': label,
    value: start && end && start.compare(end) <= 0 ? { start, end } : null,
    onChange: (range: { start: CalendarDate; end: CalendarDate }) =>
      onPick(range.start.toString(), range.end.toString()),
  };
  const state = useRangeCalendarState({ ...options, locale, createCalendar });
  return (
    <div ref={ref}>
      <Month {...useRangeCalendar(options, state, ref)} state={state} />
    </div>
  );
}
