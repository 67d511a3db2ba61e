'use client';
import { createCalendar, type CalendarDateTime } from '@internationalized/date';
import { useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useDateField } from 'react-aria/useDateField';
import { useDateFieldState, type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState';
import { useReportedText, useReportedValue } from '../../../headless/form/useReportedValue';
import { useLocale } from '../../../i18n';
import type { FieldControlProps } from '../../../themed/kit/Field';
import { DateParts } from '../../../themed/kit/DateParts';
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
  const { version, change } = useReportedValue(value, onValueChange);
  return (
    <I18nProvider locale={locale}>
      <Parts key={`${version} ${locale}`} {...rest} locale={locale} value={value} onValueChange={change} />
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
    id,
    locale,
    createCalendar,
    isInvalid,
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
  const textOf = locale.startsWith('en') ? englishText : undefined;
  return (
    <DateParts fieldProps={fieldProps} state={state} isInvalid={isInvalid} textOf={textOf} field={ref} />
  );
}

/** 001 §9 `MM/DD/YYYY hh:mm a`: no comma, and `am` in small letters. */
const englishText = ({ type, text }: DateSegment): string =>
  type === 'literal' ? text.replace(',', '') : type === 'dayPeriod' ? text.toLowerCase() : text;

/** Of a date that lost a part, the state goes on saying the old one; here it is seen as incomplete. */
function useHalfWritten(
  { segments, value: date }: DateFieldState,
  value: string,
  change: (value: string) => void,
) {
  const parts = segments.filter(({ isEditable }) => isEditable);
  const isWhole = parts.every(({ isPlaceholder }) => !isPlaceholder);
  const whole = date ? writeMinute(date as CalendarDateTime) : value;
  // Half of the day alone is nothing: some locales fill it in by themselves.
  const isEmpty = parts.every(({ isPlaceholder, type }) => isPlaceholder || type === 'dayPeriod');
  const displayed = isWhole ? whole : isEmpty ? '' : halfWritten;
  useReportedText(displayed, value, change);
}
