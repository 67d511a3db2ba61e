import type { Sidecar, Texts } from '../files';
import { baseOf, formOf, hasLetters, lengthOf, marksOf } from '../key';
import type { Finding } from './finding';
import { sourceOf } from './keys';

/** A form that stands for one number only may say it in words (“two tickets” is one word in Arabic). */
const exactForms = new Set<string | undefined>(['zero', 'one', 'two']);

/** Placeholders and tags are those of English; the count may be left out where the form says it. */
export const checkMarks = (texts: Texts, english: Texts): Finding[] =>
  Object.entries(texts).flatMap(([key, text]): Finding[] => {
    const wanted = marksOf(sourceOf(key, english));
    const found = marksOf(text).join(' ');
    const withoutCount = wanted.filter((mark) => mark !== '{{count}}').join(' ');
    if (!text || found === wanted.join(' ')) return [];
    if (exactForms.has(formOf(key)) && found === withoutCount) return [];
    return [
      { check: 'marks', key, problem: `has ${found || 'none'}, English has ${wanted.join(' ') || 'none'}` },
    ];
  });

export const checkLength = (texts: Texts, meta: Sidecar): Finding[] =>
  Object.entries(texts).flatMap(([key, text]): Finding[] => {
    const max = meta[baseOf(key)]?.maxLength ?? Infinity;
    const length = lengthOf(text);
    return length > max
      ? [
          {
            check: 'length',
            key,
            problem: `has ${length} characters, ${max} is the limit: “${text}”`,
          },
        ]
      : [];
  });

export const checkSpaces = (texts: Texts): Finding[] =>
  Object.entries(texts)
    .filter(([, text]) => text !== text.trim())
    .map(([key, text]) => ({ check: 'spaces', key, problem: `begins or ends with a space: “${text}”` }));

/** Straight quotation marks are no language's own. English has them where the requirements do. */
export const checkQuotes = (texts: Texts): Finding[] =>
  Object.entries(texts)
    .filter(([, text]) => /["']/.test(text))
    .map(([key, text]) => ({ check: 'quotes', key, problem: `has straight quotation marks: “${text}”` }));

/** Texts left in English, and entries of the list of intended copies that are none. */
export function checkCopies(texts: Texts, english: Texts, intended: readonly string[]): Finding[] {
  const isCopy = (key: string) => {
    const source = sourceOf(key, english);
    return texts[key] === source && hasLetters(source);
  };
  const copies = Object.keys(texts).filter((key) => isCopy(key) && !intended.includes(baseOf(key)));
  return copies.map((key) => ({
    check: 'copies',
    key,
    problem: `is still “${texts[key] ?? ''}”; when that is meant, list it in scripts/i18n/copies.json`,
  }));
}

export function checkOrder(texts: Texts): Finding[] {
  const keys = Object.keys(texts);
  const at = keys.findIndex((key, index) => index > 0 && key < (keys[index - 1] ?? ''));
  const key = keys[at];
  return key === undefined ? [] : [{ check: 'order', key, problem: `stands after ${keys[at - 1] ?? ''}` }];
}
