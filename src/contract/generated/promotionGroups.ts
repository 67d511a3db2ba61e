// Written by `npm run contract`: how each answer must be.
import { each, isId, isInstant, isNumber, isText, must, record, type Reader } from '../reading';
import { whole } from '../strictReading';
const readPromotionGroup: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name description'),
  ...each(must(isNumber), 'promotionCount uses'),
  ...each(must(isInstant), 'created modified'),
});
export const createPromotionGroup: Reader = /* @__PURE__ */ readPromotionGroup;
export const listPromotionGroups: Reader = /* @__PURE__ */ record({
  promotionGroups: whole(readPromotionGroup),
});
export const updatePromotionGroup: Reader = /* @__PURE__ */ readPromotionGroup;
