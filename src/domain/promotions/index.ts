export { promotionLimits } from './limits';
export { promotionFilterOf, promotionStatuses, type PromotionFilter } from './listing';
export { promotionProblem } from './problem';
export {
  promotionBulkSchema,
  promotionEmailSchema,
  promotionGroupSchema,
  promotionSchema,
  recipientsIn,
  type PromotionEmailValues,
} from './schema';
export {
  promotionBatch,
  promotionColumns,
  promotionRows,
  promotionSheet,
  type PromotionCells,
} from './sheet';
export {
  noGroup,
  promotionBulkDefaults,
  promotionDefaults,
  promotionDraft,
  promotionTerms,
  promotionValues,
  type PromotionBulkValues,
  type PromotionTermsValues,
  type PromotionValues,
} from './values';
