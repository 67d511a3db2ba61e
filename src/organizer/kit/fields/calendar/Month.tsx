'use client';
import { getLocalTimeZone, isToday, type CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarCell, useCalendarGrid, type CalendarAria } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { Icon } from '../../../../themed/kit/Icon';
import { IconButton } from '../../../../themed/kit/IconButton';
import * as css from './Month.css';

type State = CalendarState | RangeCalendarState;

export interface MonthProps extends Pick<
  CalendarAria,
  'calendarProps' | 'prevButtonProps' | 'nextButtonProps' | 'title'
> {
  state: State;
}

/** One month of a calendar and the ways to its neighbours. Days are chosen with arrow keys and Enter, or pressed. */
export function Month({ state, calendarProps, prevButtonProps, nextButtonProps, title }: MonthProps) {
  return (
    <div {...calendarProps} className={css.calendar}>
      <div className={css.head}>
        <IconButton
          label={prevButtonProps['aria-label'] ?? ''}
          icon={<Icon name="chevron-start" />}
          onClick={() => state.focusPreviousPage()}
        />
        <p aria-hidden="true" className={css.title}>
          {title}
        </p>
        <IconButton
          label={nextButtonProps['aria-label'] ?? ''}
          icon={<Icon name="chevron-end" />}
          onClick={() => state.focusNextPage()}
        />
      </div>
      <Grid state={state} />
    </div>
  );
}

function Grid({ state }: { state: State }) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({}, state);
  return (
    <table {...gridProps} className={css.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day, index) => (
            <th key={index} className={css.weekday}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week)
              .map((date, index) =>
                date ? <Day key={index} state={state} date={date} /> : <td key={index} />,
              )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ state, date }: { state: State; date: CalendarDate }) {
  const ref = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date }, state, ref);
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  return (
    <td
      {...cell.cellProps}
      className={css.cell}
      data-range={cell.isSelected && range ? '' : undefined}
      data-first={range?.start.compare(date) === 0 || undefined}
      data-last={range?.end.compare(date) === 0 || undefined}
    >
      <div
        {...cell.buttonProps}
        ref={ref}
        hidden={cell.isOutsideVisibleRange}
        data-today={isToday(date, getLocalTimeZone()) || undefined}
        data-selected={cell.isSelected || undefined}
        data-disabled={cell.isDisabled || undefined}
        className={css.day}
      >
        {cell.formattedDate}
      </div>
    </td>
  );
}
