const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

/** A comment, what is never shown, a tag; each to its end, or to that of the text. */
const markup =
  /<!--[^]*?(?:-->|$)|<(script|style)(?![a-z\d])[^>]*(?:>[^]*?(?:<\/\1[^>]*>?|$))?|<[/!?a-z][^>]*>?/gi;
const block = /^<\/?(?:p|br|li|ul|ol|div|h\d)(?![a-z\d])/i;

/**
 * The words alone, to be shown as text: never parsed again, so nothing in them can act. One pass: what is not closed goes on to the end, as
 * in a browser, so that no text takes longer than its length (FAULTS A34).
 */
export const plainText = (html: string): string =>
  html
    .replace(markup, (tag) => (block.test(tag) ? ' ' : ''))
    .replace(/&(?:#(\d{1,6})|(\w{1,8}));/g, (whole, code: string | undefined, name: string) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name] ?? whole),
    )
    .replace(/[ \t\n]+/g, ' ')
    .trim();
