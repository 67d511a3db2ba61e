import createPurifier, { type Config } from 'dompurify';
import { safeUrl } from '../../domain';

/** What an organizer may write in a description or a legal text: words, emphasis, lists, links. */
const config = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'span', 'strong', 'ul', '#text'],
  ALLOWED_ATTR: ['href', 'dir', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

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

/** Somebody else's HTML as nodes that are safe to insert. Needs a window: loaded by `SafeHtml` alone. */
export const purify = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ...config,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
