'use client';
import { useId, useMemo, useReducer } from 'react';
import { isEntryDated, type CalendarEntry } from '../../domain/calendar/entry';
import { useT, type Translate } from '../../i18n';
import { Button } from '../kit/Button';
import { ButtonLink } from '../kit/ButtonLink';
import { chunk, useChunk } from '../kit/chunk';
import { Heading } from '../kit/Heading';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './AddToCalendar.css';
import type * as calendarLinks from './calendarLinks';
import { useFileAddress } from './useFileAddress';

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

export const formats = /* @__PURE__ */ chunk(() => import('./calendarLinks'));

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
  /** What writes the links, once it is there. */
  loaded: typeof calendarLinks;
  /** What the entry is called, read aloud: where there are several. */
  name?: string | undefined;
}

/** One entry's links. */
export function Calendars({ entry, fileEndpoint, loaded, name: about }: CalendarsProps) {
  const t = useT();
  const web = useMemo(() => loaded.webCalendarLinks(entry), [loaded, entry]);
  const file = useMemo(() => loaded.calendarFile(entry), [loaded, entry]);
  const made = useFileAddress(fileEndpoint === undefined ? file : null);
  const address = fileEndpoint === undefined ? made : loaded.calendarFileAddress(fileEndpoint, file);
  return (
    <ul role={list} className={css.list}>
      <Web name={t('calendar.google')} href={web.google} about={about} t={t} />
      <File name={t('calendar.ical')} href={address} about={about} t={t} />
      <File name={t('calendar.outlook')} href={address} about={about} t={t} />
      <Web name={t('calendar.yahoo')} href={web.yahoo} about={about} t={t} />
    </ul>
  );
}

interface CalendarLinkProps {
  name: string;
  about: string | undefined;
  href: string | undefined;
  t: Translate;
}

const About = ({ about, t }: Pick<CalendarLinkProps, 'about' | 't'>) =>
  about !== undefined && <VisuallyHidden> {t('calendar.sessionFor', { name: about })}</VisuallyHidden>;

const Web = ({ name, about, href = '', t }: CalendarLinkProps) => (
  <li>
    <ButtonLink href={href} newTab>
      {name}
      <About about={about} t={t} />
      <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
    </ButtonLink>
  </li>
);

const File = ({ name, about, href, t }: CalendarLinkProps) =>
  href !== undefined && (
    <li>
      <ButtonLink href={href} download="event.ics">
        {name}
        <About about={about} t={t} />
        <VisuallyHidden> {t('calendar.file')}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
