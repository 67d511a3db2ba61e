import { PaymentPicker } from '../../src/themed/payment/PaymentPicker';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  PaymentPicker: {
    from: 'boxoffice/payments',
    components: { PaymentPicker },
    purpose: 'Which of several ways to pay. With one way it is not shown.',
    parts: [],
    does: [
      'Order the ways as the organizer did.',
      'Keep what was typed for one way while another is looked at.',
    ],
    donts: ['Choose for the buyer on a change of their order.'],
    accessibility: ['A group of radios; what belongs to the chosen one follows it in the order of reading.'],
    keyboard: [['Arrow keys', 'Choose a way']],
    related: ['CardMarks', 'Checkbox'],
  },
} satisfies PageDocs;
