import type { Instant } from '../../../../src/contract';
import type { Promotion } from '../../../sale/terms';
import type { RecordsOf } from '../../recordsOf';

/** A promotion that an event's sale begins with; from then on they are its world's. */
interface StoredPromotion extends Promotion {
  id: string;
}

/** A code that somebody was written. */
interface StoredPromotionEmail {
  id: string;
  promotionIds: string[];
  to: string;
  subject: string;
  text: string;
  sentDate: Instant;
}

/** Tables of this area, by name. Scope: the event. */
export interface PromotionsTables {
  promotions: StoredPromotion;
  promotionEmails: StoredPromotionEmail;
}

export const promotionsRecords: RecordsOf<PromotionsTables> = {
  promotions: {
    '1002': [
      {
        id: 'promotion-ropewalk',
        code: 'ROPEWALK',
        percentOff: 10,
        discounts: [],
        reveals: [],
        uses: 20,
        created: '2026-01-14T10:00:00.000Z',
        modified: '2026-01-14T10:00:00.000Z',
      },
    ],
  },
  promotionEmails: {
    '1001': [
      {
        id: 'promotion-email-1',
        promotionIds: ['LANTERN20'],
        to: 'hana@papersmith.example',
        subject: 'A lantern for you',
        text: 'Thank you for last year. This code takes a fifth off the Two-Day Pass and opens the Backstage Tour.',
        sentDate: '2026-02-04T09:15:00.000Z',
      },
    ],
  },
};
