import { Branding, OrderSummary } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { hold, widgetConfig } from '../fixtures/orders';

export const docs = {
  OrderSummary: {
    from: 'boxoffice',
    components: { OrderSummary },
    purpose:
      'What is being bought and what it comes to, on the stub. A section beside a wide form, a disclosure above a narrow one.',
    usage: '<OrderSummary hold={hold} widget={widget} />',
    parts: [
      { name: 'Summary', at: 'section' },
      { name: 'Heading', at: 'h2' },
      {
        name: 'Lines',
        at: 'h2 + div',
        note: 'A receipt: name, quantity and subtotal on a line; price, fee and tax on lines below',
      },
      { name: 'Tear', at: 'section > [aria-hidden=true]' },
    ],
    does: ['Give it the held transaction as it came: totals are the server’s.'],
    donts: ['Add up yourself.', 'Show a second one.'],
    accessibility: [
      'A named section; as a disclosure its button says whether it is open, and the total stays in sight.',
    ],
    keyboard: [['Enter or Space', 'Opens or closes it, where it is a disclosure']],
    related: ['Stub', 'RegistrationLayout'],
    draw: () => <OrderSummary hold={hold} widget={widgetConfig} form="section" />,
  },
  Branding: {
    from: 'boxoffice',
    components: { Branding },
    purpose: 'Who sells the tickets, quietly, below the summary.',
    usage: '<Branding />',
    parts: [{ name: 'Line', at: 'p' }],
    does: ['Leave it where `RegistrationLayout` puts it.'],
    donts: ['Make it larger than a line.'],
    accessibility: ['Plain text.'],
    keyboard: [],
    related: ['RegistrationLayout'],
    draw: () => <Branding />,
  },
} satisfies PageDocs;
