'use client';
import { useId, useReducer } from 'react';
import { isEntryDated, type CalendarEntry } from '../../domain/calendar/entry';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { chunk, useChunk } from '../kit/chunk';
import { Heading } from '../kit/Heading';
import { Skeleton } from '../kit/Skeleton';
import * as css from './AddToCalendar.css';

/** Props of `AddToCalendar`. @public */
export interface AddToCalendarProps {
  /** What goes into the calendar. */
  entry: CalendarEntry;
  /**
   * Endpoint that answers a calendar file for what is in its query, e.g. `https://api.example.com/download/ical` (000 §7). Without
   * one the file is made in the browser.
   */
  fileEndpoint?: string | undefined;
}

export const formats = /* @__PURE__ */ chunk(() => import('./Calendars'));

/** The event in the person's own calendar. 000 §2.9, 001 §2.3. Nothing for an event without usable dates. @public */
export function AddToCalendar({ entry, fileEndpoint }: AddToCalendarProps) {
  const t = useT();
  const titleId = useId();
  const loaded = useChunk(formats);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  if (!isEntryDated(entry)) return null;
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <Heading level={3} size="md" id={titleId}>
        {t('calendar.title')}
      </Heading>
      {loaded ? (
        <loaded.Calendars entry={entry} fileEndpoint={fileEndpoint} />
      ) : loaded === null ? (
        <Button onClick={() => void formats.load().then(redraw, redraw)}>{t('calendar.retry')}</Button>
      ) : (
        <Skeleton width="20rem" height="2.75rem" />
      )}
    </section>
  );
}
