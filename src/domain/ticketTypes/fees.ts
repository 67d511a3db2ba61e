import type { FeeSplit, Minor, OrganizerTicketType } from '../../contract';
import { lineTax } from '../money/lineTax';

/** What the platform and the card processor take for one ticket; what is absent is nothing, and no limit. 001 §3. */
export type FeeSchedule = Partial<
  Pick<
    OrganizerTicketType,
    'feePercent' | 'feeConstant' | 'maxFee' | 'processingFee' | 'processingFeeConstant'
  >
>;

/** Fees of one ticket, in minor units. `passFee` and `absorbedFee` together are `totalFees`. */
export interface TicketFees {
  /** The platform's: percent and constant, up to the most it takes. */
  fee: Minor;
  /** The platform's and the processor's. */
  totalFees: Minor;
  /** What the buyer pays on top of the price. */
  passFee: Minor;
  /** What the organizer pays out of the price. */
  absorbedFee: Minor;
}

/** 001 §5: a percentage is clamped to 0–100; what is no number is 0. */
export const clampPercent = (percent: number): number =>
  Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent));

/** 001 §4: 0 means buyer, 100 means organizer, any other value means advanced. */
export function feeSplitOf(absorbedFeePercent: number): FeeSplit {
  const percent = clampPercent(absorbedFeePercent);
  if (percent === 0) return 'buyer';
  return percent === 100 ? 'organizer' : 'advanced';
}

/** The share a split stands for; `advanced` keeps the one there is. */
export function absorbedPercentOf(split: FeeSplit, present: number): number {
  if (split === 'advanced') return clampPercent(present);
  return split === 'buyer' ? 0 : 100;
}

const atLeastNothing = (amount: Minor | null | undefined): Minor => Math.max(0, amount ?? 0);

/**
 * The fees of a ticket at a price, which may be a discounted one. Each percentage is rounded half away from zero in exact
 * decimal arithmetic, as tax is; a free ticket has no fees. 001 §3, §5.
 */
export function ticketFees(price: Minor, schedule: FeeSchedule, absorbedFeePercent: number): TicketFees {
  if (price <= 0) return { fee: 0, totalFees: 0, passFee: 0, absorbedFee: 0 };
  const share = (percent = 0) => lineTax(price, clampPercent(percent));
  const wanted = atLeastNothing(schedule.feeConstant) + share(schedule.feePercent);
  const fee = Math.min(wanted, atLeastNothing(schedule.maxFee ?? Infinity));
  const totalFees = fee + atLeastNothing(schedule.processingFeeConstant) + share(schedule.processingFee);
  const absorbedFee = lineTax(totalFees, clampPercent(absorbedFeePercent));
  return { fee, totalFees, passFee: totalFees - absorbedFee, absorbedFee };
}
