import { setting, ticket } from '../fixtures/tickets';
import { TicketPicker, type TicketPickerLabels } from '../../src/headless';
import type { PageDocs } from '../docs/component/ComponentDocs';

/** A partner brings words of their own. */
const labels: TicketPickerLabels = {
  say: ({ key }) => key,
  quantity: (name) => `Quantity of ${name}`,
  free: 'Free of charge',
  chooseFirst: (names) => `Needs ${names}`,
};

export const docs = {
  TicketPicker: {
    from: 'boxoffice/headless',
    components: { TicketPicker },
    purpose:
      'The behaviour of the ticket list without any looks: `TicketPicker.Root`, `.Row`, `.Name`, `.Quantity` and others. Your elements, your CSS; rules, words and accessibility from us.',
    usage: `
      <TicketPicker.Root
        selection={selection}
        onSelectionChange={onSelectionChange}
        now={now}
        timeZone="America/New_York"
        locale="en"
        labels={labels}
        aria-label="Tickets"
      >
        <TicketPicker.Row ticket={ticket}>
          <TicketPicker.Name /> <TicketPicker.Price /> <TicketPicker.Quantity />
        </TicketPicker.Row>
      </TicketPicker.Root>`,
    parts: [
      {
        name: 'Root',
        at: '[aria-label=Tickets]',
        note: 'Knows tickets, selection and the rules between them',
      },
      {
        name: 'Row',
        at: '[data-highlight]',
        note: 'State as `data-*`: `data-highlight`, `data-urgent`, `data-status`',
      },
      { name: 'Quantity', at: 'select', note: 'A native select with the quantities that are allowed' },
    ],
    does: ['Style by the `data-*` attributes: they are stable.', 'Leave parts out that you don’t show.'],
    donts: [
      'Compute which quantities are allowed: minimum, maximum, steps and stock are rules of `boxoffice/domain`.',
    ],
    accessibility: [
      'Quantities are named by their ticket and described by why it is closed or when it ends.',
      'Useful without any CSS.',
    ],
    keyboard: [['Arrow keys, digits', 'Choose a quantity']],
    related: ['TicketTable'],
    draw: () => (
      <TicketPicker.Root
        {...setting}
        aria-label="Tickets"
        locale="en"
        labels={labels}
        selection={{}}
        onSelectionChange={() => undefined}
      >
        <TicketPicker.Row ticket={ticket.onSale}>
          <TicketPicker.Name /> <TicketPicker.Price /> <TicketPicker.Quantity />
        </TicketPicker.Row>
      </TicketPicker.Root>
    ),
  },
} satisfies PageDocs;
