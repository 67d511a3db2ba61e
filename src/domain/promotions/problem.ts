import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** What was tried with a promotion. */
export type PromotionStep = 'save' | 'delete' | 'send' | 'other';

/** It was used, or can't be used any more. */
const notNow = 4091;

/** Why something was not done with a promotion, in words an organizer can act on. */
export const promotionProblem =
  (step: PromotionStep) =>
  (failure: SaveFailure): SaveProblem => {
    const { isUncertain, code, message } = failure;
    if (isUncertain && step !== 'save')
      return { message: { key: 'organizer.promotions.failed.uncertain' }, isUncertain };
    if (code !== notNow) return saveProblem(failure);
    if (step === 'save') return { message: { key: 'organizer.promotions.failed.codeUsed' }, field: 'code' };
    if (step === 'delete') return { message: { key: 'organizer.promotions.failed.used' } };
    return { message: { key: 'organizer.promotions.failed.notUsable', ...(message && { text: message }) } };
  };
