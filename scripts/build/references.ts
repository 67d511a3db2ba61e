import { traces } from './traces.mjs';

/**
 * Our comments name where a rule comes from: `000 §4` is a section of the requirements, `FAULTS F08` a row of docs/faults.md. A partner has
 * neither, so what is published says the rule alone. Nor is it told which shapes were chosen by us ("Ours.", "Ours: …"), where that is
 * decided, and which row of our list a call is (`@calls`).
 */
const number = String.raw`§\d+(?:\.\d+)*`;
const section = String.raw`\b00\d ${number}(?:(?:,? and|[,;]) (?:00\d )?${number})*`;
const row = String.raw`\bFAULTS(?: [A-Z]\d+)?(?:(?:,| and) [A-Z]\d+)*`;
const reference = `(?:${section}|${row}|\\b(?:DECISIONS|DESIGN)\\b(?:, [A-Z][\\w ]+)?)`;
/** Up to the end of the sentence's first part: a heading of that section. */
const heading = String.raw`[^.;:()\n]*(?:\.\d[^.;:()\n]*)*`;

/** A sentence that begins with a reference has none of its own words, or has them behind a colon or semicolon. */
const rules: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/(^|[.!?]["”]? )(?:Ours\b|(?:Not in the|The) requirements)[^.]*(?:\.\d[^.]*)*(?:\. ?|$)/g, '$1'],
  [/(^|[.!?]["”]? )docs\/decisions\/\d+\. ?/g, '$1'],
  [new RegExp(`(^|[.!?]["”]? )Source: ${reference}[^.]*(?:\\. ?|$)`, 'g'), '$1'],
  [new RegExp(`\\s*\\((?:see )?(?:${reference}|${number})[^:;()]*\\)`, 'g'), ''],
  [new RegExp(`\\((?:${reference})${heading}[:;] `, 'g'), '('],
  [new RegExp(`[:;,] (?:see )?(?:${reference})[^:;()]*?(?=[.)]|$)`, 'g'), ''],
  [
    new RegExp(`(^|[.!?]["”]? )(?:${reference})${heading}[:;] ([a-z]?)`, 'g'),
    (_, before = '', next = '') => before + next.toUpperCase(),
  ],
  [new RegExp(`(^|[.!?]["”]? )(?:${reference})${heading}(?:\\. ?|$)`, 'g'), '$1'],
  [new RegExp(`(?: (?:of|in|by|from|see))? ${reference}(?! [A-Za-z])`, 'g'), ''],
  [new RegExp(` ?${reference}`, 'g'), ''],
];

const words = (text: string) =>
  rules.reduce((result, [found, put]) => result.replace(found, put as string), text);

/** The words of a comment, without references. Lines are joined where a sentence goes on, and kept where code stands. */
export function withoutReferences(text: string): string {
  if (!traces.test(text)) return text;
  const blocks = text
    .replaceAll(/\s*@calls [\d ]+/g, '')
    .split(/\n(?=\s*(?:@|- |\d\. |$))|(?= @(?:public|experimental|deprecated)\b)/);
  return blocks
    .map((block) =>
      /^\s*@example\b/.test(block)
        ? block
        : words(words(block.replaceAll(/\s*\n\s*/g, ' ')))
            .replaceAll(/ {2,}/g, ' ')
            .trimEnd(),
    )
    .join('\n')
    .replaceAll(/\n(?= @)/g, '')
    .trimStart();
}

/** A declaration file whose comments name no reference. */
export const publishedComments = (code: string): string =>
  code.replaceAll(/^([ \t]*)\/\*\*([\s\S]*?)\*\/\n?/gm, (comment, indent: string, body: string) => {
    const text = body.replaceAll(/^[ \t]*\* ?/gm, '').trim();
    const published = withoutReferences(text);
    if (published === text) return comment;
    if (published.trim() === '') return '';
    const lines = published.trim().split('\n');
    if (lines.length === 1) return `${indent}/** ${published.trim()} */\n`;
    return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
  });
