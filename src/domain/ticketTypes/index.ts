export { deriveTicketType, type DerivedTicketType, type DeriveOptions } from './derive';
export {
  absorbedPercentOf,
  clampPercent,
  feeSplitOf,
  ticketFees,
  type FeeSchedule,
  type TicketFees,
} from './fees';
export { lifeStages, ticketLife, type LifePeriod, type LifeStage, type LifeState } from './life';
export { inOrder, keepsFromRemoving, leftOf, withCopyOf } from './listing';
export { buyersTicket, type PreviewedSale } from './preview';
export { ticketTypeProblem } from './problem';
export { safeDescription } from './safeDescription';
export { saleEndOf, type OtherTicketType } from './sale';
export { ticketTypeLimits, ticketTypeSchema, type TicketTypeRules } from './schema';
export {
  draftsOf,
  ticketTypeDefaults,
  ticketTypeDraft,
  ticketTypeTerms,
  ticketTypeValues,
  type TicketTypeValues,
} from './values';
export { waitForEver, type Waiting } from './waiting';
