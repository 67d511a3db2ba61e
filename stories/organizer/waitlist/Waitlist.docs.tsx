import { WaitlistView } from '../../../src/organizer/waitlist';
import { Waitlist } from '../../../src/organizer/waitlist/WaitlistScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const orderHrefOf = (id: string) => `#${id}`;

export const docs = {
  WaitlistScreen: {
    from: 'boxoffice/organizer',
    components: { WaitlistScreen: Waitlist, WaitlistView },
    purpose:
      'Who waits for sold-out ticket types: found, offered places, removed and exported. `WaitlistView` is the same by props.',
    usage: `
      <WaitlistScreen
        accountId="77"
        eventId="1001"
        orderHrefOf={(orderId) => \`/admin/orders/\${orderId}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Its button exports what matches' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'List', at: '[role=grid]', note: 'Who came first at the top' },
      { name: 'Entry', at: 'tbody [role=row]', note: 'Chosen ones are offered places, or removed' },
    ],
    does: [
      'Give `orderHrefOf`: whoever bought leads to the order.',
      'Keep `view` in the address of your page.',
    ],
    donts: ['Offer more places than are free without saying so to those who wait.'],
    accessibility: [
      'One grid with one tab stop; links in it take the focus of their cells.',
      'What became of somebody is a word, not a color.',
    ],
    keyboard: [
      ['Arrow keys', 'From cell to cell of the list'],
      ['Space', 'Chooses the row'],
      ['Enter', 'Follows the link of the cell'],
    ],
    related: ['HotLeadsScreen', 'PromotionsScreen', 'TicketTypeEditor', 'DataTable'],
    draw: () => <Waitlist accountId="77" eventId="1001" orderHrefOf={orderHrefOf} />,
  },
} satisfies PageDocs;
