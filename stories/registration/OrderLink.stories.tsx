import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { mirrored, onPhones } from '../../.storybook/modes';
import { LinkedNotice } from '../../src/themed/registration/LinkedNotice';
import { OrderLink } from '../../src/themed/registration/OrderLink';

/** An order that goes on on another device: the link to it, as a QR code and to be copied. */
const meta = {
  title: 'Registration/OrderLink',
  component: OrderLink,
  args: {
    address: 'https://northlight.example/tickets?lang=en#boxoffice-order=Xq7Yw2Rk9mBt4LcD',
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OrderLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Continue on another device' });

export const Made: Story = {
  parameters: { chromatic: { modes: { ...onPhones, ...mirrored } } },
  play: async ({ args }) => {
    await expect(await dialog()).toHaveAccessibleDescription(/your card details do not/);
    await expect(screen.getByRole('img', { name: 'QR code of the link to your order' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await expect(
      await screen.findByText(/^Link copied\.$|^Your browser doesn’t allow copying/),
    ).toBeVisible();
    // Left selected where the browser allows no copying.
    getSelection()?.removeAllRanges();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Making: Story = {
  args: { address: undefined },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Making the link…');
    await expect(screen.queryByRole('img')).toBeNull();
  },
};

export const Failed: Story = {
  args: { address: undefined, failed: true },
  play: async ({ args }) => {
    await expect(await dialog()).toHaveTextContent('The link could not be made. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Above the form on the other device: somebody else may have sent the link. FAULTS F140. */
export const Opened: Story = {
  render: () => <LinkedNotice />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This order was begun on another device')).toBeVisible();
  },
};
