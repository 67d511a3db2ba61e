import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../../src/themed/kit/Avatar';
import { CardMarks } from '../../src/themed/kit/CardMarks';
import { Facts } from '../../src/themed/kit/Facts';
import { VisuallyHidden } from '../../src/themed/kit/VisuallyHidden';
import * as css from './gallery.css';

const meta = {
  title: 'Kit/Small parts',
  component: Avatar,
  args: { name: 'Noor Haddad' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AvatarWithInitial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Noor Haddad' })).toHaveTextContent('N');
  },
};

/** An address that is no picture, and one that must not be asked for. */
export const AvatarWithoutPicture: Story = {
  render: () => (
    <div className={css.row}>
      <Avatar name="Amara Osei" src="https://faces.invalid/nobody.jpg" />
      <Avatar name="élodie" src="javascript:alert(1)" size="small" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A')).toBeVisible();
    await expect(canvas.getByText('É')).toBeVisible();
  },
};

export const Cards: Story = {
  render: () => (
    <div className={css.stack}>
      <CardMarks brands={['visa', 'mastercard', 'amex', 'discover']} />
      <CardMarks brands={['visa', 'mastercard']} size="small" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'American Express' })).toBeVisible();
  },
};

/** The dot never opens a line. */
export const FactsInALine: Story = {
  render: () => (
    <div className={css.stack}>
      <Facts items={['Northlight 2026', 'May 14–15, 2026', 'Harbour Hall, Boston']} />
      <div className={css.tiny}>
        <Facts items={['Northlight 2026', null, 'May 14–15, 2026', 'Harbour Hall, Boston']} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const ReadAloudOnly: Story = {
  render: () => (
    <p>
      3 left <VisuallyHidden>of Workshop: Painted Signs</VisuallyHidden>
    </p>
  ),
};
