import { CheckingPayment, ConfirmationFailure, OrderOutcome } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  OrderOutcome: {
    from: 'boxoffice',
    components: { OrderOutcome, CheckingPayment, ConfirmationFailure },
    purpose:
      'Every end of an order that is no success – failed, refunded, cancelled, expired, not found – and the wait before one is known.',
    usage: '<OrderOutcome order={order} onOrderAgain={onOrderAgain} />',
    parts: [
      { name: 'Panel', at: 'section' },
      { name: 'Icon', at: 'svg' },
      { name: 'Title', at: 'h2', note: 'Takes the focus' },
      { name: 'Way on', at: 'button', note: 'The filled button of this screen' },
    ],
    does: ['Say what became of the money first.'],
    donts: ['Offer another try where it would not help: a link that is cut off stays so.'],
    accessibility: ['A panel whose heading takes the focus; the wait is a status.'],
    keyboard: [['Enter or Space', 'Presses its one action']],
    related: ['Confirmation', 'StatePanel'],
    draw: () => <OrderOutcome order={null} onOrderAgain={() => undefined} />,
  },
} satisfies PageDocs;
