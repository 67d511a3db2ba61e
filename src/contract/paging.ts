/** Which end of a sorted list comes first. @public */
export type Direction = 'ASC' | 'DESC';

/** How many there are. @public */
export type Count = number;

/** What a search is asked for (002 §7: page, size, criteria, orders). @public */
export interface SearchRequest<Criteria = Record<string, never>, Field extends string = string> {
  /** From 0. */
  page?: number;
  /** Rows on a page; each search names its own default. */
  size?: number;
  /** All must hold; an absent one does not matter. */
  criteria?: Criteria;
  /** Fields to sort by, the first one counts most. */
  orders?: Partial<Record<Field, Direction>>;
}

/** One page of what a search found. @public */
export interface SearchPage<T> {
  /** In the order asked for; empty past the last page. */
  items: T[];
  /** How many there are on all pages. */
  total: number;
  /** From 0. */
  page: number;
  /** Rows that fit on a page, as asked for or by default. */
  size: number;
}
