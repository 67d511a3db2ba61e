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
  ['TicketPicker.Name', TicketPicker.Name, 'name', ticket.onSale],
  ['TicketPicker.Price', TicketPicker.Price, 'price', ticket.onSale],
  ['TicketPicker.PriceBefore', TicketPicker.PriceBefore, 'price-before', ticket.discount],
  ['TicketPicker.Fees', TicketPicker.Fees, 'fees', fees],
  ['TicketPicker.Discount', TicketPicker.Discount, 'discount', ticket.discount],
  ['TicketPicker.Ends', TicketPicker.Ends, 'ends', ticket.onSale],
  ['TicketPicker.Left', TicketPicker.Left, 'left', ticket.lowStock],
  ['TicketPicker.Notes', TicketPicker.Notes, 'notes', ticket.lowStock],
  ['TicketPicker.Status', TicketPicker.Status, 'status', ticket.soldOut],
  ['TicketPicker.Needs', TicketPicker.Needs, 'needs', openingDinner],
  ['TicketPicker.FullDate', TicketPicker.FullDate, 'full-date', ticket.saleStarts],
] as const;

for (const [name, Text, part, type] of texts) {
  describeConformance(name, {
    tag: 'span',
    data: { 'data-part': part, 'data-status': ticketRowState(type, { ...setting, locale: 'en' }).status },
    draw: (props) => inRow(<Text {...props} />, type),
  });
}
