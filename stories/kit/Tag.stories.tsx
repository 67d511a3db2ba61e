import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../src/themed/kit/Icon';
import { Tag } from '../../src/themed/kit/Tag';
import * as css from './gallery.css';

const meta = {
  title: 'Kit/Tag',
  component: Tag,
  args: { children: '20% off' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'Free' } };
export const Highlight: Story = { args: { tone: 'highlight' } };
export const Outline: Story = {
  args: { tone: 'outline', children: 'Unlocked', icon: <Icon name="unlock" size="small" /> },
};
export const Every: Story = {
  render: () => (
    <div className={css.row}>
      <Tag>Free</Tag>
      <Tag tone="highlight">20% off</Tag>
      <Tag tone="outline" icon={<Icon name="unlock" size="small" />}>
        Unlocked
      </Tag>
      <Tag tone="positive">Paid</Tag>
      <Tag tone="warning">Awaiting payment</Tag>
      <Tag tone="danger">Disputed</Tag>
    </div>
  ),
};
