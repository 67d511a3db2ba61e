import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from '../../src/themed/kit/Progress';
import { Skeleton } from '../../src/themed/kit/Skeleton';
import { Spinner } from '../../src/themed/kit/Spinner';
import * as css from './gallery.css';

const meta = { title: 'Kit/Loading', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = {
  name: 'Spinner',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
export const OwnWords: Story = { args: { label: 'Checking your payment', size: 'small' } };

export const Bones: Story = {
  name: 'Skeleton',
  render: () => (
    <div className={css.wide}>
      <Skeleton width="40%" height="1rem" />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton width="5.25rem" height="2.75rem" />
    </div>
  ),
};

export const Lines: Story = {
  name: 'Progress',
  render: () => (
    <div className={css.wide}>
      <Progress value={0.42} label="Time left" />
      <Progress value={0.06} tone="danger" />
      <Progress value={2} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Time left' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
  },
};
