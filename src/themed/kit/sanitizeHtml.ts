import { plainText } from './plainText';
import { purify } from './purify';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Somebody else's HTML as HTML that is safe to insert: words, emphasis, lists and links to `https:`, `http:` and `mailto:` pages, which
 * open in a tab of their own; everything else goes. The words alone, escaped, where there is no window. Never throws. 000 §7, 001 §6.
 * @public
 */
export function sanitizeHtml(html: string): string {
  if (typeof window === 'undefined')
    return plainText(html).replace(/[&<>]/g, (character) => escapes[character] ?? '');
  const box = document.createElement('div');
  box.append(purify(html));
  return box.innerHTML;
}
