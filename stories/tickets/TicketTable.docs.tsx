import { TicketTable } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { setting, ticket } from '../fixtures/tickets';

export const docs = {
  TicketTable: {
    from: 'boxoffice',
    components: { TicketTable },
    purpose:
      'The ticket types one can buy, each with its price, what is left of it, and how many one takes. One framed table, cards below 560 px.',
    parts: [
      {
        name: 'Table',
        at: '[role=table]',
        note: 'One frame with hairlines; its own width decides, not the window’s',
      },
      {
        name: 'Row',
        at: '[role=row][data-highlight]',
        note: 'Open: raised; offer: highlighted; closed: on the ground, regular weight',
      },
      {
        name: 'About',
        at: '[role=row][data-highlight] [role=cell], [role=row][data-highlight] [role=rowheader]',
      },
      { name: 'Quantity', at: '[role=row][data-highlight] select', note: '84 × 44, the browser’s own list' },
    ],
    does: [
      'Keep the objects of tickets that did not change: their rows are not drawn again.',
      'Say why a row is closed, beside where its quantity would be.',
    ],
    donts: ['Tint the rows that were chosen: the quantity’s edge says it.', 'Sort it: the organizer did.'],
    accessibility: [
      'A table also where it looks like cards; quantities are named “Quantity: General Admission” and described by when the sale ends.',
      'Forty rows and more are drawn when they come near; the table still says how many there are.',
    ],
    keyboard: [
      ['Tab', 'From quantity to quantity'],
      ['Arrow keys, digits', 'Choose a quantity'],
    ],
    related: ['TicketSelection', 'TicketPicker', 'NativeSelect'],
    draw: () => (
      <TicketTable
        {...setting}
        tickets={[ticket.onSale, ticket.soldOut]}
        selection={{}}
        onSelectionChange={() => undefined}
        showFees
      />
    ),
  },
} satisfies PageDocs;
