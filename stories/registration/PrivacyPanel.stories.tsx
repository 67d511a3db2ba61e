import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PrivacyPanel } from '../../src/themed/registration/PrivacyPanel';

/** 000 §2.6: whether the organizer may keep a buyer who does not finish. */
const meta = {
  title: 'Registration/PrivacyPanel',
  component: PrivacyPanel,
  args: {
    open: true,
    eventName: 'Northlight 2026',
    privacyUrl: 'https://northlight.example/privacy',
    onAnswer: fn(),
  },
  render: function WithRequest(args) {
    const [open, setOpen] = useState(args.open);
    const answer = (accepted: boolean) => {
      args.onAnswer(accepted);
      setOpen(false);
    };
    return <PrivacyPanel {...args} open={open} onAnswer={answer} />;
  },
} satisfies Meta<typeof PrivacyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'May the organizer contact you?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /privacy policy/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Accepted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Accepted.');
  },
};

/** By keyboard; the focus stays where the panel was, so that Tab goes on into the form. */
export const Closed: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close without accepting' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Closed.');
    await expect(canvasElement.ownerDocument.body).not.toHaveFocus();
  },
};

/** An address that is not allowed leaves its words. */
export const UnsafePolicy: Story = {
  args: { privacyUrl: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/privacy policy/)).toBeVisible();
  },
};

export const LongEventName: Story = {
  args: {
    eventName:
      'Northlight International Congress for Public Lettering, Wayfinding and Municipal Typography 2026',
  },
  globals: { viewport: { value: 'phone' } },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Arabic: Story = { globals: { locale: 'ar' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
