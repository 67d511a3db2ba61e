import { ticketPageAddress } from './frameAddress';
import type { TicketsOptions } from './options';
import type { EmbedTexts } from './texts';

/**
 * One sentence and a link to the ticket page, in the page's own look: what is left where the tickets can't be shown. It opens the
 * top window, since the page may be in a frame itself.
 */
export function fallback(
  options: TicketsOptions,
  texts: EmbedTexts,
  why: 'embed.blocked' | 'embed.unsupported',
) {
  const link = document.createElement('a');
  link.href = ticketPageAddress(options).href;
  link.target = '_top';
  link.rel = 'noopener';
  link.textContent = texts['embed.link'];
  const sentence = document.createElement('p');
  sentence.dataset['boxoffice'] = 'fallback';
  sentence.dir = 'auto';
  sentence.append(`${texts[why]} `, link);
  return sentence;
}

/** The ticket page is written for browsers that know these; older ones get a sentence instead of a blank frame. @public */
export const isSupported = (): boolean =>
  typeof Object.hasOwn === 'function' && typeof ResizeObserver === 'function';
