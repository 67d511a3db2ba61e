import { cardBrands } from '../../src/domain';
import { widgetConfig } from '../fixtures/orders';
import { now, openFake } from '../fixtures/hostedCard';
import { HostedCardFields } from '../../src/payments/spreedly/ui/HostedCardFields';
import type { PageDocs } from '../docs/component/ComponentDocs';

const open = openFake();
const brands = cardBrands(widgetConfig);

export const docs = {
  HostedCardFields: {
    from: 'boxoffice/payments',
    components: { HostedCardFields },
    purpose:
      'Card fields of a vault (Spreedly): number and code are typed into its frames and never reach the page.',
    usage: `
      <HostedCardFields
        open={open}
        brands={['visa', 'mastercard']}
        onReady={onReady}
      />`,
    parts: [
      { name: 'Fields', at: 'fieldset' },
      { name: 'Label', at: 'label' },
      {
        name: 'Place of a frame',
        at: '[role=group]',
        note: 'The vault’s; it takes the theme’s font and colours',
      },
    ],
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
    draw: () => (
      <HostedCardFields
        open={open}
        brands={brands}
        clock={{ now }}
        onReady={() => undefined}
        onProblems={() => undefined}
      />
    ),
  },
} satisfies PageDocs;
