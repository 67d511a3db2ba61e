import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withoutStyle } from '../../.storybook/modes';
import type { Extension } from '../../src/domain';
import { Countdown } from '../../src/headless';

const minute = 60_000;
/** A partner brings words of their own. */
const labels = {
  warning: 'Two minutes left.',
  given: 'You have 15 more minutes.',
  spent: 'There is no more time.',
  failed: 'That did not work. Try again.',
};

interface PlainCountdownProps {
  remaining: number;
  extension?: Extension;
  onWarn: (remaining: number) => void;
  onExtend?: () => void;
}

/** The parts one below the other, with no style at all. */
const PlainCountdown = ({ remaining, onWarn, ...rest }: PlainCountdownProps) => (
  <Countdown.Root
    remaining={remaining}
    total={60 * minute}
    locale="en"
    onWarn={onWarn}
    aria-label="Hold"
    role="group"
  >
    <Countdown.Timer aria-label="Time left">
      Time left: <Countdown.Time />
      <Countdown.Indicator />
    </Countdown.Timer>
    <Countdown.Warning {...rest} labels={labels}>
      <Countdown.Announcement />
      <Countdown.Message />
      <Countdown.Extend>I need more time</Countdown.Extend>
      <Countdown.Dismiss>Close</Countdown.Dismiss>
    </Countdown.Warning>
  </Countdown.Root>
);

const meta = {
  title: 'Headless/Countdown',
  component: PlainCountdown,
  args: { remaining: 14 * minute + 32_000, onWarn: fn() },
  parameters: { ...withoutStyle },
} satisfies Meta<typeof PlainCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a partner sees before the first line of CSS. */
export const WithoutAnyStyle: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent('14:32');
    await expect(canvas.getByRole('group', { name: 'Hold' })).not.toHaveAttribute('data-urgent');
    await expect(args.onWarn).not.toHaveBeenCalled();
  },
};

/** Less than two minutes: seen, read aloud, and reported to the page. */
export const Urgent: Story = {
  args: { remaining: 119_000 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Hold' })).toHaveAttribute('data-urgent');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Two minutes left.'));
    await expect(args.onWarn).toHaveBeenCalledOnce();
    await expect(args.onWarn).toHaveBeenCalledWith(119_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const MoreTimeOffered: Story = {
  args: { remaining: 119_000, onExtend: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'I need more time' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  args: { remaining: 119_000, onExtend: fn(), extension: 'asked' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'I need more time' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('data-pending');
    await userEvent.click(button);
    await expect(args.onExtend).not.toHaveBeenCalled();
  },
};

export const Extended: Story = {
  args: { extension: 'given' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You have 15 more minutes.'));
  },
};

export const NoMoreToBeHad: Story = {
  args: { remaining: 90_000, onExtend: fn(), extension: 'spent' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'I need more time' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('There is no more time.'));
  },
};

export const AskingFailed: Story = {
  args: { remaining: 90_000, onExtend: fn(), extension: 'failed' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('That did not work.'));
    await expect(canvas.getByRole('button', { name: 'I need more time' })).toBeVisible();
  },
};

export const Expired: Story = {
  args: { remaining: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00');
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-expired');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};
