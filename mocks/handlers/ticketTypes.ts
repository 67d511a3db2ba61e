import { getTicketTypes, saveTicketTypes } from '../../src/contract';
import { Refusal } from '../db';
import { handle, type BoundHandler } from '../handle';
import type { Embed } from '../rules/ticketTerms';
import { listTicketTypes, replaceTicketTypes, saleOf } from '../rules/ticketTypes';

const everything = new Set<Embed>(['currency', 'tax_info', 'fee']);

/** Names as 001 §7 and 002 §7 write them: `tax info` and `tax_info`. */
function embedsOf(embed = ''): Set<Embed> {
  const names = embed.split(',').map((name) => name.trim().replace(' ', '_'));
  return new Set([...everything].filter((name) => names.includes(name)));
}

export const ticketTypesHandlers: BoundHandler[] = [
  handle(getTicketTypes, ({ db, clock, params, query }) =>
    params.eventId === db.world.event.id
      ? listTicketTypes({ db, clock }, embedsOf(query.embed))
      : { sale: saleOf(db), ticketTypes: [], version: 1, modifiedDate: null },
  ),
  handle(saveTicketTypes, ({ db, clock, params, body }) => {
    // The backend sells tickets of one event.
    if (params.eventId !== db.world.event.id) throw new Refusal(4040, 'This event sells no tickets.');
    replaceTicketTypes({ db, clock }, body.data, body.version);
    return listTicketTypes({ db, clock }, everything);
  }),
];
