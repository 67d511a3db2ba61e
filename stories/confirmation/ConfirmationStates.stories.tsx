import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckingPayment, ConfirmationFailure, ConfirmationSkeleton } from '../../src/themed/confirmation';

const meta = {
  title: 'Confirmation/States',
  component: ConfirmationFailure,
  args: { onRetry: fn() },
} satisfies Meta<typeof ConfirmationFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { render: () => <ConfirmationSkeleton /> };

export const Failed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** status=success in the address is not believed. DECISIONS, Order flow. */
export const CheckingThePayment: Story = { render: () => <CheckingPayment /> };
