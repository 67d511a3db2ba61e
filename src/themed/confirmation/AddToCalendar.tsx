'use client';
import { useId, useReducer } from 'react';
import { isEntryDated, type CalendarEntry } from '../../domain/calendar/entry';
import type { CalendarName } from '../../headless/calendar';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { ButtonLink } from '../kit/ButtonLink';
import { chunk, useChunk } from '../kit/chunk';
import { Heading } from '../kit/Heading';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './AddToCalendar.css';
import type * as calendarParts from './calendarParts';

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

export const formats = /* @__PURE__ */ chunk(() => import('./calendarParts'));

/* Safari forgets that a list without bullets is one. */
const list = 'list';

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
        <Calendars entry={entry} fileEndpoint={fileEndpoint} loaded={loaded} />
      ) : loaded === null ? (
        <Button onClick={() => void formats.load().then(redraw, redraw)}>{t('calendar.retry')}</Button>
      ) : (
        <Skeleton width="20rem" height="2.75rem" />
      )}
    </section>
  );
}

export interface CalendarsProps extends AddToCalendarProps {
  /** The parts that it is made of, once they are there. */
  loaded: typeof calendarParts;
  /** What the entry is called, read aloud: where there are several. */
  name?: string | undefined;
}

const names = ['google', 'ical', 'outlook', 'yahoo'] as const;

/** One entry's links. */
export function Calendars({ entry, fileEndpoint, loaded: { AddToCalendar }, name }: CalendarsProps) {
  return (
    <AddToCalendar.Root
      render={({ children }) => (
        <ul role={list} className={css.list}>
          {children}
        </ul>
      )}
      entry={entry}
      fileEndpoint={fileEndpoint}
    >
      {names.map((calendar) => (
        <AddToCalendar.Link
          key={calendar}
          calendar={calendar}
          render={({ href = '', download }, { file }) => (
            <li>
              <ButtonLink href={href} download={download} newTab={!file}>
                <CalendarText calendar={calendar} name={name} isFile={file} />
              </ButtonLink>
            </li>
          )}
        />
      ))}
    </AddToCalendar.Root>
  );
}

interface CalendarTextProps {
  calendar: CalendarName;
  name: string | undefined;
  isFile: boolean;
}

function CalendarText({ calendar, name, isFile }: CalendarTextProps) {
  const t = useT();
  return (
    <>
      {t(`calendar.${calendar}`)}
      {name !== undefined && <VisuallyHidden> {t('calendar.sessionFor', { name })}</VisuallyHidden>}
      <VisuallyHidden> {isFile ? t('calendar.file') : t('registration.newTab')}</VisuallyHidden>
    </>
  );
}
