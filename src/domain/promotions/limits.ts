/** What the contract allows (`PromotionDraft`, `PromotionBulk`, `PromotionGroupDraft`, `PromotionEmail`). */
export const promotionLimits = {
  code: 40,
  prefix: 20,
  note: 500,
  bulk: 5_000,
  groupName: 100,
  groupDescription: 500,
  subject: 200,
  text: 10_000,
  recipients: 500,
} as const;

/** Of a code, in any case. */
export const isCodeText = (text: string): boolean => /^[A-Z0-9_-]*$/i.test(text);
