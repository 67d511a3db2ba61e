import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from '../../src/themed/registration';
import { northlight } from '../fixtures/orders';

const minute = 60_000;

const meta = {
  title: 'Registration/Countdown',
  component: Countdown,
  args: { remaining: 14 * minute + 32_000, total: 60 * minute, eventName: northlight.name },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlentyOfTime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:32');
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('Time left to complete your registration');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const TwoMinutesExactly: Story = { args: { remaining: 2 * minute } };

/** 000 §4: below two minutes it is red, and the warning is said once. */
export const Urgent: Story = {
  args: { remaining: 2 * minute - 1_000 },
  play: async ({ canvas }) => {
    await canvas.findByText(
      'There are only 2 minutes left to complete the registration process to Northlight 2026',
    );
    await expect(canvas.getByRole('timer').parentElement).toHaveAttribute('data-urgent');
  },
};

export const LastSeconds: Story = { args: { remaining: 7_000 } };
export const Over: Story = { args: { remaining: 0 } };
export const MoreThanAnHour: Story = { args: { remaining: 84 * minute, total: 90 * minute } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
