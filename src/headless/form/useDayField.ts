'use client';
import {
  createCalendar,
  getLocalTimeZone,
  parseDate,
  today,
  type CalendarDate,
} from '@internationalized/date';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDateField } from 'react-aria/useDateField';
import { useDateFieldState, type DateFieldState } from 'react-stately/useDateFieldState';
import { useReportedText } from './useReportedValue';

export interface DayFieldOptions {
  /** `YYYY-MM-DD`; '' for none. */
  value: string;
  /** A day as `YYYY-MM-DD`, '' for none. Of a day that is half written, nothing for what is missing: `2026-05-`, which is no day. */
  onValueChange: (value: string) => void;
  /** First and last day: where the arrow keys start from. Others can be written; whoever uses it says that they are wrong. */
  min?: string | undefined;
  max?: string | undefined;
  /** The field is left. */
  onLeave?: (() => void) | undefined;
  /** Of the group; an error summary leads to the first part in it. */
  id: string;
  /** Of an element; pressing it leads into the field. */
  'aria-labelledby': string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

/**
 * A day, written part by part in the order, the digits and the calendar of `locale`. It begins with `value`, once: mount it anew for
 * another value from elsewhere, see `useReportedValue`. Heavy: import it lazily.
 */
export function useDayField(options: DayFieldOptions & { locale: string }) {
  const { id, locale, value, min, max, onValueChange, onLeave } = options;
  const fieldRef = useRef<HTMLDivElement>(null);
  const describedBy = options['aria-describedby'];
  const isInvalid = options['aria-invalid'] ?? false;
  const [first] = useState(() => dayOf(value));
  const [start] = useState(() => startOf(dayOf(min), dayOf(max)));
  const shared = {
    id,
    locale,
    createCalendar,
    isInvalid,
    'aria-labelledby': options['aria-labelledby'],
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    isRequired: options['aria-required'] ?? false,
    granularity: 'day',
    defaultValue: first,
    onChange: (date: CalendarDate | null) => onValueChange(date?.toString() ?? ''),
    ...(onLeave && { onBlur: onLeave }),
  } as const;
  const state = useDateFieldState({ ...shared, placeholderValue: start });
  const { fieldProps } = useDateField(shared, state, fieldRef);
  useHalfWritten(state, value, onValueChange);
  useLabel(options['aria-labelledby'], fieldRef);
  return { state, fieldProps, fieldRef, isInvalid };
}

/** Of a day that lost a part, the state goes on saying the old one; here it is seen as incomplete. */
function useHalfWritten(
  { segments, value: day }: DateFieldState,
  value: string,
  change: (value: string) => void,
) {
  const parts = (['year', 'month', 'day'] as const).map((type) => {
    const part = segments.find((segment) => segment.type === type);
    return part?.isPlaceholder === false ? String(part.value ?? '') : '';
  });
  const isWhole = !parts.includes('');
  const half = parts.join('') && parts.join('-');
  const displayed = isWhole ? (day?.toString() ?? value) : half;
  useReportedText(displayed, value, change);
}

/** A label leads to inputs only by itself. */
function useLabel(labelId: string, field: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const label = document.getElementById(labelId);
    const focus = () => field.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [labelId, field]);
}

function dayOf(value: string | undefined): CalendarDate | null {
  try {
    return value ? parseDate(value) : null;
  } catch {
    return null;
  }
}

/** Today, or the nearest day that is taken. */
function startOf(min: CalendarDate | null, max: CalendarDate | null): CalendarDate {
  const now = today(getLocalTimeZone());
  if (min && now.compare(min) < 0) return min;
  return max && now.compare(max) > 0 ? max : now;
}
