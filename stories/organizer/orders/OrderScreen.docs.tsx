import { OrderDetails, OrderView } from '../../../src/organizer/orders';
import { OrderScreen } from '../../../src/organizer/orders/OrderScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';
import { orderLike, timeZone } from './orders.fixtures';

export const docs = {
  OrderScreen: {
    from: 'boxoffice/organizer',
    components: { OrderScreen, OrderView },
    purpose:
      'One order in full: its tickets, attendees, payments, invoice and history, and all that can be done with it. `OrderView` is the same by props.',
    usage: `
      <OrderScreen
        eventId="1001"
        orderId="2000-4817"
        ordersHref="/admin/orders"
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'What can’t be done with this order is not offered' },
      { name: 'Way back', at: 'header a' },
      {
        name: 'Tickets',
        at: 'section',
        note: 'Each with who comes, what they answered, and what can be done',
      },
      { name: 'Facts', at: 'dl' },
    ],
    does: [
      'Give `swapHrefOf`, so that the buyer’s link of a swap can be copied. It can be withdrawn without.',
      'Give `ordersHref`, so that there is a way back.',
    ],
    donts: ['Put its address into a log: it names an order.'],
    accessibility: [
      'Each action asks in a dialog that is named by what it will do, and gives the focus back.',
      'What was done is a status; why something could not be done is an alert.',
    ],
    keyboard: [
      ['Tab', 'Way back, actions, then each ticket’s'],
      ['Escape', 'Closes a question without doing anything'],
    ],
    related: ['OrdersScreen', 'OrderDetails', 'TicketsScreen'],
    draw: () => <OrderScreen eventId="1001" orderId="2000-4817" ordersHref="#orders" />,
  },
  OrderDetails: {
    from: 'boxoffice/organizer',
    components: { OrderDetails },
    purpose: 'Total, status and the plain facts of one order.',
    usage: '<OrderDetails order={order} timeZone="America/New_York" />',
    parts: [
      { name: 'Total', at: 'p', note: 'Tabular figures' },
      { name: 'Facts', at: 'dl' },
      { name: 'Name of a fact', at: 'dt' },
      { name: 'Address', at: 'a', note: 'Left to right in every language' },
    ],
    does: ['Give it the event’s zone: when an order was placed is told in it.'],
    donts: ['Add facts of your own between: put them after it.'],
    accessibility: ['A description list. Addresses and numbers keep their direction in every language.'],
    keyboard: [['Tab', 'Reaches the buyer’s address']],
    related: ['OrderScreen', 'Drawer', 'Facts'],
    draw: () => <OrderDetails order={orderLike(({ status }) => status === 'paid')} timeZone={timeZone} />,
  },
} satisfies PageDocs;
