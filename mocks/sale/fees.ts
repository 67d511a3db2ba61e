import type { Minor } from '../../src/contract';
import {
  ticketFees,
  type FeeSchedule as PublishedSchedule,
  type TicketFees,
} from '../../src/domain/ticketTypes';
import type { FeeSchedule, TicketTypeSeed } from './terms';

/** A schedule as organizers see it. */
export const scheduleOf = ({ fixed = 0, percent = 0, most, processing }: FeeSchedule) =>
  ({
    feePercent: percent,
    feeConstant: fixed,
    maxFee: most ?? null,
    processingFee: processing?.percent ?? 0,
    processingFeeConstant: processing?.fixed ?? 0,
  }) satisfies PublishedSchedule;

/** The fees of a type at a price, which may be a discounted one. The buyer pays them all unless the type says more. */
export const feesOf = (
  { fee, absorbed = 0 }: Pick<TicketTypeSeed, 'fee' | 'absorbed'>,
  price: Minor,
): TicketFees => ticketFees(price, scheduleOf(fee), absorbed);
