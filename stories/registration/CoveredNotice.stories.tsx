import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoveredNotice } from '../../src/themed/registration';

/** Above the order button of a page in a frame, after a press while the page around covers it (FAULTS A22). */
const meta = {
  title: 'Registration/CoveredNotice',
  component: CoveredNotice,
  args: { address: '/widgets/tickets/1001' },
} satisfies Meta<typeof CoveredNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Covered = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your order was not sent');
    const link = canvas.getByRole('link', { name: 'Open in a new window' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
} satisfies Story;

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: Covered.play };
