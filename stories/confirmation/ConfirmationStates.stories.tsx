import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  CheckingPayment,
  ConfirmationFailure,
  ConfirmationSkeleton,
  OrderOutcome,
} from '../../src/themed/confirmation';
import { confirmation } from '../fixtures/orders';

const meta = {
  title: 'Confirmation/States',
  component: ConfirmationFailure,
  args: { onRetry: fn() },
} satisfies Meta<typeof ConfirmationFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { render: () => <ConfirmationSkeleton /> };

/** FAULTS F66. */
export const Failed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** 001 §8: the link is not whole; trying again would not help. */
export const MissingParameters: Story = {
  render: () => <ConfirmationFailure />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "Don't have required parameters." })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** status=success in the address is not believed. DECISIONS, Order flow. */
export const CheckingThePayment: Story = { render: () => <CheckingPayment /> };

/** FAULTS F80: nobody knows what such a status means, so that nothing is said of the money and nothing is offered to be paid again. */
export const UnknownStatus: Story = {
  render: () => (
    <OrderOutcome
      order={{ ...confirmation, paymentStatus: 'authorized' as typeof confirmation.paymentStatus }}
      onOrderAgain={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
    await expect(canvas.queryByText(/Nothing was charged/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** No money was taken. */
export const PaymentFailed: Story = {
  render: () => <OrderOutcome order={{ ...confirmation, paymentStatus: 'failed' }} onOrderAgain={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The payment did not go through' })).toHaveFocus();
    await expect(canvas.getByText(/Nothing was charged/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to tickets' })).toBeVisible();
  },
};

export const Refunded: Story = {
  render: () => <OrderOutcome order={{ ...confirmation, paymentStatus: 'cancelled', refunded: 485_45 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$485.45 is refunded to the original payment method/)).toBeVisible();
  },
};

/** Paid, cancelled, and nothing came back yet. */
export const Cancelled: Story = {
  render: () => <OrderOutcome order={{ ...confirmation, paymentStatus: 'cancelled' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Contact the organizer about the \$485.45/)).toBeVisible();
  },
};

export const CancelledFree: Story = {
  render: () => <OrderOutcome order={{ ...confirmation, paymentStatus: 'cancelled', amount: 0 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There was nothing to pay/)).toBeVisible();
  },
};

export const Expired: Story = {
  render: () => <OrderOutcome order={{ ...confirmation, paymentStatus: 'expired' }} onOrderAgain={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This order was not paid in time' })).toBeVisible();
  },
};

/** The link is wrong, or cut off. */
export const NotFound: Story = {
  render: () => <OrderOutcome order={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  },
};
