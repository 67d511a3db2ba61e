import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../src/themed/kit/Heading';
import * as css from './gallery.css';

const meta = {
  title: 'Kit/Heading',
  component: Heading,
  args: { level: 2, children: 'Registration Information' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};
export const Looks: Story = {
  render: () => (
    <div className={css.stack}>
      {(['3xl', '2xl', 'xl', 'lg', 'md'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Registration Information
        </Heading>
      ))}
    </div>
  ),
};
export const LongText: Story = {
  args: {
    size: '2xl',
    children: 'Workshop: Painted Signs, lettering, and the Bezeichnungsschilderherstellung of old harbours',
  },
  decorators: [(Story) => <div className={css.tiny}>{Story()}</div>],
};
