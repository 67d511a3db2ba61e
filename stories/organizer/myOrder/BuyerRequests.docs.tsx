import { BuyerRequestsView } from '../../../src/organizer/myOrder';
import { BuyerRequests } from '../../../src/organizer/myOrder/BuyerRequestsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const orderHrefOf = (id: string) => `#${id}`;

export const docs = {
  BuyerRequestsScreen: {
    from: 'boxoffice/organizer',
    components: { BuyerRequestsScreen: BuyerRequests, BuyerRequestsView },
    purpose:
      'Transfers and cancellations that buyers requested: found, approved or declined, several at once too, and exported. `BuyerRequestsView` is the same by props.',
    usage: `
      <BuyerRequestsScreen
        eventId="1001"
        orderHrefOf={(orderId) => \`/admin/orders/\${orderId}\`}
        settingsHref="/admin/my-order-settings"
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Leads to the settings; its button exports what matches' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'List', at: '[role=grid]', note: 'Open requests at the top' },
      {
        name: 'Choice',
        at: '[role=checkbox], tbody input[type=checkbox]',
        note: 'Approves or declines several at once',
      },
      { name: 'Request', at: 'tbody [role=row]', note: 'Opens beside the list, where it is decided' },
    ],
    does: [
      'Give `orderHrefOf`: a paid order is refunded on its own page before its cancellation is approved.',
      'Give `requestsHref` to `OrderScreen`: the order then says when its buyer waits for a decision.',
    ],
    donts: ['Approve a cancellation to give money back: approving never refunds.'],
    accessibility: [
      'One grid with one tab stop; links in it take the focus of their cells.',
      'Before several are decided it is said to how many it can happen; after it, which failed, and why.',
      'After a decision the focus goes to its status, and what became of it is read aloud.',
    ],
    keyboard: [
      ['Arrow keys', 'From cell to cell of the list'],
      ['Enter', 'Opens the request, or follows the link of the cell'],
      ['Escape', 'Closes the request'],
    ],
    related: ['MyOrderSettingsScreen', 'OrderScreen', 'MyOrder'],
    draw: () => <BuyerRequests eventId="1001" orderHrefOf={orderHrefOf} settingsHref="#settings" />,
  },
} satisfies PageDocs;
