'use client';
import { useId, useState } from 'react';
import { filteredBy, type TableView } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { chunk, useChunk } from '../../themed/kit/chunk';
import { DateField } from '../../themed/kit/DateField';
import { Skeleton } from '../../themed/kit/Skeleton';
import { calendarSize, readDay } from '../kit/fields/calendar/days';
import * as css from './DayRange.css';

const calendar = /* @__PURE__ */ chunk(() => import('../kit/fields/calendar/DaysCalendar'));

export interface DayRangePanelProps {
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Closes the panel around it. */
  close: () => void;
}

/** The two days, to be written or picked in a calendar. */
export function DayRangePanel({ view, onViewChange, close }: DayRangePanelProps) {
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
