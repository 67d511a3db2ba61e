import { warn } from '../../diagnostics';

/** Development only: an order can't be made, or what became of it is not shown. */
export function warnOfMissingParts(of: string, needed: readonly string[], there: ReadonlySet<string>): void {
  for (const part of needed)
    if (!there.has(part)) warn('BX1014', `${of} is arranged without its part "${part}".`);
}
