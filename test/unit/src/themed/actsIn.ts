const elements = new Set([
  'A',
  'B',
  'BR',
  'EM',
  'I',
  'LI',
  'OL',
  'P',
  'SPAN',
  'STRONG',
  'U',
  'UL',
  'H3',
  'H4',
  'H5',
]);
const attributes = new Set(['href', 'dir', 'lang', 'target', 'rel']);

/** What in made-safe HTML could still act, lead somewhere odd, or stand for something else; `undefined` for nothing. */
export function actsIn(box: Element): string | undefined {
  for (const element of box.querySelectorAll('*')) {
    if (!elements.has(element.tagName)) return `has <${element.tagName.toLowerCase()}>`;
    for (const { name, value } of element.attributes) {
      if (!attributes.has(name)) return `has ${name}`;
      if (name === 'href' && !/^(?:https?:\/\/[^/\\@]+(?:[/?#]|$)|mailto:[^?]+@)/.test(value))
        return `leads to ${value}`;
    }
  }
  return undefined;
}
