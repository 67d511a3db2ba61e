import { createFakeStripeLoader } from '../../mocks/gateways/fakeStripe';
import { createStripeLedger } from '../../mocks/gateways/stripeLedger';
import { cardBrands } from '../../src/domain';
import { widgetConfig } from '../fixtures/orders';
import { StripeCardFields } from '../../src/payments/stripe/ui/StripeCardFields';
import type { PageDocs } from '../docs/component/ComponentDocs';

const load = createFakeStripeLoader({ ledger: createStripeLedger() });
const brands = cardBrands(widgetConfig);

export const docs = {
  StripeCardFields: {
    from: 'boxoffice/payments',
    components: { StripeCardFields },
    purpose: 'Stripe’s card field in the widget’s look, with the cards that are taken beside it.',
    usage: `
      <StripeCardFields
        load={load}
        brands={['visa', 'mastercard']}
        onReady={onReady}
      />`,
    parts: [
      { name: 'Fields', at: '[aria-busy]' },
      { name: 'Label', at: 'label' },
      { name: 'Name on the card', at: 'input' },
    ],
    does: ['Give the option the loader, not the script: nothing is loaded before it is needed.'],
    donts: ['Show a card mark that the account does not take.'],
    accessibility: [
      'Stripe’s frame is labelled and tells its errors to the summary.',
      'Below 336 px two marks remain, and all names are still read.',
    ],
    keyboard: [['Tab', 'Into and through Stripe’s frame']],
    related: ['HostedCardFields', 'CardMarks'],
    draw: () => (
      <StripeCardFields
        load={load}
        brands={brands}
        onReady={() => undefined}
        onCardChange={() => undefined}
        onCardFieldBlur={() => undefined}
        onCardNameChange={() => undefined}
      />
    ),
  },
} satisfies PageDocs;
