/** `{count, plural, one {…} other {…}}`, as Transifex has plurals in JSON. */
export const writePlural = (forms: Readonly<Record<string, string>>): string =>
  `{count, plural, ${Object.entries(forms)
    .map(([form, text]) => `${form} {${text}}`)
    .join(' ')}}`;

const head = /^\{\s*\w+\s*,\s*plural\s*,/;

/** The forms of a plural; undefined when the text is none. Throws when a brace is not closed. */
export function readPlural(text: string): Record<string, string> | undefined {
  const start = head.exec(text);
  if (!start) return undefined;
  const forms: Record<string, string> = {};
  let at = start[0].length;
  for (;;) {
    const form = /^\s*(\w+)\s*\{/.exec(text.slice(at));
    if (!form?.[1]) break;
    const from = at + form[0].length;
    const end = closingBrace(text, from);
    forms[form[1]] = text.slice(from, end);
    at = end + 1;
  }
  if (text.slice(at).trim() !== '}') throw new Error(`a plural form is cut: ${text}`);
  return forms;
}

/** Where the brace closes that was opened before `from`; placeholders have braces of their own. */
function closingBrace(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a brace is not closed: ${text}`);
}
