'use client';
import { useId, useState } from 'react';
import { filteredBy, type TableView } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { chunk, useChunk } from '../../themed/kit/chunk';
import { DateField } from '../../themed/kit/DateField';
import { Icon } from '../../themed/kit/Icon';
import { Skeleton } from '../../themed/kit/Skeleton';
import { Popover } from '../kit/table/Popover';
import { calendarSize, readDay } from '../kit/fields/calendar/days';
import * as css from './DayRange.css';

const calendar = /* @__PURE__ */ chunk(() => import('../kit/fields/calendar/DaysCalendar'));

export interface DayRangeProps {
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** The first and the last day, `from` and `to` among the view's filters; either may be open. */
export function DayRange({ view, onViewChange }: DayRangeProps) {
  const t = useT();
  const locale = useLocale();
  const { from = '', to = '' } = view.filters;
  return (
    <Popover
      label={rangeLabel(from, to, locale) ?? t('organizer.orders.anyDay')}
      icon={<Icon name="calendar" />}
      title={t('organizer.orders.days')}
    >
      {(close) => <Days view={view} onViewChange={onViewChange} close={close} />}
    </Popover>
  );
}

function Days({ view, onViewChange, close }: DayRangeProps & { close: () => void }) {
  const t = useT();
  const id = useId();
  const loaded = useChunk(calendar);
  const { from = '', to = '' } = view.filters;
  // Also what is half written, which is no day yet.
  const [written, setWritten] = useState({ from, to });
  const write = (end: 'from' | 'to', day: string) => {
    setWritten({ ...written, [end]: day });
    if (day === '' || readDay(day)) onViewChange(filteredBy(view, end, day));
  };
  return (
    <div className={css.days}>
      {bothEnds.map((end) => (
        <div key={end} className={css.day}>
          <span id={`${id}${end}-label`} className={css.label}>
            {t(`organizer.orders.day.${end}`)}
          </span>
          <DateField
            id={`${id}${end}`}
            aria-labelledby={`${id}${end}-label`}
            value={written[end]}
            onValueChange={(day) => write(end, day)}
          />
        </div>
      ))}
      {loaded === undefined && <Skeleton width={calendarSize.width} height={calendarSize.height} />}
      {loaded && (
        <loaded.DaysCalendar
          label={t('organizer.orders.days')}
          from={from}
          to={to}
          onPick={(first, last) => {
            setWritten({ from: first, to: last });
            onViewChange(filteredBy(filteredBy(view, 'from', first), 'to', last));
          }}
        />
      )}
      {(from !== '' || to !== '') && (
        <Button
          variant="quiet"
          onClick={() => {
            onViewChange(filteredBy(filteredBy(view, 'from', ''), 'to', ''));
            close();
          }}
        >
          {t('organizer.orders.anyDay')}
        </Button>
      )}
    </div>
  );
}

const bothEnds = ['from', 'to'] as const;

/** `Feb 1 – 12`; `null` without a day. Days are nobody's midnight: they are written as they were chosen. */
function rangeLabel(from: string, to: string, locale: string): string | null {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (!Number.isNaN(start) && !Number.isNaN(end) && start <= end) return format.formatRange(start, end);
  if (!Number.isNaN(start)) return `${format.format(start)} –`;
  return Number.isNaN(end) ? null : `– ${format.format(end)}`;
}
