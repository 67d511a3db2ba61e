import { getTicketTypes, saveTicketTypes } from '../../../src/contract';
import { handle, type BoundHandler } from '../../handle';
import type { Embed } from './rules/terms';
import { listTicketTypes, replaceTicketTypes } from './rules/ticketTypes';

const everything = new Set<Embed>(['currency', 'tax_info', 'fee']);

/** Names as 001 §7 and 002 §7 write them: `tax info` and `tax_info`. */
function embedsOf(embed = ''): Set<Embed> {
  const names = embed.split(',').map((name) => name.trim().replace(' ', '_'));
  return new Set([...everything].filter((name) => names.includes(name)));
}

export const ticketTypesHandlers: BoundHandler[] = [
  handle(getTicketTypes, ({ db, clock, query }) => listTicketTypes({ db, clock }, embedsOf(query.embed))),
  handle(saveTicketTypes, ({ db, clock, body }) => {
    replaceTicketTypes({ db, clock }, body.data, body.version);
    return listTicketTypes({ db, clock }, everything);
  }),
];
