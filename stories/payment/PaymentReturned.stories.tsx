import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentReturned } from '../../src/themed/payment/PaymentReturned';

const order = {
  id: '2001-1001',
  amount: 201_24,
  currency: { code: 'USD', symbol: '$' },
  paymentStatus: 'processing',
} as const;

/** Back from PayPal while the order is not confirmed: each says what happened to the money, and what to do. */
const meta = {
  title: 'Payment/PaymentReturned',
  component: PaymentReturned,
  args: {
    phase: 'checking',
    isChecking: false,
    supportEmail: 'tickets@northlight.example',
    onCheckAgain: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof PaymentReturned>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (args: Story['args'], title: string, text: RegExp): Story => ({
  args: args ?? {},
  play: async ({ canvas, userEvent, args: { onCheckAgain, onBack } }) => {
    await expect(canvas.getByRole('heading', { name: title })).toHaveFocus();
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'tickets@northlight.example' })).toHaveAttribute(
      'href',
      'mailto:tickets@northlight.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(onCheckAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to tickets' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
});

/** DECISIONS, Order flow: until the order says so, success is not believed. */
export const Checking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Checking your payment' })).toHaveFocus();
    await expect(canvas.getByText(/do not pay again/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Slow = saying(
  { phase: 'slow', order, orderId: order.id },
  'PayPal has not confirmed your payment yet',
  /Please do not pay again/,
);
export const Unpaid = saying(
  { phase: 'unpaid', orderId: order.id },
  'Your payment has not arrived',
  /no tickets were issued/,
);
/** Nothing in the address said which order. */
export const UnpaidWithoutOrder = saying(
  { phase: 'unpaid' },
  'Your payment has not arrived',
  /no tickets were issued/,
);
export const Unreachable = saying(
  { phase: 'unreachable', orderId: order.id },
  'Your payment could not be checked',
  /you won’t be charged twice/i,
);

/** Pressed: the spinner turns, and the words stay. */
export const AskingAgain: Story = {
  args: { phase: 'unpaid', orderId: order.id, isChecking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check again' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Paid, and the tickets were gone meanwhile: what was taken went back. */
export const TakenBack: Story = {
  args: { phase: 'ended', order: { ...order, paymentStatus: 'cancelled', refunded: 201_24 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'This order was canceled' })).toHaveFocus();
    await expect(canvas.getByText(/\$201\.24 is refunded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to tickets' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
