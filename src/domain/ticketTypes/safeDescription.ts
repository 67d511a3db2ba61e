import { linkSchemes } from '../links/linkSchemes';
import { safeUrl } from '../links/safeUrl';

const allowed = new Set(['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul']);
/** Their content goes with them. */
const dropped = /<(script|style|iframe|object|template|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const token = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^<>]*>|[^<]+|</gi;
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/gi;

/**
 * HTML that can be shown to anybody: few tags, no attribute but the address of a link, and addresses in the text made links
 * (001 §3: links automatically linked). `SafeHtml` filters it once more where it is shown.
 */
export function safeDescription(html: string): string {
  let inLink = 0;
  return html.replace(dropped, '').replace(token, (part) => {
    if (!part.startsWith('<')) return inLink > 0 ? escapeText(part) : linked(part);
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part) ?? [];
    const tag = name.toLowerCase();
    if (tag === '') return part === '<' ? '&lt;' : '';
    if (!allowed.has(tag)) return '';
    if (tag !== 'a') return `<${slash}${tag}>`;
    if (slash) {
      if (inLink === 0) return '';
      inLink -= 1;
      return '</a>';
    }
    const href = hrefOf(part);
    if (!href) return '';
    inLink += 1;
    return `<a href="${href}">`;
  });
}

const escapeText = (text: string): string => text.replaceAll('>', '&gt;');

const linked = (text: string): string => {
  let from = 0;
  let html = '';
  for (const { 0: url, index } of text.matchAll(address)) {
    html += `${escapeText(text.slice(from, index))}<a href="${url}">${url}</a>`;
    from = index + url.length;
  }
  return html + escapeText(text.slice(from));
};

function hrefOf(tag: string): string | null {
  const [, , href = ''] = /\shref\s*=\s*(["'])(.*?)\1/i.exec(tag) ?? [];
  const url = safeUrl(href, { allow: linkSchemes });
  return url && url.replaceAll('"', '%22');
}
