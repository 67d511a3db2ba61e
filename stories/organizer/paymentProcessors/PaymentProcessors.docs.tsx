import { PaymentProcessorsView, PaymentProcessorView } from '../../../src/organizer/paymentProcessors';
import { PaymentProcessors } from '../../../src/organizer/paymentProcessors/PaymentProcessorsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  PaymentProcessorsScreen: {
    from: 'boxoffice/organizer',
    components: { PaymentProcessorsScreen: PaymentProcessors, PaymentProcessorsView, PaymentProcessorView },
    purpose: 'The contracts that an account’s events take money through, and the keys they work with.',
    usage: '<PaymentProcessorsScreen accountId="77" />',
    parts: [
      { name: 'Head', at: 'header', note: 'With the way to the payouts' },
      { name: 'Filters', at: '[role=search]' },
      { name: 'List', at: '[role=grid]' },
    ],
    does: ['Keep `view` and `processor` in the address of your page.'],
    donts: ['Put keys into the address, or into anything the page logs.'],
    accessibility: [
      'What a processor is waiting for is a word in its row, not a colour.',
      'A window that the browser blocked becomes a link, and what came of it is read aloud.',
    ],
    keyboard: [
      ['Tab', 'Filters, list, pages'],
      ['Arrows', 'From cell to cell'],
      ['Enter', 'Opens the processor'],
    ],
    related: ['ConnectedAccounts', 'SaleSettingsScreen', 'DataTable'],
    draw: () => <PaymentProcessors accountId="77" />,
  },
} satisfies PageDocs;
