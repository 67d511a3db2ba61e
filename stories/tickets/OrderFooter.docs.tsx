import { OrderFooter } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { orderOf, plainTickets, scenarios } from '../fixtures/tickets';

const { totals, currency } = orderOf(scenarios.conference, plainTickets, { '3001': 1 });

export const docs = {
  OrderFooter: {
    from: 'boxoffice',
    components: { OrderFooter },
    purpose:
      'What it comes to, and the ways to order: the one filled button of the screen, and beside it those that take longer.',
    usage: `
      <OrderFooter
        totals={totals}
        currency={currency}
        pending={false}
        unavailable={false}
        busy={null}
        invoiceLabel=""
        bitcoinLabel={null}
        cards={['visa', 'mastercard']}
        addsTax
        onOrder={onOrder}
      />`,
    parts: [
      { name: 'Total', at: '[role=status]', note: 'Muted while it is asked for again; never counted up' },
      {
        name: 'Order',
        at: 'button',
        note: '52 px; the only filled button; at the end of the window with the total',
      },
      { name: 'Tear', at: '[aria-hidden=true]' },
    ],
    does: [
      'Pass the server’s totals, in minor units.',
      'Leave a label empty to have the specification’s words.',
    ],
    donts: ['Hide the buttons while nothing is chosen: they say what is missing.'],
    accessibility: [
      'An unavailable button is `aria-disabled`; its reason stands beside it, and is an alert after a press.',
      'Busy buttons keep their width and words.',
    ],
    keyboard: [['Enter or Space', 'Orders']],
    related: ['Stub', 'Button', 'TicketSelection'],
    draw: () => (
      <OrderFooter
        totals={totals}
        currency={currency}
        pending={false}
        unavailable={false}
        busy={null}
        invoiceLabel=""
        bitcoinLabel={null}
        cards={['visa', 'mastercard']}
        addsTax
        onOrder={() => undefined}
      />
    ),
  },
} satisfies PageDocs;
