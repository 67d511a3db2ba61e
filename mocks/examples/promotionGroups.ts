import type { Examples } from './example';

export const promotionGroupsExamples = {} satisfies Examples;
