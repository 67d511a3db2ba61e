import { cardBrands } from '../../src/domain';
import { widgetConfig } from '../fixtures/orders';
import { traitsOf } from '../../src/payments/registry';
import { PaymentPicker } from '../../src/themed/payment/PaymentPicker';
import type { PageDocs } from '../docs/component/ComponentDocs';

const brands = cardBrands(widgetConfig);

export const docs = {
  PaymentPicker: {
    from: 'boxoffice/payments',
    components: { PaymentPicker },
    purpose: 'Which of several ways to pay. With one way it is not shown.',
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
        methods={['stripe', 'bitcoin', 'invoice'].map(traitsOf)}
        picked="stripe"
        onPick={() => undefined}
        brands={brands}
      />
    ),
  },
} satisfies PageDocs;
