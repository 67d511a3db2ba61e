/** One thing as a store keeps it under a key of its own: a hold, an order, a row. */
export interface StoredEntry {
  /** E.g. `holds/1001`. */
  readonly collection: string;
  readonly key: string;
  /** Plain JSON; absent when it was removed. */
  readonly value?: unknown;
  /** It comes after all others of its collection. */
  readonly isNew?: boolean;
}

/** The collection that has, under the key `''`, the keys of another in the order they were put in. */
export const orderOf = (collection: string): string => `${collection}#order`;

interface TrackedMapOptions {
  /** Values are altered in place by whoever got them; they are copied when they are first got. Default: they are replaced. */
  mutable?: boolean;
}

/**
 * A map that knows which of its entries changed, so that a call writes what it changed and nothing else. What it was made of
 * and what `changes` answered is never altered: snapshots and stores share it.
 */
export class TrackedMap<V> extends Map<string, V> {
  /** What was there before an entry was touched. */
  private readonly before = new Map<string, V | undefined>();
  private readonly removed = new Set<string>();
  private isArranged = false;
  private readonly isMutable: boolean;

  constructor(entries: Iterable<readonly [string, V]> = [], { mutable = false }: TrackedMapOptions = {}) {
    super();
    this.isMutable = mutable;
    for (const [key, value] of entries) super.set(key, value);
  }

  override get(key: string): V | undefined {
    const value = super.get(key);
    if (!this.isMutable || value === undefined || this.before.has(key)) return value;
    this.before.set(key, value);
    const copy = structuredClone(value);
    super.set(key, copy);
    return copy;
  }

  override set(key: string, value: V): this {
    this.touch(key);
    return super.set(key, value);
  }

  override delete(key: string): boolean {
    this.touch(key);
    this.removed.add(key);
    return super.delete(key);
  }

  /** Puts its entries in this order; every key must be given. */
  arrange(keys: readonly string[]): void {
    const values = keys.map((key) => [key, super.get(key)] as const);
    super.clear();
    for (const [key, value] of values) if (value !== undefined) super.set(key, value);
    this.isArranged = true;
  }

  /** What changed since this was last called. */
  changes(collection: string): StoredEntry[] {
    const entries: StoredEntry[] = [];
    const added = new Set<string>();
    for (const [key, before] of this.before) {
      const value = super.get(key);
      if (value === undefined) {
        if (before !== undefined) entries.push({ collection, key });
      } else if (before === undefined || this.removed.has(key)) added.add(key);
      else if (this.isChanged(before, value)) entries.push({ collection, key, value });
    }
    // What was removed and is back may be in another order than it was removed in.
    for (const key of added.size > 1 ? this.keys() : added)
      if (added.has(key)) entries.push({ collection, key, value: super.get(key), isNew: true });
    if (this.isArranged)
      entries.push({ collection: orderOf(collection), key: '', value: [...this.keys()], isNew: true });
    this.before.clear();
    this.removed.clear();
    this.isArranged = false;
    return entries;
  }

  private touch(key: string): void {
    if (!this.before.has(key)) this.before.set(key, super.get(key));
  }

  private isChanged(before: V, value: V): boolean {
    return this.isMutable ? JSON.stringify(before) !== JSON.stringify(value) : before !== value;
  }
}

/** Members that are replaced and never altered, and may be large. */
const replaced = new Set(['attendees', 'promotions']);

/**
 * Answers which members of a small record changed since it was last asked. `start`: those that are stored already.
 * @example const changesOf = trackMembers('state', stored); changesOf({ session: 'none', numbers: 4 });
 */
export function trackMembers(
  collection: string,
  start: Readonly<Record<string, unknown>> = {},
): (members: Readonly<Record<string, unknown>>) => StoredEntry[] {
  const textOf = (key: string, value: unknown) =>
    replaced.has(key) || value === undefined ? '' : JSON.stringify(value);
  const known = new Map(
    Object.entries(start).map(([key, value]) => [key, { value, text: textOf(key, value) }] as const),
  );
  return (members) => {
    const entries: StoredEntry[] = [];
    for (const key of new Set([...known.keys(), ...Object.keys(members)])) {
      const value = members[key];
      const before = known.get(key);
      const text = textOf(key, value);
      const isSame = replaced.has(key) ? before?.value === value : before?.text === text;
      if (isSame) continue;
      known.set(key, { value, text });
      // Some are altered in place: what is handed out is of this moment.
      const copy: unknown = replaced.has(key) ? value : structuredClone(value);
      if (value !== undefined) entries.push({ collection, key, value: copy });
      else if (before?.value !== undefined) entries.push({ collection, key });
    }
    return entries;
  };
}
