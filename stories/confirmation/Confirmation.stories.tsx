import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Confirmation } from '../../src/themed/confirmation';
import { confirmation } from '../fixtures/orders';

const [first] = confirmation.tickets;

const meta = {
  title: 'Confirmation/Confirmation',
  component: Confirmation,
  args: { data: confirmation },
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 001 §2.4: order number, tickets, payment line, note about the emails. */
export const PaidByCard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'See you in May, Amara.' })).toHaveFocus();
    await expect(canvas.getByText('Order 2000-4817')).toBeVisible();
    await expect(canvas.getByText('FREE')).toBeVisible();
    await expect(canvas.getByText('Paid via: Visa xxxx-xxxx-xxxx-4242')).toBeVisible();
    await expect(
      canvas.getByText('Confirmation emails were sent to amara@tidewater.studio and each attendee.'),
    ).toBeVisible();
  },
};

export const OneTicket: Story = {
  args: { data: { ...confirmation, tickets: first ? [first] : [], quantity: 1, amount: 200_65 } },
};

export const FreeOrder: Story = {
  args: {
    data: {
      ...confirmation,
      amount: 0,
      paidVia: null,
      last4: null,
      tickets: confirmation.tickets.slice(2),
      quantity: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Paid via/)).toBeNull();
  },
};

export const ByInvoice: Story = {
  args: {
    data: { ...confirmation, invoice: true, paidVia: null, last4: null, paymentStatus: 'awaiting' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pay via Invoice')).toBeVisible();
  },
};

export const Processing: Story = { args: { data: { ...confirmation, paymentStatus: 'processing' } } };

export const LongNames: Story = {
  args: {
    data: {
      ...confirmation,
      buyerName: 'Maximiliane-Wilhelmine von Hohenzollern-Sigmaringen',
      buyerEmail: 'maximiliane.wilhelmine.von.hohenzollern@landesdenkmalamt.example',
      event: { ...confirmation.event, name: 'Northlight 2026: Two Days of Design for the Public Realm' },
    },
  },
};

/** A date that is none must not take the page down. FAULTS F74. */
export const BrokenDate: Story = {
  args: { data: { ...confirmation, event: { ...confirmation.event, 'start-date': 'soon' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are registered.' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
