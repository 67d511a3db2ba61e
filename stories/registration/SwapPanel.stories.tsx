import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { captchaError, swapError } from '../../src/domain';
import { SwapPanel } from '../../src/themed/registration/SwapPanel';

const supportEmail = 'hello@northlight.example';

/** While tickets are held for a swap, and when they can't be. 000 §4 Swap, §8. */
const meta = {
  title: 'Registration/SwapPanel',
  component: SwapPanel,
  args: { problem: null, busy: false, supportEmail, onRetry: fn() },
} satisfies Meta<typeof SwapPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Holding: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the registration form');
  },
};

export const Failed: Story = {
  args: { problem: swapError({ code: 4044 }) },
  play: async ({ canvas, args }) => {
    const title = 'There was an error while trying to swap tickets. please contact support';
    await expect(canvas.getByRole('heading', { name: title })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: supportEmail })).toHaveAttribute(
      'href',
      `mailto:${supportEmail}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The link of a swap that the organizer took back: nothing to try again. */
export const Withdrawn: Story = {
  args: { problem: swapError({ code: 4091 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The organizer withdrew this swap' })).toHaveFocus();
    await expect(canvas.getByText(/Nothing was charged/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: supportEmail })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TryingAgain: Story = { args: { problem: swapError({ code: 4044 }), busy: true } };

export const RefusedByCaptcha: Story = { args: { problem: swapError({ code: 4021 }) } };

export const CaptchaFailed: Story = { args: { problem: captchaError('closed') } };

/** A check the buyer can see waits for them. */
export const CaptchaWaits: Story = {
  args: {
    problem: captchaError('unanswered'),
    captcha: (
      <label>
        <input type="checkbox" /> I am a person
      </label>
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'One more step before your tickets are swapped' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(canvas.queryByText(/error/)).toBeNull();
  },
};

export const OnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };
export const Arabic: Story = {
  args: { problem: swapError({ code: 4044 }) },
  globals: { locale: 'ar' },
};
export const Dark: Story = {
  args: { problem: swapError({ code: 4044 }) },
  globals: { scheme: 'dark' },
};
