import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoadFailure, UnknownEvent } from '../../src/themed/notices';

const meta = {
  title: 'Tickets/LoadFailure',
  component: LoadFailure,
  args: { onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('There was an error processing your request');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** The backend answered, and not with a list: the buyer's connection is not to blame. */
export const Answered: Story = {
  args: { isAnswered: true },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Please try again in a moment.'));
    await expect(alert).not.toHaveTextContent('connection');
  },
};

/** What was there before still is. */
export const AsNotice: Story = { args: { variant: 'notice' } };

export const OtherWords: Story = {
  args: { title: 'The program could not be loaded', message: 'It will be back in a moment.' },
};

export const Unknown: Story = {
  render: () => <UnknownEvent />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We can’t find this event' })).toBeVisible();
  },
};
