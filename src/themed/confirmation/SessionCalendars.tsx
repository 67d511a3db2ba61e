'use client';
import { useId } from 'react';
import type { ConfirmedSession, EventInfo } from '../../contract';
import type { EventEntryOptions } from '../../domain/calendar/entry';
import { useSessionEntries } from '../../headless/calendar/useSessionEntries';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../kit/Heading';
import { useChunk } from '../kit/chunk';
import { formats, type AddToCalendarProps } from './AddToCalendar';
import * as css from './AddToCalendar.css';

export interface SessionCalendarsProps extends Pick<AddToCalendarProps, 'fileEndpoint'> {
  sessions: readonly ConfirmedSession[];
  event: EventInfo;
  /** Of every entry. */
  about: EventEntryOptions;
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/** The sessions of an order in the person's own calendar, as they begin. 001 §7. Nothing without usable dates. */
export function SessionCalendars({ sessions, event, about, fileEndpoint }: SessionCalendarsProps) {
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const loaded = useChunk(formats);
  const entries = useSessionEntries(sessions, event, about);
  if (entries.length === 0) return null;
  const when = new Intl.DateTimeFormat(locale, {
    ...({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const),
    timeZone: event['time-zone-id'],
    // It stands in for a zone that can't be read: then the time is hardly the one at the place.
    ...(event['time-zone-id'] === 'UTC' && { timeZoneName: 'short' }),
  });
  return (
    <section aria-labelledby={titleId}>
      <Heading level={3} size="md" id={titleId}>
        {t('calendar.sessions')}
      </Heading>
      <ul role={list} className={css.sessions}>
        {entries.map(({ session: { id, name, location }, entry }) => (
          <li key={id} className={css.session}>
            <div className={css.sessionFacts}>
              <p className={css.sessionName}>
                <bdi>{name}</bdi>
              </p>
              <p className={css.sessionWhen}>
                <bdi>{when.formatRange(Date.parse(entry.start), Date.parse(entry.end))}</bdi>
                {location !== undefined && (
                  <>
                    {' · '}
                    <bdi>{location}</bdi>
                  </>
                )}
              </p>
            </div>
            {loaded && <loaded.Calendars entry={entry} fileEndpoint={fileEndpoint} name={name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
