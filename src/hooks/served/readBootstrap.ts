import { checkValues } from './checkValues';
import { bootstrapId, type PageValues } from './values';

/** The page embeds values that can't be used. They are requested instead; `message` says which and what to do. @public */
export class BootstrapError extends Error {
  override readonly name = 'BootstrapError';
  /** See `docs/codes.md`. */
  readonly code = 'BX2003';
}

/** Where the values of a page are, and who hears why they are not used. */
export interface ReadBootstrapOptions {
  /** Called with the reason why values that are there are not used. */
  onError?: (error: BootstrapError) => void;
  /** Default: the page's own. */
  document?: Document;
}

/**
 * What the page embeds in its one `<script type="application/json" id="boxoffice-bootstrap">`, each member checked; `undefined`
 * when there is none, or when it can't be used. Never throws. 000 §7; FAULTS A24: nothing is taken from names of the window,
 * and where two elements have that id, neither is believed.
 * @public
 */
export function readBootstrap(options: ReadBootstrapOptions = {}): PageValues | undefined {
  const page = options.document ?? document;
  const found = elementsOf(page);
  if (found.length === 0) return undefined;
  try {
    return valuesIn(found);
  } catch (error) {
    options.onError?.(error as BootstrapError);
    return undefined;
  }
}

/** Walked through, past the page's own properties: an element with the name of a method would stand in for it. */
function elementsOf(page: Document): Element[] {
  const walk = Document.prototype.createTreeWalker.call(page, page, NodeFilter.SHOW_ELEMENT);
  const found: Element[] = [];
  while (walk.nextNode()) {
    const element = walk.currentNode as Element;
    if (Element.prototype.getAttribute.call(element, 'id') === bootstrapId) found.push(element);
  }
  return found;
}

function valuesIn(found: readonly Element[]): PageValues {
  const [element, another] = found;
  if (another) throw refused(`${found.length} elements have its id. Only one may`);
  if (!(element instanceof HTMLScriptElement) || element.type !== 'application/json')
    throw refused('it is no <script type="application/json">');
  const values = checkValues(parse(element.text));
  if (typeof values === 'string') throw refused(`${values} is not what 000 §3 and §7 say`);
  return values;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refused('its text is no JSON', cause);
  }
}

const refused = (why: string, cause?: unknown) =>
  new BootstrapError(
    `The values in #${bootstrapId} are not used and asked for instead: ${why}. Write them with writeBootstrap of boxoffice/server.`,
    { cause },
  );
