import { cardBrands } from '../../src/domain';
import { widgetConfig } from '../fixtures/orders';
import { methodsToPick } from '../fixtures/paymentMethods';
import { PaymentPicker } from '../../src/themed/payment/PaymentPicker';
import type { PageDocs } from '../docs/component/ComponentDocs';

const brands = cardBrands(widgetConfig);

export const docs = {
  PaymentPicker: {
    from: 'boxoffice/payments',
    components: { PaymentPicker },
    purpose: 'Which of several ways to pay. With one way it is not shown.',
    usage: `
      <PaymentPicker
        methods={methods}
        picked={picked}
        onPick={onPick}
        brands={['visa', 'mastercard']}
      />`,
    parts: [
      { name: 'Group', at: '[role=radiogroup]' },
      { name: 'Way', at: 'label', note: 'Its whole width can be pressed' },
      { name: 'Radio', at: '[type=radio]' },
    ],
    does: [
      'Order the ways as the organizer did.',
      'Keep what was typed for one way while another is looked at.',
    ],
    donts: ['Choose for the buyer on a change of their order.'],
    accessibility: ['A group of radios; what belongs to the chosen one follows it in the order of reading.'],
    keyboard: [['Arrow keys', 'Choose a way']],
    related: ['CardMarks', 'Checkbox'],
    draw: () => (
      <PaymentPicker
        methods={methodsToPick('stripe', 'bitcoin', 'invoice')}
        picked="stripe"
        onPick={() => undefined}
        brands={brands}
      />
    ),
  },
} satisfies PageDocs;
