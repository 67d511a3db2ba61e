'use client';
import type { EventInfo } from '../../contract';
import { useLocale } from '../../i18n';
import { formatEventDates } from '../tickets/formatEventDates';
import * as css from './RegistrationForm.css';

export interface EventFactsProps {
  event: Pick<EventInfo, 'name' | 'start-date' | 'end-date' | 'time-zone-id' | 'venue'>;
}

/** What somebody registers for: its name, its days and where it is, as far as the backend says so. */
export function EventFacts({ event }: EventFactsProps) {
  const locale = useLocale();
  const rest = [formatEventDates(event, locale), event.venue.name].filter(Boolean);
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
