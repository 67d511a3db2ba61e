import { HostedCardFields } from '../../src/themed/payment/HostedCardFields';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  HostedCardFields: {
    from: 'boxoffice/payments',
    components: { HostedCardFields },
    purpose:
      'Card fields of a vault (Spreedly): number and code are typed into its frames and never reach the page.',
    parts: [],
    does: [
      'Load the vault’s script late: `spreedlyPaymentOption` does.',
      'Let the frames take the theme’s font and colours.',
    ],
    donts: ['Read, keep or log what is typed.'],
    accessibility: [
      'Labels press into the frames; errors are tied to them and stand in the summary.',
      'Each frame has a title.',
    ],
    keyboard: [['Tab', 'From frame to frame']],
    related: ['StripeCardFields', 'PaymentPicker'],
  },
} satisfies PageDocs;
