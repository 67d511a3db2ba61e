import { HotLeadsView } from '../../../src/organizer/hotLeads';
import { HotLeads } from '../../../src/organizer/hotLeads/HotLeadsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const orderHrefOf = (id: string) => `#${id}`;

export const docs = {
  HotLeadsScreen: {
    from: 'boxoffice/organizer',
    components: { HotLeadsScreen: HotLeads, HotLeadsView },
    purpose:
      'Buyers who began to register: found, filtered by what became of them, and exported. `HotLeadsView` is the same by props.',
    usage: `
      <HotLeadsScreen
        accountId="77"
        eventId="1001"
        orderHrefOf={(orderId) => \`/admin/orders/\${orderId}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Its button exports what matches' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'List', at: '[role=grid]' },
      { name: 'Lead', at: 'tbody [role=row]', note: 'Its email writes to them' },
    ],
    does: [
      'Give `orderHrefOf`: whoever ordered after all leads to the order.',
      'Keep `view` in the address of your page.',
    ],
    donts: ['Write to somebody whose consent your law asks for and the column says was not given.'],
    accessibility: [
      'One grid with one tab stop; links in it take the focus of their cells.',
      'What became of a lead is a word, not a color.',
    ],
    keyboard: [
      ['Arrow keys', 'From cell to cell of the list'],
      ['Enter', 'Follows the link of the cell'],
    ],
    related: ['ContactsScreen', 'OrdersScreen', 'ExportButton', 'DataTable'],
    draw: () => <HotLeads accountId="77" eventId="1001" orderHrefOf={orderHrefOf} />,
  },
} satisfies PageDocs;
