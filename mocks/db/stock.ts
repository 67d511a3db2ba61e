import { Refusal } from './refusal';
import type { TicketTypeSeed } from './world';

export interface Portion {
  id: string;
  quantity: number;
}

/** Where the tickets of one type are; `initial` and `left` are `null` when unlimited. */
export interface StockCount {
  initial: number | null;
  held: number;
  sold: number;
  left: number | null;
}

export interface Stock {
  of(id: string): StockCount;
  /** Checks and takes all portions in one step, or takes none. Refuses with 4009. */
  take(portions: readonly Portion[]): void;
  /** Gives held tickets back. */
  give(portions: readonly Portion[]): void;
  /** Held tickets become sold. */
  sell(portions: readonly Portion[]): void;
  soldCounts(): Record<string, number>;
}

/** Counters by ticket type. Held tickets are counted anew by `take` when a snapshot is restored. */
export function createStock(types: readonly TicketTypeSeed[], sold: Record<string, number>): Stock {
  const counts = new Map(
    types.map((type) => [
      type.id,
      { name: type.name, initial: type.stock, held: 0, sold: sold[type.id] ?? 0 },
    ]),
  );
  const find = (id: string) => {
    const count = counts.get(id);
    if (!count) throw new Refusal(4022, 'That ticket type does not exist.');
    return count;
  };
  const leftOf = ({ initial, held, sold: gone }: { initial: number | null; held: number; sold: number }) =>
    initial === null ? null : initial - held - gone;

  return {
    of: (id) => {
      const { initial, held, sold: gone } = find(id);
      return { initial, held, sold: gone, left: leftOf(find(id)) };
    },
    take: (portions) => {
      for (const { id, quantity } of portions) {
        const count = find(id);
        const left = leftOf(count);
        if (left !== null && left < quantity) throw new Refusal(4009, shortage(count.name, left));
      }
      for (const { id, quantity } of portions) find(id).held += quantity;
    },
    give: (portions) => {
      for (const { id, quantity } of portions) find(id).held -= quantity;
    },
    sell: (portions) => {
      for (const { id, quantity } of portions) {
        const count = find(id);
        count.held -= quantity;
        count.sold += quantity;
      }
    },
    soldCounts: () => Object.fromEntries([...counts].map(([id, count]) => [id, count.sold])),
  };
}

function shortage(name: string, left: number): string {
  return left === 0 ? `${name} is sold out.` : `Only ${left} left: ${name}.`;
}
