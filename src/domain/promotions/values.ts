import type { EventMinute, Instant, PromotionCode, PromotionDraft, PromotionTerms } from '../../contract';
import { instantOf, minuteOf } from '../time/eventTime';

/** Stands in a list of groups for none of them; no id of a group. */
export const noGroup = 'none';

/** What forms hold of a promotion, whatever its code: `null` for a number that is not given, '' for a date. */
export interface PromotionTermsValues {
  percentOff: number | null;
  discountedTicketTypeIds: string[];
  revealedTicketTypeIds: string[];
  /** Minute on the event's clocks. */
  start: EventMinute;
  /** Minute on the event's clocks. */
  end: EventMinute;
  maxTickets: number | null;
  maxUses: number | null;
  /** `noGroup` for none. */
  promotionGroupId: string;
  note: string;
}

export interface PromotionValues extends PromotionTermsValues {
  code: string;
}

/** Of many codes at once. */
export interface PromotionBulkValues extends PromotionTermsValues {
  bulkQuantity: number | null;
  prefix: string;
}

const noTerms: PromotionTermsValues = {
  percentOff: null,
  discountedTicketTypeIds: [],
  revealedTicketTypeIds: [],
  start: '',
  end: '',
  maxTickets: null,
  maxUses: null,
  promotionGroupId: noGroup,
  note: '',
};

export const promotionDefaults: Readonly<PromotionValues> = { ...noTerms, code: '' };

/** Codes that are made in numbers are mostly for one order each. */
export const promotionBulkDefaults: Readonly<PromotionBulkValues> = {
  ...noTerms,
  bulkQuantity: 100,
  prefix: '',
  maxUses: 1,
};

/** A promotion as its form has it. `timeZone` is the event's. */
export function promotionValues(promotion: PromotionCode, timeZone: string): PromotionValues {
  const { code, percentOff, discountedTicketTypeIds, revealedTicketTypeIds } = promotion;
  const { start, end, maxTickets, maxUses, promotionGroupId, note } = promotion;
  return {
    code,
    percentOff,
    discountedTicketTypeIds,
    revealedTicketTypeIds,
    maxTickets,
    maxUses,
    note,
    start: start === null ? '' : minuteOf(start, timeZone),
    end: end === null ? '' : minuteOf(end, timeZone),
    promotionGroupId: promotionGroupId ?? noGroup,
  };
}

/** The terms that are sent of valid values. `known` is the promotion they were read from. */
export function promotionTerms(
  values: PromotionTermsValues,
  timeZone: string,
  known?: Pick<PromotionCode, 'start' | 'end'>,
): PromotionTerms {
  const { percentOff, discountedTicketTypeIds, revealedTicketTypeIds, maxTickets, maxUses } = values;
  const { promotionGroupId, note } = values;
  return {
    percentOff: percentOff ?? 0,
    discountedTicketTypeIds,
    revealedTicketTypeIds,
    maxTickets,
    maxUses,
    start: instantFor(values.start, timeZone, known?.start),
    end: instantFor(values.end, timeZone, known?.end),
    promotionGroupId: promotionGroupId === noGroup ? null : promotionGroupId,
    note: note.trim(),
  };
}

/** What is sent of valid values. `known` is the promotion they were read from. */
export const promotionDraft = (
  values: PromotionValues,
  timeZone: string,
  known?: Pick<PromotionCode, 'start' | 'end'>,
): PromotionDraft => ({
  code: values.code.trim().toUpperCase(),
  ...promotionTerms(values, timeZone, known),
});

/** A code that ends at 23:59:59 goes on doing so: a form shows no seconds, and takes none away. */
function instantFor(minute: EventMinute, timeZone: string, known: Instant | null | undefined) {
  if (minute === '') return null;
  return known && minuteOf(known, timeZone) === minute ? known : instantOf(minute, timeZone);
}
