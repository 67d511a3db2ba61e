import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { notPictured } from '../../../../.storybook/modes';
import { lazyPart, PartFailed } from '../../../../src/organizer/kit/lazy';
import { Skeleton } from '../../../../src/themed';

const Days = lazyPart<'Days', object>(() => Promise.reject(new Error('The chunk is gone.')), 'Days', {
  Loading: () => <Skeleton height="5rem" />,
  Failed: PartFailed,
});

/** A part of a panel whose chunk is fetched when it is wanted. */
const meta = {
  title: 'Organizer/Kit/Lazy part',
  component: Days,
  parameters: { ...notPictured('A sentence and a button.') },
} satisfies Meta<typeof Days>;
export default meta;
type Story = StoryObj<typeof meta>;

/** FAULTS F129: refused three times, and three times more. */
export const Refused: Story = {
  play: async ({ canvas, step }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    await step('refused again', async () => {
      await userEvent.click(again);
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await canvas.findByRole('alert', {}, { timeout: 5_000 });
  },
};
