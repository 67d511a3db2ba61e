'use client';
import { createCalendar, type CalendarDate } from '@internationalized/date';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { useLocale } from '../../../../i18n';
import { readDay } from './days';
import { Month } from './Month';

export interface DayCalendarProps {
  /** What the day is of; read aloud. */
  label: string;
  /** `YYYY-MM-DD`; anything else is no day. */
  day: string;
  onPick: (day: string) => void;
}

/** A month to choose a day from; takes the focus. Heavy: import it lazily. */
export function DayCalendar(props: DayCalendarProps) {
  const locale = useLocale();
  return (
    <I18nProvider locale={locale}>
      <Days {...props} locale={locale} />
    </I18nProvider>
  );
}

function Days({ label, day, onPick, locale }: DayCalendarProps & { locale: string }) {
  const options = {
    'aria-label': label,
    autoFocus: true,
    defaultValue: readDay(day),
    onChange: (date: CalendarDate) => onPick(date.toString()),
  };
  const state = useCalendarState({ ...options, locale, createCalendar });
  return <Month {...useCalendar(options, state)} state={state} />;
}
