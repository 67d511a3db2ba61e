/** A run of text that is on the page, and the element that it belongs to. */
export interface Text {
  node: globalThis.Text;
  parent: Element;
  text: string;
}

const notRead = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE']);

/** What a story shows, in its place or in a layer above; not what Storybook keeps beside it. */
export const rootsIn = (body: Element): Element[] =>
  [...body.children].filter((child) => !/(^|\s)sb-/.test(child.className));

/** Radix keeps a list for forms sent by the browser, which nobody sees or hears: its words are those of the first language. */
const isForForms = (element: Element) => element.closest('select[aria-hidden="true"]') !== null;

/** Every text under `root` that is drawn or read out. */
export function textsIn(root: Element): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (text && parent && !notRead.has(parent.tagName) && !isForForms(parent))
      found.push({ node: node as globalThis.Text, parent, text });
  }
  return found;
}

const readOut = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
];

/** Every attribute under `root` that is read to somebody. */
export const attributesIn = (root: Element): { element: Element; text: string }[] =>
  [...root.querySelectorAll(readOut.map((name) => `[${name}]`).join())].flatMap((element) =>
    readOut.flatMap((name) => {
      const text = element.getAttribute(name)?.trim();
      return text ? { element, text } : [];
    }),
  );
