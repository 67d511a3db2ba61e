import { fillAddress, fillPlaceholders, type PlaceholderValues } from '../../domain/confirmation';
import { purify } from '../kit/purify';

type Navigate = Readonly<{ current: ((path: string) => void) | undefined }>;

/**
 * A message as nodes: made safe with its placeholders still in it, then filled in, so that a value can only ever become text or a
 * part of an address (FAULTS A03). Links of this application go through `navigate` when it is there.
 */
export function messageNodes(html: string, values: PlaceholderValues, navigate: Navigate): DocumentFragment {
  const origin = window.location.origin;
  const nodes = purify(html, {
    headings: true,
    addressOf: (address) => fillAddress(address, values, origin),
  });
  nodes.normalize();
  const texts = document.createNodeIterator(nodes, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    node.nodeValue = fillPlaceholders(node.nodeValue ?? '', values);
  for (const link of nodes.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    link.removeAttribute('target');
    link.addEventListener('click', (click) => {
      const isPlain =
        click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
      if (!navigate.current || !isPlain) return;
      click.preventDefault();
      navigate.current(link.getAttribute('href') ?? '/');
    });
  }
  return nodes;
}
