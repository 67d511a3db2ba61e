import { TicketsView } from '../../../src/organizer/orders';
import { TicketsScreen } from '../../../src/organizer/orders/TicketsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  TicketsScreen: {
    from: 'boxoffice/organizer',
    components: { TicketsScreen, TicketsView },
    purpose:
      'Everybody who has a ticket: found by name, address or number, opened, transferred, and sent again or exported, one or several at once. `TicketsView` is the same by props.',
    usage: '<TicketsScreen eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'List', at: '[role=grid]' },
      { name: 'Ticket', at: 'tbody [role=row]', note: 'Opens beside the list' },
    ],
    does: ['Give `hrefOf`, so that a ticket leads to its order.', 'Keep `view` in the address of your page.'],
    donts: ['Use it to let people in at the door: a status may be a moment old.'],
    accessibility: [
      'One grid with one tab stop; the opened ticket is a landmark beside it, or a dialog above it.',
    ],
    keyboard: [
      ['Arrow keys', 'From cell to cell of the list'],
      ['Enter', 'Opens the ticket'],
      ['Escape', 'Closes it'],
    ],
    related: ['OrdersScreen', 'DataTable', 'Drawer'],
    draw: () => <TicketsScreen eventId="1001" pageSize={3} />,
  },
} satisfies PageDocs;
