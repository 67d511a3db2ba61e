import type { Direction } from '../../src/contract';

export interface ListRequest<Field extends string> {
  search?: string | undefined;
  sort?: Field | undefined;
  direction?: Direction | undefined;
  /** From 1. */
  page?: number | undefined;
  size?: number | undefined;
}

/** What a list of rows is made of. Rows are never altered in place, so what is known of one stays true. */
export interface ListingRules<T extends object, Field extends string> {
  /** In the order of their making. */
  all: () => T[];
  /** What `search` looks in. */
  texts: (row: T) => string[];
  sortBy: Record<Field, (row: T) => string | number>;
}

/** Lists many rows: sorted once for each field and text read once for each row, until something changes. */
export interface Listing<T extends object, Field extends string> {
  /** One page, and how many fit on all pages. Without a field, rows come as they were made. */
  page(criteria: ListRequest<Field>, fits?: (row: T) => boolean): { rows: T[]; total: number };
  /** All that fit. */
  every(criteria: ListRequest<Field>, fits?: (row: T) => boolean): T[];
  /** Some row was added or replaced. */
  changed(): void;
}

const usualSize = 25;
/** 002 §7: lists fetch 500. */
const mostPerPage = 500;

const collator = new Intl.Collator('en', { numeric: true });

export function createListing<T extends object, Field extends string>(
  rules: ListingRules<T, Field>,
): Listing<T, Field> {
  const sorted = new Map<Field | '', T[]>();
  const searched = new WeakMap<T, string>();

  const inOrder = (field: Field | undefined): T[] => {
    const known = sorted.get(field ?? '');
    if (known) return known;
    const rows = field ? sortRows(rules.all(), rules.sortBy[field]) : rules.all();
    sorted.set(field ?? '', rows);
    return rows;
  };
  const textOf = (row: T): string => {
    const known = searched.get(row);
    if (known !== undefined) return known;
    const text = rules.texts(row).join('\n').toLowerCase();
    searched.set(row, text);
    return text;
  };
  const find = (criteria: ListRequest<Field>, fits?: (row: T) => boolean): T[] => {
    const rows = inOrder(criteria.sort);
    const query = criteria.search?.trim().toLowerCase();
    if (!query && !fits) return rows;
    return rows.filter((row) => (!fits || fits(row)) && (!query || textOf(row).includes(query)));
  };

  return {
    changed: () => {
      sorted.clear();
    },
    every: (criteria, fits) => {
      const found = find(criteria, fits);
      return criteria.direction === 'DESC' ? found.slice().reverse() : found.slice();
    },
    page: (criteria, fits) => {
      const found = find(criteria, fits);
      const size = Math.min(mostPerPage, Math.max(1, Math.trunc(criteria.size ?? usualSize)));
      const start = (Math.max(1, Math.trunc(criteria.page ?? 1)) - 1) * size;
      // The last page counted from the end is the first one backwards: nothing is turned round but the page.
      const rows =
        criteria.direction === 'DESC'
          ? found.slice(Math.max(0, found.length - start - size), Math.max(0, found.length - start)).reverse()
          : found.slice(start, start + size);
      return { rows, total: found.length };
    },
  };
}

/** Equal ones stay as they are. Each key is made once, and not once a comparison. */
function sortRows<T>(rows: readonly T[], keyOf: (row: T) => string | number): T[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort(({ key: a }, { key: b }) =>
    typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b),
  );
  return keyed.map(({ row }) => row);
}
