import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { OrderJob } from '../../../src/contract';
import { OrderJobNotice } from '../../../src/organizer/orders/jobs/OrderJobNotice';
import { runningJob } from '../../fixtures/orderJobs';

const ended = { endedDate: '2026-02-12T15:03:22.000Z' } as const;
const finished: OrderJob = { ...runningJob, ...ended, status: 'finished', done: 9_960, refused: 40 };

/** How far one job over many orders is, in each of its states. */
const meta = {
  id: 'organizer-orders-job-notice',
  title: 'Organizer/Sales/Orders/Job notice',
  component: OrderJobNotice,
  args: {
    job: runningJob,
    onRetry: fn(),
    onCancel: fn(),
    onDismiss: fn(),
    onShowRefused: fn(),
    onDownloadRefused: fn(),
  },
} satisfies Meta<typeof OrderJobNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2,380 of 10,000 done')).toBeVisible();
    await expect(canvas.getByText('Failed: 20')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Resending tickets' });
    await expect(bar).toHaveAttribute('aria-valuenow', '24');
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    canvas.getByRole('button', { name: 'Cancel job' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Orders that nobody paid for. */
export const CancellingOrders: Story = {
  args: { job: { ...runningJob, kind: 'cancel' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Canceling orders' })).toBeVisible();
  },
};

/** Another job of the event is before it. */
export const Queued: Story = {
  args: { job: { ...runningJob, kind: 'refund', status: 'queued', startedDate: null, done: 0, refused: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunding orders')).toBeVisible();
    await expect(canvas.getByText('Starts when the job before it ends.')).toBeVisible();
  },
};

export const Finished: Story = {
  args: { job: { ...finished, kind: 'refund', done: 10_000, refused: 0 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Refunds finished')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const FinishedWithRefusals: Story = {
  args: { job: finished },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('9,960 of 10,000 done')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show failed orders' }));
    await expect(args.onShowRefused).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(args.onDownloadRefused).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  args: { job: { ...runningJob, ...ended, status: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resending canceled')).toBeVisible();
    await expect(canvas.getByText('Not started: 7,600')).toBeVisible();
  },
};

/** The last look at it failed: it goes on all the same. */
export const FailedToRead: Story = {
  args: { isStale: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The job continues.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedToCancel: Story = {
  args: { problem: 'We could not reach the server. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not reach the server');
    await expect(canvas.getByRole('button', { name: 'Cancel job' })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { job: finished },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-tone]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(360);
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(3);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = { args: { job: finished }, globals: { locale: 'ar', direction: 'rtl' } };
