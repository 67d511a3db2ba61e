import {
  isVisibleAt,
  saleAt,
  saleEndOf,
  saleStartOf,
  visibleBetween,
  type OtherTicketType,
  type SaleEvent,
} from './sale';
import { ticketTypeTerms, type TicketTypeValues } from './values';

/**
 * What buyers see of a ticket type for some time. `hidden`: it is not in the list. `beforeSale`: its sale begins on a date.
 * `withOther`: another ticket is to be chosen first. `closed`: in the list, not on sale, and no date is told. 001 §4; 000 §2.2.
 */
export type LifeState = 'hidden' | 'beforeSale' | 'withOther' | 'onSale' | 'ended' | 'closed';

export interface LifePeriod {
  state: LifeState;
  /** Milliseconds since the epoch; `null`: as long as there has been the type. */
  from: number | null;
  /** Milliseconds since the epoch; `null`: as long as there are tickets. */
  until: number | null;
  isNow: boolean;
}

export interface LifeContext {
  /** Milliseconds since the epoch. */
  now: number;
  event: SaleEvent;
  others: readonly OtherTicketType[];
}

/** The life of a ticket type as buyers see it, in periods without a gap; stock is another matter. */
export function ticketLife(values: TicketTypeValues, { now, event, others }: LifeContext): LifePeriod[] {
  const terms = ticketTypeTerms(values);
  const { from, until } = visibleBetween(terms, event);
  const moments = [from, until, saleStartOf(terms, others, event), saleEndOf(terms, event)]
    .filter((moment) => moment !== null && Number.isFinite(moment))
    .sort((a, b) => Number(a) - Number(b));
  const periods: LifePeriod[] = [];
  for (const begin of [null, ...new Set(moments)]) {
    const state = stateAt(begin ?? -8.64e15);
    const last = periods.at(-1);
    if (last?.state === state) continue;
    if (last) last.until = begin;
    periods.push({ state, from: begin, until: null, isNow: false });
  }
  for (const period of periods)
    period.isNow =
      (period.from === null || now >= period.from) && (period.until === null || now < period.until);
  return periods;

  function stateAt(at: number): LifeState {
    if (!isVisibleAt(terms, at, event)) return 'hidden';
    const sale = saleAt(terms, { at, event, others, chosen: 0 });
    if (sale.inSale) return 'onSale';
    if (sale.availability === 'dates') return sale.saleEnded ? 'ended' : 'beforeSale';
    return sale.availability === 'ticketSelect' && !sale.saleEnded ? 'withOther' : 'closed';
  }
}

/** A moment worth looking at: a period, or a period with that much stock. */
export interface LifeStage {
  /** Which of the periods it is in. */
  period: number;
  /** `low`: few are left. `soldOut`: none is. Both belong to the time on sale. */
  state: LifeState | 'low' | 'soldOut';
  /** Milliseconds since the epoch; now, when it is now. */
  at: number;
  remaining: number | null;
  /** Tickets chosen that this one goes with. */
  chosen: number;
  isNow: boolean;
}

/** 000 §9: fewer than six are few. */
const few = 3;
const minute = 60_000;

/**
 * What there is to be seen over time, in order: each period, and the time on sale with stock, with few left and with none.
 * `left` is what is left now; `null` is unlimited.
 */
export function lifeStages(periods: readonly LifePeriod[], left: number | null, now: number): LifeStage[] {
  return periods.flatMap(({ state, from, until, isNow }, period) => {
    const stage = { period, at: isNow ? now : (from ?? (until ?? now) - minute), isNow, chosen: 0 };
    if (state !== 'onSale' && state !== 'withOther') return [{ ...stage, state, remaining: left }];
    const chosen = state === 'withOther' ? 1 : 0;
    const plenty = left === 0 ? 100 : left;
    const lowest = Math.min(few, plenty ?? few);
    const isSoldOutNow = isNow && left === 0;
    const sold: LifeStage[] = [
      { ...stage, state: 'onSale', chosen, remaining: plenty, isNow: isNow && !isSoldOutNow && chosen === 0 },
      { ...stage, state: 'low', chosen, remaining: lowest, isNow: false },
      { ...stage, state: 'soldOut', chosen, remaining: 0, isNow: isSoldOutNow },
    ];
    const before = { ...stage, state, remaining: plenty, isNow: isNow && !isSoldOutNow };
    return state === 'withOther' ? [before, ...sold] : sold;
  });
}
