import { wholeTable } from '../../../src/domain';
import { OrdersView, OrderStatusTag, TicketStatusTag } from '../../../src/organizer/orders';
import { OrdersScreen } from '../../../src/organizer/orders/OrdersScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';
import { counts, everyOrder, firstPage, ticketTypes, timeZone } from './orders.fixtures';

const nothing = () => undefined;

export const docs = {
  OrdersScreen: {
    from: 'boxoffice/organizer',
    components: { OrdersScreen, OrdersView },
    purpose:
      'The orders made for an event: found, sorted, opened, sent again, refunded, cancelled while nobody paid, and exported. `OrdersView` is the same by props.',
    usage: `
      <OrdersScreen
        eventId="1001"
        hrefOf={(orderId) => \`/admin/orders/\${orderId}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Its one action exports what the filter finds' },
      {
        name: 'Status',
        at: '[role=group]',
        note: 'Each with its count; those there are none of are left out',
      },
      { name: 'Filter', at: '[role=search]' },
      { name: 'List', at: '[role=grid]', note: 'Cards where there is no room for columns' },
      { name: 'Order', at: 'tbody [role=row]', note: 'Opens beside the list' },
      { name: 'Pages', at: 'nav' },
    ],
    does: [
      'Keep `view` and `openedId` in the address of your page, so that a list can be shared.',
      'Give `hrefOf`, so that an order has a page of its own.',
    ],
    donts: [
      'Mount it for somebody without the right to see buyers: ask the backend first.',
      'Log what it shows.',
    ],
    accessibility: [
      'One grid with one tab stop; statuses are words as well as colours.',
      'A search is sent when typing rests; how many were found is a status.',
    ],
    keyboard: [
      ['Tab', 'Export, statuses, filter, list, pages'],
      ['Arrow keys', 'From cell to cell of the list'],
      ['Enter', 'Opens the order beside the list'],
      ['Escape', 'Closes it'],
    ],
    related: ['OrderScreen', 'TicketsScreen', 'DataTable', 'ExportButton', 'Drawer'],
    draw: () => (
      <OrdersView
        counts={counts}
        ticketTypes={ticketTypes}
        timeZone={timeZone}
        orders={firstPage.slice(0, 3)}
        total={everyOrder.length}
        size={3}
        view={wholeTable}
        openedId={null}
        onViewChange={nothing}
        onRetry={nothing}
        onOpenedIdChange={nothing}
        makeExport={() => Promise.resolve({ file: new Blob(), name: 'orders.csv' })}
      />
    ),
  },
  OrderStatusTag: {
    from: 'boxoffice/organizer',
    components: { OrderStatusTag, TicketStatusTag },
    purpose: 'Where an order stands, or whether a ticket lets in: in a colour and in a word.',
    usage: '<OrderStatusTag status="paid" />',
    parts: [{ name: 'Tag', at: 'span' }],
    does: ['Use it wherever an order’s or a ticket’s status is shown: the words are the same everywhere.'],
    donts: ['Explain a status in it: that is said where something can be done about it.'],
    accessibility: ['The word says it; the colour only helps to find it.'],
    keyboard: [],
    related: ['Tag', 'OrdersScreen'],
    draw: () => <OrderStatusTag status="paid" />,
  },
} satisfies PageDocs;
