import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderFooter } from '../../src/themed/tickets';
import { orderOf, plainTickets, scenarios, ticketsOf } from '../fixtures/tickets';

const { conference, freeEvent, yen } = scenarios;
const { totals, currency } = orderOf(conference, plainTickets, { '3001': 1, '3002': 1 });
const nothing = orderOf(conference, plainTickets, {}).totals;

const meta = {
  title: 'Tickets/OrderFooter',
  component: OrderFooter,
  args: {
    totals,
    currency,
    pending: false,
    onOrder: fn(),
    unavailable: false,
    busy: null,
    invoiceLabel: null,
    bitcoinLabel: null,
    cards: ['visa', 'mastercard', 'amex', 'discover'],
    addsTax: true,
  },
} satisfies Meta<typeof OrderFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CardOnly: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Total · 2 tickets$525.40');
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
    await expect(args.onOrder).toHaveBeenCalledOnce();
    await expect(args.onOrder).toHaveBeenCalledWith('card');
  },
};

export const AllWaysToPay: Story = {
  args: { invoiceLabel: '', bitcoinLabel: '' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay via Invoice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay via Bitcoin' }));
    await expect(args.onOrder).toHaveBeenNthCalledWith(1, 'invoice');
    await expect(args.onOrder).toHaveBeenNthCalledWith(2, 'bitcoin');
    canvas.getByRole('button', { name: 'Pay via Bitcoin' }).blur();
  },
};

export const CardAndInvoice: Story = { args: { invoiceLabel: '' } };

export const CustomTexts: Story = {
  args: {
    label: 'Reserve my seat',
    invoiceLabel: 'Send me an invoice',
    bitcoinLabel: 'Pay with BTC',
  },
};

export const NothingChosen: Story = {
  args: { totals: nothing, unavailable: true, addsTax: false, reason: 'Please select at least one ticket.' },
  play: async ({ args, canvas }) => {
    const order = canvas.getByRole('button', { name: 'Order Now' });
    await expect(order).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(order);
    await expect(args.onOrder).toHaveBeenCalledOnce();
    order.blur();
  },
};

export const SaysWhyNot: Story = {
  args: {
    totals: nothing,
    unavailable: true,
    addsTax: false,
    problem: 'Please select at least one ticket.',
  },
};

/** The total is ours until the server has answered. */
export const Pending: Story = { args: { pending: true } };

export const Busy: Story = {
  args: { busy: 'card', invoiceLabel: '' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay via Invoice' }));
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const BusyWithInvoice: Story = { args: { busy: 'invoice', invoiceLabel: '' } };

export const Free: Story = {
  args: {
    totals: orderOf(freeEvent, ticketsOf(freeEvent), { '3009': 1 }).totals,
    label: 'Register',
    cards: [],
    addsTax: false,
  },
};

export const SomeCards: Story = { args: { cards: ['visa', 'mastercard'] } };

const { totals: inYen, currency: yenCurrency } = orderOf(yen, ticketsOf(yen), { '3001': 4 });
export const WithoutDecimals: Story = { args: { totals: inYen, currency: yenCurrency } };

export const Narrow: Story = {
  args: { invoiceLabel: '', bitcoinLabel: '' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
