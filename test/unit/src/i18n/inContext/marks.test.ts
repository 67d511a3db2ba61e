import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasMarks, marked, marksIn, unmarked } from '../../../../../src/i18n/inContext/marks';

const id = fc.nat({ max: 1_000_000 });
/** Any text, also such that has signs of ours in it by chance. */
const plainText = fc.string({ unit: 'grapheme' }).map(unmarked);

describe('a marked text', () => {
  test('gives back its number and itself', () => {
    fc.assert(
      fc.property(plainText, id, (text, number) => {
        expect(marksIn(marked(text, number))).toEqual([{ id: number, text }]);
        expect(unmarked(marked(text, number))).toBe(text);
        expect(hasMarks(text)).toBe(false);
      }),
    );
  });

  test('keeps the numbers of texts within it, the outer one first', () => {
    fc.assert(
      fc.property(plainText, plainText, plainText, id, id, (before, value, after, outer, inner) => {
        const whole = marked(before + marked(value, inner) + after, outer);
        expect(marksIn(whole)).toEqual([
          { id: outer, text: before + value + after },
          { id: inner, text: value },
        ]);
      }),
    );
  });

  test('stands beside others and plain text', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(plainText, id)), plainText, (texts, between) => {
        const row = texts.map(([text, number]) => marked(text, number)).join(between);
        expect(marksIn(row)).toEqual(texts.map(([text, number]) => ({ id: number, text })));
      }),
    );
  });

  test('that was cut is left out, and no cut is an error', () => {
    fc.assert(
      fc.property(plainText, id, fc.nat({ max: 40 }), (text, number, length) => {
        const cut = marked(text, number).slice(0, length);
        expect(marksIn(cut).every((mark) => mark.id === number && mark.text === text)).toBe(true);
      }),
    );
    expect(marksIn(marked('Buy now', 5).slice(0, -1))).toEqual([]);
    expect(marksIn(marked('Buy now', 5).slice(3))).toEqual([]);
  });

  test('has no sign with a direction, a width or a shape of its own', () => {
    const signs = Array.from(marked('', 5));
    expect(signs.length).toBeGreaterThan(2);
    for (const sign of signs) expect(sign).toMatch(/\p{Default_Ignorable_Code_Point}/u);
    for (const sign of signs) expect(sign).toMatch(/\p{Cf}/u);
  });
});
