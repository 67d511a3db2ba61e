import createPurifier, { type Config } from 'dompurify';
import { safeUrl } from '../../domain';
import { linkSchemes } from '../../domain/links/linkSchemes';
import { plainText } from './plainText';

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

export interface PurifyOptions {
  /** Titles may stay. They come out below the third level: two stand above them on the page. */
  headings?: boolean;
  /** Where a link leads, by what is written in it; `null` for nowhere. Default: `linkSchemes`. */
  addressOf?: (address: string) => string | null;
}

const usualAddress = (address: string) => safeUrl(address, { allow: linkSchemes });
/** That of the run under way: a run is one synchronous step. */
let addressOf = usualAddress;

function createTools() {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    const address = addressOf(element.getAttribute('href') ?? '');
    if (address === null) {
      element.removeAttribute('href');
      return;
    }
    element.setAttribute('href', address);
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return { purifier, policy: createPolicy() };
}

/** Made at the first text, so that the module also loads where there is no window. */
let tools: ReturnType<typeof createTools> | undefined;

const titles = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** In front of everything: after it a `<frameset>` can no longer take the place of the body. Not allowed, so it goes again. */
const bodyStart = '<hr>';

/**
 * Somebody else's HTML as nodes that are safe to insert; its text alone where that fails, never an error. Needs a
 * window: load it with what shows them.
 */
export function purify(html: string, options: PurifyOptions = {}): DocumentFragment {
  try {
    return purified(html, options);
  } catch {
    const text = document.createDocumentFragment();
    text.append(plainText(html));
    return text;
  }
}

/** Paragraphs of words alone, as most descriptions are. Nothing in them can act, and the sanitizer takes a document for each. */
const plainParagraphs = /^(?:<p>[^<>&\0\r]*<\/p>)+$/;

function paragraphs(html: string): DocumentFragment {
  const nodes = document.createDocumentFragment();
  for (const words of html.slice(3, -4).split('</p><p>')) {
    const paragraph = document.createElement('p');
    paragraph.append(words);
    nodes.append(paragraph);
  }
  return nodes;
}

function purified(html: string, options: PurifyOptions): DocumentFragment {
  if (plainParagraphs.test(html)) return paragraphs(html);
  addressOf = options.addressOf ?? usualAddress;
  tools ??= createTools();
  const { purifier, policy } = tools;
  const read = purifier.sanitize(bodyStart + html, {
    ...config,
    ALLOWED_TAGS: options.headings ? [...config.ALLOWED_TAGS, ...titles] : config.ALLOWED_TAGS,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
  // Out of the document that the text was read in.
  const nodes = document.adoptNode(read);
  if (!options.headings) return nodes;
  for (const title of nodes.querySelectorAll(titles.join())) {
    const lower = document.createElement(`h${Math.min(5, Math.max(3, Number(title.tagName[1]) + 1))}`);
    lower.append(...title.childNodes);
    title.replaceWith(lower);
  }
  return nodes;
}
