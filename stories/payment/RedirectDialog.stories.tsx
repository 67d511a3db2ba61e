import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RedirectDialog } from '../../src/themed/payment/RedirectDialog';

/** On the way to PayPal: what happens there and to the money, and the way by hand. */
const meta = {
  title: 'Payment/RedirectDialog',
  component: RedirectDialog,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: { address: 'https://www.paypal.com/checkoutnow?token=EC_1', isRefused: false, onBack: fn() },
} satisfies Meta<typeof RedirectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name: 'Pay with PayPal' }));

/** This payment is not charged yet, and the buyer can still turn back; Escape decides nothing. */
export const Leaving: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByRole('status')).toHaveTextContent('Taking you to PayPal…');
    await expect(dialog.getByText(/This payment is charged only after you confirm there/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to my order' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A sandboxed frame may not lead the top window: the link does, when it is pressed. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByRole('status')).toHaveTextContent('PayPal did not open automatically.');
    const link = dialog.getByRole('link', { name: 'Continue to PayPal' });
    await expect(link).toHaveAttribute('href', args.address);
    await expect(link).toHaveAttribute('target', '_top');
  },
};
