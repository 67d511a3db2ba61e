import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OutcomeUnknown, RegistrationSkeleton, TimedOut } from '../../src/themed/registration';

const meta = {
  title: 'Registration/States',
  component: OutcomeUnknown,
  args: { checking: false, onCheckAgain: fn() },
} satisfies Meta<typeof OutcomeUnknown>;
export default meta;
type Story = StoryObj<typeof meta>;

const startOver = fn();

/** 000 §2.7 Timeout panel. */
export const RegistrationTimedOut: Story = {
  render: () => <TimedOut onStartOver={startOver} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Your registration process has timed out' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(startOver).toHaveBeenCalledOnce();
  },
};

/** An answer was lost: the backend is asked before a second payment is offered. FAULTS F25. */
export const Checking: Story = {
  args: { checking: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your payment');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).not.toHaveBeenCalled();
  },
};

export const NoAnswerYet: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};

export const FormLoading: Story = {
  render: () => <RegistrationSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the registration form');
  },
};
