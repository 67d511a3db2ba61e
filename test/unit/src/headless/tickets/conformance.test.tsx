import type { ReactElement } from 'react';
import type { TicketType } from '../../../../../src/contract';
import { ticketRowState } from '../../../../../src/domain';
import {
  TicketPicker,
  type TicketPickerLabels,
  type TicketPickerRootProps,
} from '../../../../../src/headless';
import { setting, ticket } from '../../../../../stories/fixtures/tickets';
import { describeConformance } from '../../../../helpers/describeConformance';

const labels: TicketPickerLabels = {
  say: ({ key }) => key,
  quantity: (name) => name,
  free: 'Free',
  chooseFirst: (names) => names,
};
const given: TicketPickerRootProps = {
  ...setting,
  labels,
  locale: 'en',
  selection: {},
  onSelectionChange: () => undefined,
};
const inRow = (part: ReactElement, type: TicketType = ticket.onSale) => (
  <TicketPicker.Root {...given}>
    <TicketPicker.Row ticket={type}>{part}</TicketPicker.Row>
  </TicketPicker.Root>
);

describeConformance('TicketPicker.Root', {
  tag: 'div',
  data: { 'data-pending': '', 'data-locked': null },
  draw: (props) => <TicketPicker.Root {...given} pending {...props} />,
});
describeConformance('TicketPicker.Row', {
  tag: 'div',
  data: { 'data-status': 'onSale', 'data-highlight': 'onSale', 'data-selected': '', 'data-urgent': null },
  draw: (props) => (
    <TicketPicker.Root {...given} selection={{ [ticket.onSale.id]: 1 }}>
      <TicketPicker.Row ticket={ticket.onSale} {...props} />
    </TicketPicker.Root>
  ),
});
describeConformance('TicketPicker.Quantity', {
  tag: 'select',
  data: { 'data-part': 'quantity', 'data-status': 'onSale', 'data-selected': null, 'data-pending': null },
  draw: (props) => inRow(<TicketPicker.Quantity {...props} />),
});

const fees = { ...ticket.onSale, fees: 100 };
const openingDinner = { ...ticket.needsOther, requiredTickets: ['Two-Day Pass'] };

/** Each with a ticket type of which it says something. */
const texts = [
  ['Name', 'name', ticket.onSale],
  ['Price', 'price', ticket.onSale],
  ['PriceBefore', 'price-before', ticket.discount],
  ['Fees', 'fees', fees],
  ['Discount', 'discount', ticket.discount],
  ['Ends', 'ends', ticket.onSale],
  ['Left', 'left', ticket.lowStock],
  ['Notes', 'notes', ticket.lowStock],
  ['Status', 'status', ticket.soldOut],
  ['Needs', 'needs', openingDinner],
  ['FullDate', 'full-date', ticket.saleStarts],
] as const;

for (const [name, part, type] of texts) {
  const Text = TicketPicker[name];
  describeConformance(`TicketPicker.${name}`, {
    tag: 'span',
    data: { 'data-part': part, 'data-status': ticketRowState(type, { ...setting, locale: 'en' }).status },
    draw: (props) => inRow(<Text {...props} />, type),
  });
}
