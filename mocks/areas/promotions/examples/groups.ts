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
  updatePromotionGroup: async (call) => {
    const { id, modified } = await call(createPromotionGroup, {
      params: event,
      body: { name: 'Bloggers', description: 'Ask for a press card.' },
    });
    return exampleOf(updatePromotionGroup, {
      params: { ...event, promotionGroupId: id },
      body: { name: 'Bloggers and press', description: 'Ask for a press card.', modified },
    });
  },
  deletePromotionGroup: exampleOf(deletePromotionGroup, {
    params: { ...event, promotionGroupId: 'group-partners' },
  }),
} satisfies Examples;
