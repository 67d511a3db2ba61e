import type { EventDraft, EventMinute, OrganizerEvent } from '../../contract';
import { instantOf, minuteOf } from '../time/eventTime';

/** What an organizer decides about an event, as a form has it. 002 §3 Event. */
export interface EventValues {
  name: string;
  /** An https address; '' for none. */
  picture: string;
  /** On the clocks of `timeZone`; '' for none. */
  start: EventMinute;
  end: EventMinute;
  /** IANA; '' for none. */
  timeZone: string;
  venueName: string;
  venueAddress: string;
  city: string;
}

/** An event that is not there yet, on the clocks of `timeZone`. */
export const blankEvent = (timeZone: string): EventValues => ({
  name: '',
  picture: '',
  start: '',
  end: '',
  timeZone,
  venueName: '',
  venueAddress: '',
  city: '',
});

export const eventValues = (event: EventDraft): EventValues => ({
  name: event.name,
  picture: event['picture-url'] ?? '',
  start: minuteOf(event['start-date'], event['time-zone-id']),
  end: minuteOf(event['end-date'], event['time-zone-id']),
  timeZone: event['time-zone-id'],
  venueName: event.venue.name,
  venueAddress: event.venue.address,
  city: event.venue.city,
});

/** As it is sent. What `eventSchema` refuses has no moment, which goes as ''. */
export const eventDraft = (values: EventValues): EventDraft => ({
  name: values.name.trim(),
  'start-date': instantOf(values.start, values.timeZone) ?? '',
  'end-date': instantOf(values.end, values.timeZone) ?? '',
  'time-zone-id': values.timeZone,
  venue: {
    name: values.venueName.trim(),
    address: values.venueAddress.trim(),
    city: values.city.trim(),
  },
  ...(values.picture.trim() && { 'picture-url': values.picture.trim() }),
});

/** True where buyers would have to come at another moment, or read it on other clocks. */
export const isMoved = (before: EventValues, after: EventValues): boolean =>
  (['start', 'end', 'timeZone'] as const).some((name) => before[name] !== after[name]);

/** When an event is, seen from a moment. */
export type EventState = 'upcoming' | 'running' | 'over';

/** In the order they come. */
export const eventStates = ['upcoming', 'running', 'over'] as const satisfies readonly EventState[];

/** `now` in milliseconds since the epoch. It is over from its end on. */
export function eventState(event: Pick<OrganizerEvent, 'start-date' | 'end-date'>, now: number): EventState {
  if (now < Date.parse(event['start-date'])) return 'upcoming';
  return now < Date.parse(event['end-date']) ? 'running' : 'over';
}
