import type { Instant } from '../../contract';

/** Something that support changed. */
export interface SupportChange {
  at: Instant;
  /** Email address of the support member. */
  who: string;
  /** What was changed, and to what. */
  what: string;
  /** The account, the event, the address. */
  subject: string;
  reason: string;
}

/** As many as are read through; older ones go. */
const maxChanges = 200;

/** The newest first. */
export const withChange = (log: readonly SupportChange[], change: SupportChange): readonly SupportChange[] =>
  [change, ...log].slice(0, maxChanges);
