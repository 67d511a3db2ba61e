export { inOrder, partnerFilterIds, visiblePartners, withoutPartner } from './list';
export { partnerProblem } from './problem';
export { maxPartnerNameLength, partnerSchema } from './schema';
export { partnerBatch, partnerColumns, partnerRows, type PartnerCells } from './sheet';
export { newPartner, partnerDraft, partnerLevels, partnerValues, type PartnerValues } from './values';
