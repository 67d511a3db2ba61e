import type { EmailPlaceholder } from '../../contract';

const pattern = /\{\{([^{}\n]*)\}\}/g;

/** A text as its reader gets it, with the context's examples. What nothing is filled in for stays as it is written. */
export const withExamples = (text: string, placeholders: readonly EmailPlaceholder[]): string =>
  text.replace(
    pattern,
    (written: string, name: string) =>
      placeholders.find((placeholder) => placeholder.name === name.trim())?.example ?? written,
  );

/** The first placeholder of a text that nothing is filled in for, as it is written; `null` when there is none. */
export function unknownPlaceholder(text: string, placeholders: readonly EmailPlaceholder[]): string | null {
  const known = new Set(placeholders.map(({ name }) => name));
  for (const [written, name = ''] of text.matchAll(pattern)) if (!known.has(name.trim())) return written;
  return null;
}

/** How a placeholder stands in a text. */
export const placeholderText = (name: string): string => `{{${name}}}`;

/** A text with something written over what is selected in it; `caret` is where one goes on. */
export function withInserted(
  text: string,
  insertion: string,
  { start, end }: { start: number; end: number },
): { text: string; caret: number } {
  return { text: text.slice(0, start) + insertion + text.slice(end), caret: start + insertion.length };
}
