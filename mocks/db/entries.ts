import type { OtherSale, Snapshot } from './snapshots';
import { orderOf, type StoredEntry } from './changes';
import type { Row, StoredRows } from './rows';
import type { World } from './world';

/** `position`: after the entries with lower ones; `null` where it was from the beginning. `value` is absent when it was removed. */
interface SavedEntry {
  value?: unknown;
  position: number | null;
}

/** Every entry that was ever stored since a world began, by collection and key. */
export type Collections = Map<string, Map<string, SavedEntry>>;

export const noEntries = (): Collections => new Map();

/** Adds what was stored later. */
export function storeEntry(
  collections: Collections,
  { collection, key, value }: StoredEntry,
  position: number | null,
) {
  const entries = collections.get(collection) ?? new Map<string, SavedEntry>();
  collections.set(collection, entries);
  // What is changed stays where it is.
  entries.set(key, { value, position: position ?? entries.get(key)?.position ?? null });
}

const saleMark = 'sale/';
const rowsMark = 'rows/';

/** What became of a world: what it began with, and what was stored since. */
export function snapshotOf(scenario: World, collections: Collections): Snapshot {
  const list = <V>(collection: string, base: readonly (readonly [string, V])[] = []) => [
    ...merged(collections, collection, base),
  ];
  const values = <V>(collection: string, base?: readonly (readonly [string, V])[]) =>
    list(collection, base).map(([, value]) => value);
  const saleOf = (eventId: string, start: Partial<World>): OtherSale => {
    const { sold, promotionUses, ...world } = Object.fromEntries(
      list<unknown>(saleMark + eventId, Object.entries(start)),
    ) as unknown as OtherSale['world'] & Pick<OtherSale, 'sold' | 'promotionUses'>;
    return {
      world: { ...world, orders: start.orders ?? [] },
      sold,
      promotionUses,
      holds: values(`holds/${eventId}`),
      holdKeys: list<string>(`holdKeys/${eventId}`),
      orders: values(
        `orders/${eventId}`,
        (start.orders ?? []).map((order) => [order.id, order] as const),
      ),
      outcomes: list<string>(`outcomes/${eventId}`),
      requestKeys: list<string>(`requestKeys/${eventId}`),
    };
  };
  const { records, ...own } = scenario;
  const otherIds = [...collections]
    .filter(([name, entries]) => name.startsWith(saleMark) && entries.get('event')?.value !== undefined)
    .map(([name]) => name.slice(saleMark.length))
    .filter((id) => id !== own.event.id);
  const ownSale = saleOf(own.event.id, own);
  const state = Object.fromEntries(list<unknown>('world')) as unknown as Pick<
    Snapshot,
    'session' | 'numbers'
  >;
  return {
    ...ownSale,
    world: { ...ownSale.world, records },
    otherSales: otherIds.map((id) => saleOf(id, {})),
    intents: values('intents'),
    records: recordsOf(records, collections),
    session: state.session,
    numbers: state.numbers,
  };
}

function recordsOf(start: StoredRows, collections: Collections): Snapshot['records'] {
  const records: StoredRows = { ...start };
  const names = new Set([...collections.keys()].map((name) => name.replace(/#order$/, '')));
  for (const name of names) {
    if (!name.startsWith(rowsMark)) continue;
    const [, table = '', ...rest] = name.split('/');
    const scope = rest.join('/');
    const scopes = Object.hasOwn(records, table) ? records[table] : {};
    const base = (scopes && Object.hasOwn(scopes, scope) ? scopes[scope] : undefined) ?? [];
    const rows = merged<Row>(
      collections,
      name,
      base.map((row) => [String(row.id), row]),
    );
    records[table] = { ...scopes, [scope]: [...rows.values()] };
  }
  return records;
}

function merged<V>(
  collections: Collections,
  collection: string,
  base: readonly (readonly [string, V])[],
): Map<string, V> {
  const result = new Map(base);
  const stored = collections.get(collection) ?? new Map<string, SavedEntry>();
  const isAfter = (entry: SavedEntry, position: number) => (entry.position ?? -1) > position;
  for (const [key, { value, position }] of stored)
    if (value === undefined) result.delete(key);
    else if (position === null) result.set(key, value as V);
  const arranged = collections.get(orderOf(collection))?.get('');
  const late = [...stored]
    .filter(([, entry]) => entry.position !== null && entry.value !== undefined)
    .sort(([, a], [, b]) => Number(a.position) - Number(b.position));
  const append = ([key, { value }]: [string, SavedEntry]) => {
    result.delete(key);
    result.set(key, value as V);
  };
  if (!arranged) {
    late.forEach(append);
    return result;
  }
  // What came after the last arrangement stays behind what it arranged.
  const position = arranged.position ?? 0;
  late.filter(([, entry]) => !isAfter(entry, position)).forEach(append);
  const order = (arranged.value as string[]).filter((key) => result.has(key));
  const inOrder = new Map(order.map((key) => [key, result.get(key) as V]));
  for (const [key, value] of result) if (!inOrder.has(key)) inOrder.set(key, value);
  late
    .filter(([, entry]) => isAfter(entry, position))
    .forEach(([key, { value }]) => {
      inOrder.delete(key);
      inOrder.set(key, value as V);
    });
  return inOrder;
}
