import { mistake } from './mistake';

/** A mistake in how Boxoffice is set up; `docs/codes.md` has a heading for each, with what to do. */
export type WarningCode =
  | 'BX1002'
  | 'BX1003'
  | 'BX1004'
  | 'BX1005'
  | 'BX1006'
  | 'BX1007'
  | 'BX1008'
  | 'BX1009'
  | 'BX1011'
  | 'BX1012'
  | 'BX1013'
  | 'BX1014'
  | 'BX1016'
  | 'BX1017';

const given = new Set<string>();

/** As on a page that has just been opened: for tests, which share one. */
export const forgetWarnings = () => given.clear();

/**
 * Warns the developer of a page, once of each mistake. Only for development: call it within
 * `if (process.env.NODE_ENV !== 'production')`, written out, so that bundlers leave out the call and its text.
 */
export function warn(code: WarningCode, text: string): void {
  const warning = mistake(code, text);
  if (given.has(warning)) return;
  given.add(warning);
  console.warn(warning);
}
