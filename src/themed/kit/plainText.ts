const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

/** Where a tag begins, and its name; or a comment, a declaration, an instruction. */
const tagStart = /<(?:(!--)|[!?]|\/?([a-z][a-z0-9]*)|\/)/gi;
const blocks = /^(?:p|br|li|ul|ol|div|h\d)$/i;
const scriptEnd = /<\/script/gi;
const styleEnd = /<\/style/gi;

/**
 * The words alone, to be shown as text: never parsed again, so nothing in them can act. One pass: what is not closed goes on to the end, as
 * in a browser, so that no text takes longer than its length (FAULTS A34).
 */
export const plainText = (html: string): string =>
  withoutTags(html)
    .replace(/&(?:#(\d{1,6})|(\w{1,8}));/g, (whole, code: string | undefined, name: string) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name] ?? whole),
    )
    .replace(/[ \t\n]+/g, ' ')
    .trim();

function withoutTags(html: string): string {
  const texts: string[] = [];
  let at = 0;
  while (at < html.length) {
    tagStart.lastIndex = at;
    const tag = tagStart.exec(html);
    texts.push(html.slice(at, tag?.index));
    if (!tag) break;
    const [whole, comment, name = ''] = tag;
    if (blocks.test(name)) texts.push(' ');
    at = comment ? behind(html, '-->', tag.index + whole.length) : behind(html, '>', tag.index);
    if (/^script$/i.test(whole.slice(1))) at = behindTag(html, scriptEnd, at);
    if (/^style$/i.test(whole.slice(1))) at = behindTag(html, styleEnd, at);
  }
  return texts.join('');
}

function behind(html: string, end: string, from: number): number {
  const found = html.indexOf(end, from);
  return found < 0 ? html.length : found + end.length;
}

function behindTag(html: string, end: RegExp, from: number): number {
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? behind(html, '>', found.index) : html.length;
}
