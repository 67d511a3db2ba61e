import { endpoint } from '../../endpoint';
import type { TicketTypeDraft, TicketTypeList } from './entities';
import * as answers from '../../generated/organizer/ticketTypes';

export * from './entities';

/**
 * The event's ticket types as the organizer edits them. `embed` names what is wanted besides, joined by commas: `currency`,
 * `tax_info` (or `tax info`), `fee`. Fails: 4040 unknown event. 001 §7, 002 §7; its place among the paths is ours.
 * @calls 076 203
 * @experimental
 */
export const getTicketTypes = endpoint<{
  params: { eventId: string };
  query: {
    /** What is answered besides, joined by commas: `currency`, `tax_info`, `fee`; nothing when absent. */
    embed?: string;
  };
  ok: TicketTypeList;
  fail: 4040;
}>()({
  method: 'GET',
  path: '/events/:eventId/ticket_types',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getTicketTypes,
});

/**
 * Save all ticket types of the event, in the order of `data`. Those left out are taken away, if none was sold. Buyers see
 * the change at once, and tickets sold or held stay so. Every rule of 001 §5 is checked; a broken one fails with 4000, its
 * member in `field` (`data[0].name`) and the words of 001 §5 in `error`. Embeds everything.
 * Fails: 4000, 4040, 4090 `version` is not the present one, 4091 tickets of a type that is left out are sold or held.
 * 001 §7, 002 §7; its place among the paths is ours.
 * @calls 077 204
 * @experimental
 */
export const saveTicketTypes = endpoint<{
  params: { eventId: string };
  body: {
    data: TicketTypeDraft[];
    /** Of the list that was read; 4090 when it has been changed since, not compared when absent. */
    version?: number;
  };
  ok: TicketTypeList;
  fail: 4000 | 4040 | 4090 | 4091;
}>()({
  method: 'PUT',
  path: '/events/:eventId/ticket_types',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.saveTicketTypes,
});
