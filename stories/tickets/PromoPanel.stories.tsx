import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PromoPanel } from '../../src/themed/tickets';

const meta = {
  title: 'Tickets/PromoPanel',
  component: PromoPanel,
  args: { applied: null, error: null, busy: false, onApply: fn(), onCancel: fn() },
} satisfies Meta<typeof PromoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter Promo Code' }));
    await expect(await canvas.findByRole('textbox', { name: 'Promo code' })).toHaveFocus();
  },
};

export const Applied: Story = {
  args: { applied: 'LANTERN20' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Your promo code has been successfully applied.',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('LANTERN20');
  },
};

export const Refused: Story = {
  args: {
    error: {
      key: 'error.promotion',
      values: { code: 'LATERN20', message: 'is not a valid promotion code.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAccessibleDescription(
      "'LATERN20' is not a valid promotion code.",
    );
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Busy: Story = {
  args: { applied: 'LANTERN20', busy: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Your promo code has been successfully applied.')).toBeNull();
  },
};

export const NothingEntered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter Promo Code' }));
    await canvas.findByRole('textbox');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a promo code.');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** A code from the address of the page is in force after the panel was drawn. */
export const AppliedFromOutside: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [applied, setApplied] = useState<string | null>(null);
    useEffect(() => setApplied('LANTERN20'), []);
    return <PromoPanel {...args} applied={applied} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue('LANTERN20');
    await expect(document.body).toHaveFocus();
  },
};

/** So is one that is refused. */
export const RefusedFromOutside: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [isRefused, setRefused] = useState(false);
    useEffect(() => setRefused(true), []);
    return <PromoPanel {...args} error={isRefused ? (Refused.args?.error ?? null) : null} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("'LATERN20' is not a valid promotion code.")).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

/** Open, type, apply, read, cancel: without a mouse. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [applied, setApplied] = useState<string | null>(null);
    return (
      <PromoPanel
        {...args}
        applied={applied}
        onApply={(code) => {
          args.onApply(code);
          setApplied(code);
        }}
        onCancel={() => {
          args.onCancel();
          setApplied(null);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('textbox');
    await userEvent.keyboard(' lantern20 {Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('lantern20');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your promo code has been successfully applied.',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Enter Promo Code' })).toHaveFocus();
  },
};

/** Below 384 px Cancel has a line of its own. */
export const Narrow: Story = {
  args: { applied: 'LANTERN20' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { args: { applied: 'LANTERN20' }, globals: { locale: 'ar' } };
