import { Refusal } from '../db/refusal';
import type { Promotion } from './terms';
import type { World } from '../db/world';

export interface Promotions {
  /** The promotion of a code, in any case; `null` without a code. Refuses with 4041 and the reason. */
  find(code: string | null | undefined, now: number): Promotion | null;
  /** One order more, or one less, uses the code. */
  count(code: string | null, change: 1 | -1): void;
  /** How many of the `left` places of a type who has this promotion may buy: those that nobody else was offered. */
  openTo(promotion: Promotion | null, ticketTypeId: string, left: number | null, now: number): number | null;
  /** How many orders used a code, those of the past and those that hold tickets with it included. */
  usesOf(code: string): number;
  /** Those counted since the world began. */
  uses(): Record<string, number>;
}

/** The reasons go on after the code: `'LANTERN20' has been used up.` (DECISIONS, Contract) */
export function createPromotions(world: World, used: Record<string, number>): Promotions {
  const uses = new Map(Object.entries(used));
  const usesBefore = pastUses(world);
  let indexed: World['promotions'] | undefined;
  let byCode = new Map<string, Promotion>();
  let offers: Promotion[] = [];
  // Organizers replace the world's promotions: what buyers can use follows.
  const index = () => {
    if (indexed === world.promotions) return byCode;
    indexed = world.promotions;
    byCode = new Map(indexed.map((promotion) => [promotion.code.toUpperCase(), promotion]));
    offers = indexed.filter(({ reserves }) => reserves);
    return byCode;
  };
  const usesOf = (code: string) => (usesBefore().get(code) ?? 0) + (uses.get(code) ?? 0);
  const isOver = ({ code, end, uses: most }: Promotion, now: number) =>
    (end !== undefined && now >= Date.parse(end)) || (most !== undefined && usesOf(code) >= most);
  return {
    usesOf,
    openTo: (promotion, ticketTypeId, left, now) => {
      index();
      if (left === null) return null;
      const reservedBy = ({ reserves }: Promotion) =>
        reserves?.ticketTypeId === ticketTypeId ? reserves.quantity : 0;
      const reserved = offers.reduce((sum, offer) => sum + (isOver(offer, now) ? 0 : reservedBy(offer)), 0);
      const own = promotion ? reservedBy(promotion) : 0;
      return Math.min(left, Math.max(0, left - reserved) + own);
    },
    find: (code, now) => {
      if (!code) return null;
      const promotion = index().get(code.trim().toUpperCase());
      if (!promotion) throw new Refusal(4041, 'is not a valid promotion code.');
      if (promotion.start !== undefined && now < Date.parse(promotion.start))
        throw new Refusal(4041, 'is not valid yet.');
      if (promotion.end !== undefined && now >= Date.parse(promotion.end))
        throw new Refusal(4041, 'is no longer valid.');
      if (promotion.uses !== undefined && usesOf(promotion.code) >= promotion.uses)
        throw new Refusal(4041, 'has been used up.');
      return promotion;
    },
    count: (code, change) => {
      if (code) uses.set(code, (uses.get(code) ?? 0) + change);
    },
    uses: () => Object.fromEntries(uses),
  };
}

/** Counted when first asked for, so that many orders do not slow the start. */
function pastUses({ orders }: World): () => Map<string, number> {
  let counted: Map<string, number> | undefined;
  return () => {
    if (counted) return counted;
    counted = new Map();
    for (const { promotionalCode: code } of orders) if (code) counted.set(code, (counted.get(code) ?? 0) + 1);
    return counted;
  };
}
