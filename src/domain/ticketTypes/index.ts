export { deriveTicketType, type DerivedTicketType, type DeriveOptions } from './derive';
export {
  absorbedPercentOf,
  clampPercent,
  feeSplitOf,
  ticketFees,
  type FeeSchedule,
  type TicketFees,
} from './fees';
export {
  lifeStages,
  ticketLife,
  type LifeContext,
  type LifePeriod,
  type LifeStage,
  type LifeState,
} from './life';
export { inOrder, keepsFromRemoving, leftOf, withCopyOf } from './listing';
export { buyersTicket, type BuyersMoment, type PreviewedSale } from './preview';
export { ticketTypeProblem } from './problem';
export { safeDescription } from './safeDescription';
export {
  isShownAt,
  saleAt,
  saleEndOf,
  saleStartOf,
  shownBetween,
  type OtherTicketType,
  type SaleEvent,
  type SaleMoment,
  type SaleState,
} from './sale';
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
