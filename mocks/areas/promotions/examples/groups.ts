import {
  createPromotionGroup,
  deletePromotionGroup,
  listPromotionGroups,
  updatePromotionGroup,
} from '../../../../src/contract';
import { exampleOf, type Examples } from '../../example';

const event = { accountId: '77', eventId: '1001' };

export const promotionGroupsExamples = {
  createPromotionGroup: exampleOf(createPromotionGroup, {
    params: event,
    body: { name: 'Alumni', description: 'Whoever came in one of the years before.' },
  }),
  listPromotionGroups: exampleOf(listPromotionGroups, { params: event }),
  updatePromotionGroup: exampleOf(updatePromotionGroup, {
    params: { ...event, promotionGroupId: 'group-press' },
    body: {
      name: 'Press and bloggers',
      description: 'Ask for a press card.',
      modified: '2026-02-04T08:20:00.000Z',
    },
  }),
  deletePromotionGroup: exampleOf(deletePromotionGroup, {
    params: { ...event, promotionGroupId: 'group-partners' },
  }),
} satisfies Examples;
