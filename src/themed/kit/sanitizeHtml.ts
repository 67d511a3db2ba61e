import type { Config } from 'dompurify';
import { safeUrl } from '../../domain';

/** What an organizer may write in a description or a legal text: words, emphasis, lists, links. */
const config = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'span', 'strong', 'ul', '#text'],
  ALLOWED_ATTR: ['href', 'dir', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

type Sanitize = (html: string) => DocumentFragment;

let loading: Promise<Sanitize> | undefined;

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>,
  ) => Policy;
}

/** Named so that a page under `require-trusted-types-for 'script'` can list it: `trusted-types widget-html`. */
function createPolicy(): Policy | undefined {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const asItIs = (text: string) => text;
  try {
    return trustedTypes?.createPolicy('widget-html', { createHTML: asItIs, createScriptURL: asItIs });
  } catch {
    // A second copy on the page may not take the name again; DOMPurify then asks for one of its own.
    return undefined;
  }
}

async function load(): Promise<Sanitize> {
  const { default: createPurifier } = await import('dompurify');
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    const address = safeUrl(element.getAttribute('href'));
    if (address === null) {
      element.removeAttribute('href');
      return;
    }
    element.setAttribute('href', address);
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  const policy = createPolicy();
  return (html) =>
    purifier.sanitize(html, {
      ...config,
      RETURN_DOM_FRAGMENT: true,
      ...(policy && { TRUSTED_TYPES_POLICY: policy }),
    });
}

/**
 * Somebody else's HTML as nodes that are safe to insert. Call it last, after placeholders are filled in. Rejects when
 * the sanitizer can't be loaded; it is asked for again the next time.
 */
export async function sanitizeHtml(html: string): Promise<DocumentFragment> {
  loading ??= load();
  try {
    return (await loading)(html);
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

/** The words alone, to be shown as text: never parsed again, so nothing in them can act. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, '')
    .replace(/<\/?(?:p|br|li|ul|ol|div|h\d)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/[ \t\n]+/g, ' ')
    .trim();
