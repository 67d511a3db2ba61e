'use client';
import { createCalendar, type CalendarDateTime } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import { useDateFieldState, type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState';
import { useLocale } from '../../i18n';
import type { FieldControlProps } from '../../themed/kit/Field';
import { cx } from '../../themed/kit/cx';
import * as css from '../../themed/kit/DateField.css';
import { control as input } from '../../themed/kit/TextInput.css';
import { readMinute, writeMinute } from './dateTime';

export interface DateTimeInputProps extends FieldControlProps {
  /** `YYYY-MM-DD HH:mm`, '' for none; anything else is a date that is half written. */
  value: string;
  onValueChange: (value: string) => void;
  onLeave: () => void;
}

/** What a date is told as while parts of it are missing. */
const halfWritten = '-';

/** A date and a time, written part by part in the order, digits and clock of the reader's locale. */
export function DateTimeInput({ value, onValueChange, ...rest }: DateTimeInputProps) {
  const locale = useLocale();
  const [told, setTold] = useState({ value, version: 0 });
  // Put in from elsewhere: what was half written is gone.
  if (told.value !== value) setTold({ value, version: told.version + 1 });
  const tell = (next: string) => {
    setTold({ ...told, value: next });
    onValueChange(next);
  };
  return (
    <I18nProvider locale={locale}>
      <Parts key={`${told.version} ${locale}`} {...rest} locale={locale} value={value} onValueChange={tell} />
    </I18nProvider>
  );
}

function Parts(props: DateTimeInputProps & { locale: string }) {
  const { id, locale, value, onValueChange, onLeave } = props;
  const ref = useRef<HTMLDivElement>(null);
  const describedBy = props['aria-describedby'];
  const isInvalid = props['aria-invalid'] ?? false;
  const [first] = useState(() => readMinute(value));
  const shared = {
    ...{ id, locale, createCalendar, isInvalid },
    'aria-labelledby': `${id}-label`,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    isRequired: props['aria-required'] ?? false,
    granularity: 'minute',
    shouldForceLeadingZeros: true,
    hideTimeZone: true,
    defaultValue: first,
    onChange: (date: CalendarDateTime | null) => onValueChange(date ? writeMinute(date) : ''),
    onBlur: onLeave,
  } as const;
  const state = useDateFieldState(shared);
  const { fieldProps } = useDateField(shared, state, ref);
  useHalfWritten(state, value, onValueChange);
  return (
    <div {...fieldProps} ref={ref} data-invalid={isInvalid || undefined} className={cx(input, css.field)}>
      {state.segments.map((segment, index) => (
        <Part key={index} segment={segment} state={state} />
      ))}
    </div>
  );
}

function Part({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  return (
    <span {...segmentProps} ref={ref} className={segment.type === 'literal' ? css.between : css.part}>
      {segment.text}
    </span>
  );
}

/** Of a date that lost a part, the state goes on saying the old one; it is told as what it is. */
function useHalfWritten(
  { segments, value: date }: DateFieldState,
  value: string,
  tell: (value: string) => void,
) {
  const parts = segments.filter(({ isEditable }) => isEditable);
  const isWhole = parts.every(({ isPlaceholder }) => !isPlaceholder);
  const whole = date ? writeMinute(date as CalendarDateTime) : value;
  // Half of the day alone is nothing: some locales fill it in by themselves.
  const isEmpty = parts.every(({ isPlaceholder, type }) => isPlaceholder || type === 'dayPeriod');
  const shown = isWhole ? whole : isEmpty ? '' : halfWritten;
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (shown !== value) latest.current(shown);
  }, [shown, value]);
}
