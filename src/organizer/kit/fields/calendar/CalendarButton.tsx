'use client';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { chunk, useChunk } from '../../../../themed/kit/chunk';
import { Icon } from '../../../../themed/kit/Icon';
import { IconButton } from '../../../../themed/kit/IconButton';
import { Skeleton } from '../../../../themed/kit/Skeleton';
import { Popup } from '../Popup';
import { calendarSize } from './days';
import type { DayCalendarProps } from './DayCalendar';

const calendar = /* @__PURE__ */ chunk(() => import('./DayCalendar'));

/** Opens a calendar below the field it stands in; picking a day closes it. Stands in a `Popup`'s anchor. */
export function CalendarButton({ label, day, onPick }: DayCalendarProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const loaded = useChunk(calendar, isOpen);
  const name = t('organizer.kit.form.date.open', { label });
  return (
    <>
      <IconButton
        label={name}
        icon={<Icon name="calendar" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && loaded !== null && (
        <Popup label={name} align="end" onClose={() => setOpen(false)}>
          {loaded ? (
            <loaded.DayCalendar
              label={label}
              day={day}
              onPick={(picked) => {
                onPick(picked);
                setOpen(false);
              }}
            />
          ) : (
            <Skeleton width={calendarSize.width} height={calendarSize.height} />
          )}
        </Popup>
      )}
    </>
  );
}
