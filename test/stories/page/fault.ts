/** Something a designer or a translator would send back. */
export interface Fault {
  kind:
    | 'page too wide'
    | 'sticks out'
    | 'cut off'
    | 'untranslated'
    | 'moves'
    | 'accessibility'
    | 'console'
    | 'story';
  /** Where, as a short selector. */
  element: string;
  /** What is to be read there. */
  text: string;
}

const named = (element: Element) => {
  const label = element.getAttribute('role') ?? element.getAttribute('data-part') ?? element.id;
  return element.tagName.toLowerCase() + (label ? `(${label})` : '');
};

/** Class names are hashes here, so that tags and roles must do. */
export function pathOf(element: Element): string {
  const path: string[] = [];
  for (let at: Element | null = element; at && path.length < 4; at = at.parentElement)
    path.unshift(named(at));
  return path.join(' > ');
}

const maxLength = 90;

export const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
};
