import { warn } from './warn';

/** Where every copy of the package on a page looks for another. */
const seat = Symbol.for('boxoffice.copy');
const copy = {};

/** Development only: two copies of the package share no context, so parts of one find no provider of the other. */
export function warnOfAnotherCopy(): void {
  const page = globalThis as { [seat]?: object };
  page[seat] ??= copy;
  if (page[seat] !== copy)
    warn('BX1008', 'Two copies of boxoffice are on this page, and neither sees the provider of the other.');
}
