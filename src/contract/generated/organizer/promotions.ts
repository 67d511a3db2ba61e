// Written by `npm run contract`: how each answer must be.
import { each, isId, isInstant, isNumber, isText, must, oneOf, record, type Reader } from '../../reading';
import { nullable, whole } from '../../strictReading';
const readPromotionCode: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'code note'),
  ...each(must(isNumber), 'percentOff uses'),
  ...each(whole(must(isText)), 'discountedTicketTypeIds revealedTicketTypeIds'),
  ...each(nullable(must(isInstant)), 'start end lastEmailed'),
  ...each(nullable(must(isNumber)), 'maxTickets maxUses'),
  promotionGroupId: nullable(must(isText)),
  status: must(oneOf('SCHEDULED', 'ACTIVE', 'USED_UP', 'ENDED')),
  ...each(must(isInstant), 'created modified'),
});
const readPromotionGroup: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name description'),
  ...each(must(isNumber), 'promotionCount uses'),
  ...each(must(isInstant), 'created modified'),
});
const readPromotionImportError: Reader = /* @__PURE__ */ record({
  row: must(isNumber),
  ...each(must(isText), 'field error'),
});
const readPromotionImport: Reader = /* @__PURE__ */ record({
  created: must(isNumber),
  errors: whole(readPromotionImportError),
});
const readSearchPage_PromotionCode: Reader = /* @__PURE__ */ record({
  items: whole(readPromotionCode),
  ...each(must(isNumber), 'total page size'),
});
export const createPromotionGroup: Reader = /* @__PURE__ */ readPromotionGroup;
export const listPromotionGroups: Reader = /* @__PURE__ */ record({
  promotionGroups: whole(readPromotionGroup),
});
export const updatePromotionGroup: Reader = /* @__PURE__ */ readPromotionGroup;
export const createPromotion: Reader = /* @__PURE__ */ readPromotionCode;
export const listPromotions: Reader = /* @__PURE__ */ readSearchPage_PromotionCode;
export const getPromotion: Reader = /* @__PURE__ */ readPromotionCode;
export const updatePromotion: Reader = /* @__PURE__ */ readPromotionCode;
export const createPromotionsInBulk: Reader = /* @__PURE__ */ record({
  promotions: whole(readPromotionCode),
});
export const assignPromotionsToGroup: Reader = /* @__PURE__ */ record({
  promotions: whole(readPromotionCode),
});
export const emailPromotions: Reader = /* @__PURE__ */ record({
  sent: must(isNumber),
  unsubscribed: whole(must(isText)),
});
export const importPromotions: Reader = /* @__PURE__ */ readPromotionImport;
