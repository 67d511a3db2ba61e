import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from '../../src/themed/registration';

const minute = 60_000;

const meta = {
  title: 'Registration/Countdown',
  component: Countdown,
  args: { remaining: 14 * minute + 32_000, total: 60 * minute },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlentyOfTime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:32');
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('Time left to complete your registration');
  },
};

/** Not yet red: the style is for less than two minutes. */
export const TwoMinutesExactly: Story = {
  args: { remaining: 2 * minute },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('02:00');
    await expect(canvas.getByRole('timer').parentElement).not.toHaveAttribute('data-urgent');
  },
};

/** 000 §4: below two minutes it is red. */
export const Urgent: Story = {
  args: { remaining: 2 * minute - 1_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer').parentElement).toHaveAttribute('data-urgent');
  },
};

export const LastSeconds: Story = { args: { remaining: 7_000 } };
export const Over: Story = { args: { remaining: 0 } };
export const MoreThanAnHour: Story = { args: { remaining: 84 * minute, total: 90 * minute } };

/** 000 §2.7: the mobile variant shows minutes and seconds behind two words. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Time left', { exact: true })).toBeVisible();
    await expect(canvas.getByText('14:32')).toBeVisible();
    await expect(canvas.getByText('Time left to complete your registration')).not.toBeVisible();
  },
};

/** Digits of the language; the line runs out towards the start. */
export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('الوقت المتبقي لإكمال تسجيلك');
  },
};

export const LongGerman: Story = { args: { remaining: 90_000 }, globals: { locale: 'de' } };
