import { prefillFragment } from '../prefill';
import type { TicketsOptions } from './options';

/** What a campaign's link may carry, and no other parameter of the page's address. */
const campaign = ['source', 'medium', 'campaign', 'term', 'content', 'id'].map((name) => `utm_${name}`);
const maxParameterLength = 200;

/** The ticket page by itself: for a link, where a frame can't be. */
export function ticketPageAddress(options: TicketsOptions, search = window.location.search): URL {
  const { eventId, page, locale, preset, scheme, promotionCode, tickets = [], utm } = options;
  const url = new URL(`widgets/tickets/${encodeURIComponent(eventId)}`, baseOf(page));
  const given = { locale, preset, scheme, promo: promotionCode, tickets: tickets.join(',') };
  for (const [name, value] of Object.entries(given)) if (value) url.searchParams.set(name, value);
  const came = new URLSearchParams(search);
  for (const name of campaign) {
    const value = utm ? utm[name] : came.get(name);
    if (value && value.length <= maxParameterLength) url.searchParams.set(name, value);
  }
  return url;
}

/** The same in a frame of this page: whom it may talk to is in the query, what is known of the visitor in the fragment. */
export function frameAddress(options: TicketsOptions): URL {
  const url = ticketPageAddress(options);
  url.searchParams.set('parentOrigin', window.location.origin);
  if (options.prefill) url.hash = prefillFragment(options.prefill);
  return url;
}

/** As a folder, so that a ticket page below a path stays below it. */
function baseOf(page: string): URL {
  const url = new URL(page, window.location.href);
  if (!/^https?:$/.test(url.protocol))
    throw new TypeError(`'${page}' is not an address like https://tickets.example`);
  return new URL(url.pathname.replace(/\/?$/, '/'), url.origin);
}
