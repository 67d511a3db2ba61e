import type { CellValue } from './dataColumn';

/** Compares as the reader's language orders words; a number in a word counts as one (“Row 9” before “Row 10”). */
export function compareCells(locale: string): (one: CellValue, other: CellValue) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (one, other) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return compare(String(one), String(other));
  };
}
