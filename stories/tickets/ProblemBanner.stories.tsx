import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProblemBanner } from '../../src/themed/notices';
import { leap, leapable } from '../fixtures/time';
import { problems } from '../fixtures/tickets';

const meta = {
  title: 'Tickets/ProblemBanner',
  component: ProblemBanner,
  args: { problem: null, supportEmail: 'help@northlight.example', onDismiss: fn(), onExpire: fn() },
} satisfies Meta<typeof ProblemBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HoldRefused: Story = { args: { problem: problems.hold } };

/** Ten seconds, with the address to write to. */
export const CaptchaRefused: Story = {
  args: { problem: problems.captcha },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'help@northlight.example' })).toHaveAttribute(
      'href',
      'mailto:help@northlight.example',
    );
  },
};

export const SessionFull: Story = { args: { problem: problems.sessionFull } };

/** The region is there before the words, so that they are read aloud. */
export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Dismissed: Story = {
  args: { problem: problems.hold },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    // What was pressed goes; the focus stays where it was.
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

const visibleForAMinute = { ...problems.hold, showFor: 60_000 };

export const Expires: Story = {
  tags: ['!autodocs'],
  beforeEach: leapable,
  args: { problem: visibleForAMinute },
  play: async ({ args, canvas }) => {
    const text = await canvas.findByText('Your order could not be processed, please try again.');
    await leap(60_000);
    await waitFor(() => expect(text.closest('[data-phase]')).toHaveAttribute('data-phase', 'fading'));
    await leap(1_000);
    await expect(args.onExpire).toHaveBeenCalledOnce();
  },
};

/** It does not go away from under a pointer or a focus. */
export const WaitsWhileLookedAt: Story = {
  tags: ['!autodocs'],
  beforeEach: leapable,
  args: { problem: visibleForAMinute },
  play: async ({ args, canvas }) => {
    const text = await canvas.findByText('Your order could not be processed, please try again.');
    await userEvent.hover(text);
    await leap(100_000);
    await expect(args.onExpire).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.unhover(text);
    await leap(100_000);
    await expect(args.onExpire).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Dismiss' }).blur();
    // The first lets it be drawn without the focus, from where its time goes on.
    await leap(1);
    await leap(100_000);
    await expect(args.onExpire).toHaveBeenCalledOnce();
  },
};
