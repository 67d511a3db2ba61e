import type { Promotion } from '../sale/terms';
import { variant, withWidget } from './variant';

/** The link to its page has this parameter: `?promo=LANTERN20`. @public */
export const codeOfTheLink = 'LANTERN20';

const fifteenOff = { percentOff: 15, discounts: ['3001', '3002'], reveals: [] } satisfies Partial<Promotion>;

/** One code for everything that can become of one. */
export const promotionCodes = variant('promotionCodes', {
  promotions: [
    { code: 'LANTERN20', percentOff: 20, discounts: ['3002'], reveals: ['3003'] },
    { code: 'STAGEDOOR', percentOff: 0, discounts: [], reveals: ['3003'] },
    { code: 'ONTHEHOUSE', percentOff: 100, discounts: ['3001'], reveals: [], maxTickets: 1 },
    { code: 'WINTER10', ...fifteenOff, end: '2026-01-31T23:59:59-05:00' },
    { code: 'CLASSROOM', ...fifteenOff, start: '2026-03-02T08:00:00-05:00' },
    { code: 'FRIENDS', ...fifteenOff, uses: 0 },
  ],
});

export const noCodes = withWidget('noCodes', { includePromoCode: false });

/** Nobody can enter a code; the link has one all the same. */
export const codeOfLink = withWidget('codeOfLink', { includePromoCode: false });
