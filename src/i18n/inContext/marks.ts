/**
 * Signs that nobody sees, hears or measures: of no width, without a direction, letting letters before and after them
 * join. Two for the digits of a number, one after the number, one where its text ends.
 */
const digits = ['\u2061', '\u2062'] as const;
const numberEnds = '\u2063';
const textEnds = '\u2064';

/** A number within a text, and what is between it and its end. Positions are those of the text without marks. */
export interface Mark {
  id: number;
  text: string;
}

/** `text` with an unseen number around it. Marked texts may stand within one another, as values do. */
export const marked = (text: string, id: number): string =>
  id
    .toString(2)
    .replace(/[01]/g, (digit) => digits[digit === '1' ? 1 : 0])
    .concat(numberEnds, text, textEnds);

const anySign = /[\u2061-\u2064]/;
const allSigns = /[\u2061-\u2064]/g;

/** A text as it is without its marks. */
export const unmarked = (text: string): string => text.replace(allSigns, '');

/** Whether anything in `text` is marked. */
export const hasMarks = (text: string): boolean => anySign.test(text);

/**
 * The marked texts within `text`, outer ones before inner ones. What has lost its beginning or its end, because somebody
 * cut the text, is left out.
 */
export function marksIn(text: string): Mark[] {
  const found: { mark: Mark; from: number }[] = [];
  const open: { id: number; from: number; start: number }[] = [];
  let number = '';
  let plain = '';
  for (const sign of text) {
    if (sign === digits[0]) number += '0';
    else if (sign === digits[1]) number += '1';
    else if (sign === numberEnds) {
      if (number) open.push({ id: parseInt(number, 2), from: plain.length, start: found.length });
      number = '';
    } else if (sign === textEnds) {
      const begun = open.pop();
      if (begun)
        found.splice(begun.start, 0, {
          mark: { id: begun.id, text: plain.slice(begun.from) },
          from: begun.from,
        });
    } else {
      number = '';
      plain += sign;
    }
  }
  return found.map(({ mark }) => mark);
}
