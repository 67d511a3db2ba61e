import {
  assignPromotionsToGroup,
  createPromotion,
  createPromotionsInBulk,
  deletePromotion,
  deletePromotionAsAdmin,
  emailPromotions,
  getPromotion,
  importPromotions,
  listPromotions,
  updatePromotion,
} from '../../../../src/contract';
import { conference, exampleOf, type Example, type Examples } from '../../example';

const event = { accountId: '77', eventId: '1001' };

const fileOf = (tickets: string) =>
  new Blob(
    [
      'code,percentOff,discountedTicketTypeIds,end,maxUses,note\n' +
        `PAPERSMITH,15,${tickets},2026-05-01T00:00:00-04:00,50,For customers of Papersmith\n` +
        `OPENWORK,15,${tickets},2026-05-01T00:00:00-04:00,50,\n`,
    ],
    { type: 'text/csv' },
  );

const updated: Example = async (call) => {
  const params = { ...event, promotionId: 'CLASSROOM' };
  const { modified } = await call(getPromotion, { params });
  return exampleOf(updatePromotion, {
    params,
    body: {
      code: 'CLASSROOM',
      percentOff: 50,
      discountedTicketTypeIds: ['3001'],
      revealedTicketTypeIds: [],
      start: '2026-03-02T08:00:00-05:00',
      promotionGroupId: 'group-schools',
      note: 'For a class and its teacher.',
      modified,
    },
  });
};

export const promotionsExamples = {
  createPromotion: exampleOf(createPromotion, {
    params: event,
    body: {
      code: 'PIERSIDE',
      percentOff: 10,
      discountedTicketTypeIds: ['3001', '3002'],
      revealedTicketTypeIds: [],
      start: '2026-02-16T09:00:00-05:00',
      end: '2026-03-01T00:00:00-05:00',
      maxUses: 100,
      promotionGroupId: 'group-newsletter',
    },
  }),
  listPromotions: exampleOf(listPromotions, { params: event, query: { status: 'ACTIVE', page: 0, size: 5 } }),
  getPromotion: exampleOf(getPromotion, { params: { ...event, promotionId: 'LANTERN20' } }),
  updatePromotion: updated,
  deletePromotion: exampleOf(deletePromotion, { params: { ...event, promotionId: 'WINTER10' } }),
  createPromotionsInBulk: exampleOf(createPromotionsInBulk, {
    params: event,
    body: {
      bulkQuantity: 25,
      prefix: 'SCHOOL-',
      percentOff: 40,
      discountedTicketTypeIds: ['3001'],
      revealedTicketTypeIds: [],
      maxUses: 1,
      promotionGroupId: 'group-schools',
    },
  }),
  assignPromotionsToGroup: exampleOf(assignPromotionsToGroup, {
    params: event,
    body: { ids: ['FRIENDS', 'STAGEDOOR'], promotionGroupId: 'group-speakers' },
  }),
  emailPromotions: exampleOf(emailPromotions, {
    params: event,
    body: {
      ids: ['TIDEWATER'],
      recipients: ['amara@tidewater.example', 'ruth@tidewater.example'],
      subject: 'Bring your customers to the pier',
      text: 'This code takes 15% off for them.',
    },
  }),
  importPromotions: (_call, { id } = conference) => {
    const file = fileOf(`${id('3001')};${id('3002')}`);
    return Promise.resolve(
      exampleOf(importPromotions, { params: event, body: { file, promotionGroupId: 'group-partners' } }),
    );
  },
  deletePromotionAsAdmin: exampleOf(deletePromotionAsAdmin, {
    params: { eventId: '1001', promotionId: 'LANTERN20' },
  }),
} satisfies Examples;
