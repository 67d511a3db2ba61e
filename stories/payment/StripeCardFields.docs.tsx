import { StripeCardFields } from '../../src/themed/payment/StripeCardFields';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  StripeCardFields: {
    from: 'boxoffice/payments',
    components: { StripeCardFields },
    purpose: 'Stripe’s card field in the widget’s look, with the cards that are taken beside it.',
    parts: [],
    does: ['Give the option the loader, not the script: nothing is loaded before it is needed.'],
    donts: ['Show a card mark that the account does not take.'],
    accessibility: [
      'Stripe’s frame is labelled and tells its errors to the summary.',
      'Below 336 px two marks remain, and all names are still read.',
    ],
    keyboard: [['Tab', 'Into and through Stripe’s frame']],
    related: ['HostedCardFields', 'CardMarks'],
  },
} satisfies PageDocs;
