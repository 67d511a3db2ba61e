import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from '../../src/themed/kit/Tabs';
import { TextInput } from '../../src/themed/kit/TextInput';

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Ways to share',
    tabs: [
      { id: 'social', label: 'Social', panel: <TextInput aria-label="Message" /> },
      { id: 'email', label: 'Email', panel: <TextInput aria-label="Email address" /> },
      { id: 'link', label: 'Link', panel: <TextInput aria-label="Link" /> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows go round, Home and End to the ends; only the chosen tab is in the order of Tab, and its panel comes next. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Social')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Link')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab('Email')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Email' })).toBeVisible();
    await userEvent.keyboard('{End}{Home}');
    await expect(tab('Social')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Email' })).toHaveFocus();
  },
};

/** Tabs that have no room stay on one line, which scrolls. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await userEvent.click(canvas.getByRole('tab', { name: 'Social' }));
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Link' }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(
      canvas.getByRole('tablist').getBoundingClientRect().right + 1,
    );
  },
};
