import { Refusal } from './refusal';
import type { Promotion, World } from './world';

export interface Promotions {
  /** The promotion of a code, in any case; `null` without a code. Refuses with 4041 and the reason. */
  find(code: string | null | undefined, now: number): Promotion | null;
  /** One order more, or one less, uses the code. */
  count(code: string | null, change: 1 | -1): void;
  uses(): Record<string, number>;
}

/** The reasons go on after the code: `'LANTERN20' has been used up.` (DECISIONS, Contract) */
export function createPromotions(world: World, used: Record<string, number>): Promotions {
  const byCode = new Map(world.promotions.map((promotion) => [promotion.code.toUpperCase(), promotion]));
  const uses = new Map(Object.entries(used));
  return {
    find: (code, now) => {
      if (!code) return null;
      const promotion = byCode.get(code.trim().toUpperCase());
      if (!promotion) throw new Refusal(4041, 'is not a valid promotion code.');
      if (promotion.end !== undefined && now >= Date.parse(promotion.end))
        throw new Refusal(4041, 'is no longer valid.');
      if (promotion.uses !== undefined && (uses.get(promotion.code) ?? 0) >= promotion.uses)
        throw new Refusal(4041, 'has been used up.');
      return promotion;
    },
    count: (code, change) => {
      if (code) uses.set(code, (uses.get(code) ?? 0) + change);
    },
    uses: () => Object.fromEntries(uses),
  };
}
