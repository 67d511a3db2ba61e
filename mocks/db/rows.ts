import type { Direction, SearchPage, SearchRequest } from '../../src/contract';
import { TrackedMap, type StoredEntry } from './changes';
import { Refusal } from './refusal';

/** Anything the backend keeps under an id. */
export interface Row {
  id: string | number;
}

/** The rows of one table that belong to one event or account, in their order. They are replaced, never altered in place. */
export interface Rows<T extends Row> {
  all(): T[];
  find(id: T['id']): T | undefined;
  /** Refuses with 4046 when there is no such row. */
  get(id: T['id']): T;
  /** Adds at the end. */
  add(row: T): T;
  /** Replaces the row with this id, or adds it. */
  put(row: T): T;
  /** Refuses with 4046. */
  change(id: T['id'], changes: Partial<T>): T;
  /** Refuses with 4046. */
  remove(id: T['id']): void;
  /** Puts them in this order; those not named stay behind in theirs. Refuses with 4046. */
  arrange(ids: readonly T['id'][]): T[];
}

/** Table by scope (an event's or account's id, or `''`) by rows; plain JSON. */
export type StoredRows = Record<string, Record<string, Row[]>>;

export interface RowStore {
  of(table: string, scope: string): Rows<Row>;
  /** Every scope the table has rows in. */
  scopes(table: string): string[];
  snapshot(): StoredRows;
  /** What changed since this was last called. */
  changes(): StoredEntry[];
}

/**
 * Rows are copied when their table is first opened: what nobody touches costs nothing, however much of it there is.
 * @example createRowStore(world.records).of('flows', eventId).get('f1')
 */
export function createRowStore(start: StoredRows): RowStore {
  const opened = new Map<string, Map<string, TrackedMap<Row>>>();
  // Scopes come from addresses: `constructor` is one that nothing was stored in.
  const storedIn = (table: string) => (Object.hasOwn(start, table) ? start[table] : undefined) ?? {};
  const rowsOf = (table: string, scope: string) => {
    const scopes = storedIn(table);
    return (Object.hasOwn(scopes, scope) ? scopes[scope] : undefined) ?? [];
  };
  const open = (table: string, scope: string) => {
    const scopes = opened.get(table) ?? new Map<string, TrackedMap<Row>>();
    opened.set(table, scopes);
    const known = scopes.get(scope);
    if (known) return known;
    const rows = new TrackedMap(
      structuredClone(rowsOf(table, scope)).map((row) => [String(row.id), row] as const),
    );
    scopes.set(scope, rows);
    return rows;
  };
  const scopesOf = (table: string) => [
    ...new Set([...Object.keys(storedIn(table)), ...(opened.get(table)?.keys() ?? [])]),
  ];
  const present = (table: string, scope: string): Row[] => {
    const rows = opened.get(table)?.get(scope);
    return rows ? structuredClone([...rows.values()]) : rowsOf(table, scope);
  };

  return {
    of: (table, scope) => rowsIn(open(table, scope)),
    scopes: scopesOf,
    snapshot: () => {
      const tables = new Set([...Object.keys(start), ...opened.keys()]);
      return Object.fromEntries(
        [...tables].map((table) => [
          table,
          Object.fromEntries(scopesOf(table).map((scope) => [scope, present(table, scope)])),
        ]),
      );
    },
    changes: () =>
      [...opened].flatMap(([table, scopes]) =>
        [...scopes].flatMap(([scope, rows]) => rows.changes(`rows/${table}/${scope}`)),
      ),
  };
}

function rowsIn(byId: TrackedMap<Row>): Rows<Row> {
  const get = (id: Row['id']) => {
    const row = byId.get(String(id));
    if (!row) throw new Refusal(4046, `There is nothing with the id ${id}.`);
    return row;
  };
  const put = (row: Row) => {
    byId.set(String(row.id), row);
    return row;
  };
  return {
    all: () => [...byId.values()],
    find: (id) => byId.get(String(id)),
    get,
    add: put,
    put,
    change: (id, changes) => put({ ...get(id), ...changes }),
    remove: (id) => {
      byId.delete(String(get(id).id));
    },
    arrange: (ids) => {
      const first = ids.map(get);
      const rest = [...byId.values()].filter((row) => !first.includes(row));
      const arranged = [...first, ...rest];
      byId.arrange(arranged.map((row) => String(row.id)));
      return arranged;
    },
  };
}

/** A row as it is answered where its id is the event's or the section's own. */
export function withoutId<T extends Row>(row: T | undefined): Omit<T, 'id'> | undefined {
  if (!row) return undefined;
  const rest: Omit<T, 'id'> & Partial<Row> = { ...row };
  delete rest.id;
  return rest;
}

type Sortable = string | number | boolean | null | undefined;

/** Several searches' common part: filter, sort, cut a page out. */
export interface SearchRules<T, Criteria, Field extends string> {
  /** Rows on a page when the request does not say. */
  size: number;
  matches: (row: T, criteria: Criteria) => boolean;
  /** What each field sorts by. */
  sortBy: Record<Field, (row: T) => Sortable>;
}

const mostPerPage = 1000;

export function searchRows<T, Criteria, Field extends string>(
  rows: readonly T[],
  listRequest: SearchRequest<Criteria, Field>,
  rules: SearchRules<T, Criteria, Field>,
): SearchPage<T> {
  const { criteria } = listRequest;
  const found = criteria ? rows.filter((row) => rules.matches(row, criteria)) : [...rows];
  const orders = Object.entries(listRequest.orders ?? {}) as [Field, Direction][];
  found.sort((a, b) => {
    for (const [field, direction] of orders) {
      const order = compare(rules.sortBy[field](a), rules.sortBy[field](b));
      if (order !== 0) return direction === 'DESC' ? -order : order;
    }
    return 0;
  });
  const page = Math.max(0, Math.trunc(listRequest.page ?? 0));
  const size = Math.min(mostPerPage, Math.max(1, Math.trunc(listRequest.size ?? rules.size)));
  return { items: found.slice(page * size, (page + 1) * size), total: found.length, page, size };
}

/** Texts by their letters, whatever their case; what is missing comes first. */
export function compare(a: Sortable, b: Sortable): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'en', { numeric: true });
  return Number(a ?? -Infinity) - Number(b ?? -Infinity);
}

/** Every member of `criteria` that is given equals the row's. */
export const equals = <T extends object>(row: T, criteria: Partial<T>): boolean =>
  Object.entries(criteria).every(([key, value]) => value === undefined || row[key as keyof T] === value);
