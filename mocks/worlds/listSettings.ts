import { northlight } from './northlight';
import { variant, withWidget } from './variant';

/** The organizer's words wherever there may be some. */
export const ownWords = withWidget('ownWords', {
  title: 'Come aboard',
  noTicketsText: 'All gone – ask at the door',
  ctaFree: 'Save my seat',
  ctaCreditCard: 'Pay and board',
});

export const noTicketsOwnWords = withWidget(
  'noTicketsOwnWords',
  { noTicketsHeader: 'The box office opens on March 2 at noon.' },
  { ticketTypes: [], promotions: [], orders: [] },
);

export const backButton = withWidget('backButton', { enableBackButton: true });

/** Prices have the fees in them, and no column says so. */
export const feesHidden = withWidget('feesHidden', { showFees: false });

/** Tax is in the prices and not a matter of the checkout. */
export const taxIncluded = withWidget('taxIncluded', { taxOnCheckout: false });

/** An order is of two to four tickets, in the organizer's words. */
export const quantityRules = withWidget('quantityRules', {
  minRule: 2,
  minRuleMessage: 'This is an evening for two: please choose at least two tickets.',
  maxRule: 4,
  maxRuleMessage: 'A boat takes four. Please make another order for those who are left.',
});

/** The same rules in the words of the catalogue. */
export const quantityRulesPlain = withWidget('quantityRulesPlain', {
  minRule: 2,
  maxRule: 4,
  maxRuleMessage: '',
});

export const noDefaultQuantity = variant('noDefaultQuantity', {
  siteConf: { ...northlight.siteConf, features: { disableDefaultQuantity: true } },
  ticketTypes: northlight.ticketTypes.filter(({ id }) => id === '3001'),
  promotions: [],
});
