import { Refusal } from '../db/refusal';
import type { TicketTypeSeed } from './terms';

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
  /**
   * Sells without a hold, and puts back on sale where a quantity is negative: all in one step, or nothing. Tickets of
   * orders from `before` stock was counted change how many there are to sell instead. Refuses with 4009.
   */
  trade(portions: readonly Portion[], before: boolean): void;
  /** Ticket types were added, changed or taken away. */
  typesChanged(types: readonly TicketTypeSeed[]): void;
  soldCounts(): Record<string, number>;
}

interface Count {
  /** How many there are to sell is read from it. */
  type: TicketTypeSeed;
  held: number;
  sold: number;
}

/** Counters by ticket type. Held tickets are counted anew by `take` when a snapshot is restored. */
export function createStock(types: readonly TicketTypeSeed[], sold: Record<string, number>): Stock {
  const counts = new Map<string, Count>(
    types.map((type) => [type.id, { type, held: 0, sold: sold[type.id] ?? 0 }]),
  );
  const find = (id: string) => {
    const count = counts.get(id);
    if (!count) throw new Refusal(4022, 'That ticket type does not exist.');
    return count;
  };
  const leftOf = ({ type, held, sold: gone }: Count) =>
    type.stock === null ? null : type.stock - held - gone;
  const check = (portions: readonly Portion[]) => {
    for (const { id, quantity } of portions) {
      const count = find(id);
      const left = leftOf(count);
      if (left !== null && left < quantity) throw new Refusal(4009, shortage(count.type.name, left));
    }
  };

  return {
    of: (id) => {
      const count = find(id);
      return { initial: count.type.stock, held: count.held, sold: count.sold, left: leftOf(count) };
    },
    take: (portions) => {
      check(portions);
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
    trade: (portions, before) => {
      check(portions.filter(({ quantity }) => quantity > 0));
      for (const { id, quantity } of portions) {
        const count = find(id);
        if (!before) count.sold += quantity;
        else if (count.type.stock !== null) count.type.stock -= quantity;
      }
    },
    typesChanged: (next) => {
      const known = new Map(counts);
      counts.clear();
      for (const type of next) {
        const { held, sold: gone } = known.get(type.id) ?? { held: 0, sold: 0 };
        counts.set(type.id, { type, held, sold: gone });
      }
    },
    soldCounts: () => Object.fromEntries([...counts].map(([id, count]) => [id, count.sold])),
  };
}

/** Why there are too few, as buyers read it. */
export function shortage(name: string, left: number): string {
  return left === 0 ? `${name} is sold out.` : `Only ${left} left: ${name}.`;
}
