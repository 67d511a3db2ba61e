import { endpoint } from '../endpoint';
import { isText, must } from '../reading';

/** Which generation of a feature an event has. Whatever contains `V2` counts as V2 (000 §7). @experimental */
export type EventVersion = 'V1' | 'V2' | 'V2_PAID' | 'V2_RSVP' | 'V2_FREE';

/**
 * Which agenda the event has. 000 §7. Ask with numeric event ids only; anything else is refused as unknown. The answer is a JSON
 * string.
 * @calls 013
 * @experimental
 */
export const getAgendaVersion = endpoint<{ params: { eventId: string }; ok: EventVersion }>()({
  method: 'GET',
  path: '/agenda/events/:eventId/version',
  base: 'v2',
  reads: must(isText),
});

/**
 * Which registration the event has: for paid tickets, replies or free ones. 000 §7. Ask with numeric event ids only; anything else
 * is refused as unknown. The answer is a JSON string.
 * @calls 014
 * @experimental
 */
export const getRegistrationVersion = endpoint<{ params: { eventId: string }; ok: EventVersion }>()({
  method: 'GET',
  path: '/registration/events/:eventId/version',
  base: 'v2',
  reads: must(isText),
});
