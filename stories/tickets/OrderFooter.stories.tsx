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
    ...{ totals, currency },
    pending: false,
    primaryLabel: 'Order Now',
    onOrder: fn(),
    orderUnavailable: false,
    busy: null,
    cards: ['visa', 'mastercard', 'amex', 'discover'],
    taxNote: 'Tax is added at checkout.',
  },
} satisfies Meta<typeof OrderFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CardOnly: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Total · 2 tickets$525.40');
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};

export const AllWaysToPay: Story = { args: { onPayByInvoice: fn(), onPayByBitcoin: fn() } };

export const CardAndInvoice: Story = { args: { onPayByInvoice: fn() } };

export const CustomTexts: Story = {
  args: {
    primaryLabel: 'Reserve my seat',
    onPayByInvoice: fn(),
    invoiceLabel: 'Send me an invoice',
    onPayByBitcoin: fn(),
    bitcoinLabel: 'Pay with BTC',
  },
};

export const NothingChosen: Story = {
  args: { totals: nothing, orderUnavailable: true, taxNote: null },
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
    orderUnavailable: true,
    taxNote: null,
    problem: 'Please select at least one ticket.',
  },
};

/** The total is ours until the server has answered. */
export const Pending: Story = { args: { pending: true } };

export const Busy: Story = {
  args: { busy: 'card', onPayByInvoice: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay via Invoice' }));
    await expect(args.onOrder).not.toHaveBeenCalled();
    await expect(args.onPayByInvoice).not.toHaveBeenCalled();
  },
};

export const BusyWithInvoice: Story = { args: { busy: 'invoice', onPayByInvoice: fn() } };

export const Free: Story = {
  args: {
    totals: orderOf(freeEvent, ticketsOf(freeEvent), { '3009': 1 }).totals,
    primaryLabel: 'Register',
    cards: [],
    taxNote: null,
  },
};

export const SomeCards: Story = { args: { cards: ['visa', 'mastercard'] } };

const { totals: inYen, currency: yenCurrency } = orderOf(yen, ticketsOf(yen), { '3001': 4 });
export const WithoutDecimals: Story = { args: { totals: inYen, currency: yenCurrency } };

export const Narrow: Story = {
  args: { onPayByInvoice: fn(), onPayByBitcoin: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
