import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { confirmation } from '../fixtures/orders';
import { PlainConfirmation } from './PlainConfirmation';

const links = { manage: 'https://northlight.example/2026/registration' };
const order = { ...confirmation, links };
const ended = (paymentStatus: 'failed' | 'cancelled' | 'processing') => ({
  data: { order: { ...order, paymentStatus } },
});

const meta = {
  title: 'Headless/Confirmation',
  component: PlainConfirmation,
  args: { load: { data: { order } } },
} satisfies Meta<typeof PlainConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a partner sees before the first line of CSS. */
export const WithoutAnyStyle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You’re in, Amara' })).toHaveFocus();
    await expect(canvas.getByText('See you at Northlight 2026.')).toBeVisible();
    await expect(canvas.getByText('Order 2000-4817')).toHaveAttribute('data-status', 'ready');
    const tickets = canvas.getByRole('list', { name: 'Your tickets' });
    const [first, , free] = within(tickets).getAllByRole('listitem');
    await expect(first).toHaveTextContent('General Admission for Amara Osei, NL26-GA-00318: $200.65');
    await expect(free).toHaveTextContent('Free');
    await expect(free).toHaveAttribute('data-free');
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('$485.45');
    await expect(canvas.getByText('Visa that ends in 4242')).toBeVisible();
    await expect(canvas.getByText('Sent to amara@tidewater.studio and your guests.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change the order' })).toHaveAttribute(
      'href',
      links.manage,
    );
    await expect(canvas.getAllByRole('link', { name: 'Change this ticket' })[0]).toHaveAttribute(
      'href',
      `${links.manage}?ticketId=NL26-GA-00318`,
    );
  },
};

/** The invoice is still to be paid. */
export const ByInvoice: Story = {
  args: {
    load: {
      data: {
        order: {
          ...order,
          invoice: true,
          orderType: 'invoice',
          paidVia: null,
          last4: null,
          paymentStatus: 'awaiting',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pay your invoice for Northlight 2026.')).toHaveAttribute(
      'data-awaits',
      'invoice',
    );
    const payment = canvas.getByText('By invoice').closest('p');
    await expect(payment).toHaveAttribute('data-method', 'invoice');
    await expect(payment).toHaveAttribute('data-awaiting');
  },
};

/** Tax and what was saved are lines of their own. */
export const Discounted: Story = {
  args: {
    load: {
      data: {
        order: {
          ...order,
          tickets: order.tickets.map((ticket) => ({
            ...ticket,
            totals: { ...ticket.totals, tax: 1_00, discount: 10_00 },
          })),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tax in it').nextElementSibling).toHaveTextContent('$3.00');
    await expect(canvas.getByText('Saved').nextElementSibling).toHaveTextContent('$30.00');
  },
};

export const Loading: Story = {
  args: { load: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your order');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Trying again may help. */
export const Failed: Story = {
  args: { load: { isError: true, retry: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your order can’t be shown now.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.load.retry).toHaveBeenCalledOnce();
  },
};

/** It won’t help here. */
export const NoSuchOrder: Story = {
  args: { load: { isUnknown: true, isError: true, retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('data-status', 'unknown');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LinkNotWhole: Story = {
  args: { load: { missing: 'No token' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The link is not complete.');
  },
};

/** Nobody can say yet whether it is paid. */
export const CheckingThePayment: Story = {
  args: { load: ended('processing') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your payment');
    await expect(canvas.queryByText(/Order/)).toBeNull();
  },
};

export const PaymentFailed: Story = {
  args: { load: ended('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your payment failed. Nothing was charged.');
  },
};

export const Cancelled: Story = {
  args: { load: ended('cancelled') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ask the organizer for your money.');
  },
};
