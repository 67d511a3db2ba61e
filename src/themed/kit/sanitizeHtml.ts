/**
 * Somebody else's HTML as nodes that are safe to insert. Call it last, after placeholders are filled in. Rejects when
 * the sanitizer can't be loaded; it is asked for again the next time.
 */
export async function sanitizeHtml(html: string): Promise<DocumentFragment> {
  const { purify } = await import('./purify');
  return purify(html);
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
