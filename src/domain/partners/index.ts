export { inOrder, partnerFilterIds, shownPartners, withoutPartner } from './list';
export { partnerProblem } from './problem';
export { longestPartnerName, partnerSchema } from './schema';
export { partnerColumns, partnerExample } from './sheet';
export { newPartner, partnerDraft, partnerLevels, partnerValues, type PartnerValues } from './values';
