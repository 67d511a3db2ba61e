/** What can be wrong with the texts of a locale, in the order of the table's columns. */
export const checks = [
  'missing',
  'plural',
  'unknown',
  'marks',
  'length',
  'spaces',
  'copies',
  'quotes',
  'order',
  'shipped',
  'phrases',
  'spelling',
  'case',
] as const;
export type Check = (typeof checks)[number];

export interface Finding {
  check: Check;
  key: string;
  /** What is wrong, and what is wanted instead. */
  problem: string;
}
