import type { SearchRequest } from '../../src/contract';
import { searchRows } from '../db';
import type { SearchRules } from '../db/rows';

const perPage = 1000;

/** What a search finds on all its pages, in order: for exports and for choosing everything. */
export function everyRow<T, Criteria, Field extends string>(
  rows: readonly T[],
  criteria: Pick<SearchRequest<Criteria, Field>, 'criteria' | 'orders'>,
  rules: SearchRules<T, Criteria, Field>,
): T[] {
  const first = searchRows(rows, { ...criteria, page: 0, size: perPage }, rules);
  const found = [...first.items];
  for (let page = 1; found.length < first.total; page += 1)
    found.push(...searchRows(rows, { ...criteria, page, size: perPage }, rules).items);
  return found;
}
