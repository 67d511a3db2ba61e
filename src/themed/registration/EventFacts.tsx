'use client';
import type { EventInfo } from '../../contract';
import { useLocale } from '../../i18n';
import * as css from './RegistrationForm.css';

export interface EventFactsProps {
  event: Pick<EventInfo, 'name' | 'start-date' | 'time-zone-id' | 'venue'>;
}

/** What somebody registers for: its name, its day and where it is, as far as the backend says so. */
export function EventFacts({ event }: EventFactsProps) {
  const locale = useLocale();
  const rest = [dayOf(event, locale), event.venue.name].filter(Boolean);
  return (
    <p className={css.eventFacts}>
      <bdi className={css.eventName}>{event.name}</bdi>
      {rest.map((fact) => (
        <span key={fact}>
          <span aria-hidden="true"> · </span>
          <bdi>{fact}</bdi>
        </span>
      ))}
    </p>
  );
}

/** Empty for what is no date: a wrong shape from outside must not take the form down. */
function dayOf(event: EventFactsProps['event'], locale: string): string {
  const start = new Date(event['start-date']);
  if (Number.isNaN(start.getTime())) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: event['time-zone-id'] }).format(
    start,
  );
}
