import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { payPalPaymentOption } from '../../src/payments/paypal/ui/payPalPaymentOption';
import { PayPalStandIn } from '../fixtures/PayPalStandIn';
import { choose } from './choosing';
import { register } from './paying';

/** Paying at PayPal, on the mock backend: to its page, and every way back. */
const meta = {
  title: 'Journeys/PayPal',
  component: PayPalStandIn,
  // The story's own backend is given when it is drawn.
  args: { eventId: '1001', backend: undefined as unknown as MockBackend },
  parameters: { scenario: scenarios.payPal, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: (args, { loaded }) => <PayPalStandIn {...args} backend={loaded['backend'] as MockBackend} />,
} satisfies Meta<typeof PayPalStandIn>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<typeof meta.args>;

const note = 'You will be transferred to PayPal to complete the payment';
const cancelled = 'The order was not completed and your PayPal account was not charged.';

async function fillIn(play: Play) {
  const { canvas, userEvent } = play;
  await choose(play, 'General Admission', 1);
  await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
  await register(play);
}

const pay = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Order Now|Register)/ }));

async function atPayPal(play: Play) {
  await fillIn(play);
  await pay(play);
  await expect(await play.canvas.findByRole('heading', { name: 'PayPal’s page' })).toBeVisible();
}

const press = async ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** 000 §2.7, to the letter, before anything is sent; no billing and no card are asked for. */
export const NoteInTheForm: Story = {
  play: async (play) => {
    await fillIn(play);
    await expect(play.canvas.getByText(note)).toBeVisible();
    await expect(play.canvas.queryByRole('region', { name: 'Billing Information' })).toBeNull();
  },
};

/** The top window is led away; here it stays, so that one can look. */
export const Redirecting: Story = {
  args: { onLeave: fn() },
  play: async (play) => {
    await fillIn(play);
    await pay(play);
    const page = within(play.canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Pay with PayPal' })).toBeVisible();
    await expect(play.args.onLeave).toHaveBeenCalledOnce();
  },
};

/** The address that was answered is not PayPal's: nobody is led there, and the form can be sent again (FAULTS F46). */
export const AddressNotAllowed: Story = {
  args: { payments: [payPalPaymentOption({ origins: ['https://pay.example'] })], onLeave: fn() },
  play: async (play) => {
    await fillIn(play);
    await pay(play);
    await expect(await play.canvas.findByText('There was an error processing your request')).toBeVisible();
    await expect(play.args.onLeave).not.toHaveBeenCalled();
  },
};

export const Paid: Story = {
  play: async (play) => {
    await atPayPal(play);
    await press(play, 'Pay now');
    await expect(await play.canvas.findByText('Your Registration Details')).toBeVisible();
  },
};

/** 000 §2: the words, and the selection again; the tickets are given back (FAULTS F48). */
export const Cancelled: Story = {
  play: async (play) => {
    await atPayPal(play);
    await press(play, 'Cancel and return');
    await expect(await play.canvas.findByText(cancelled)).toBeVisible();
    await expect(
      await play.canvas.findByRole('combobox', { name: 'Quantity: General Admission' }),
    ).toBeVisible();
  },
};

/** PayPal has not answered: it is checked, and nothing is shown as paid. */
export const SlowAnswer: Story = {
  play: async (play) => {
    await atPayPal(play);
    await press(play, 'Pay, but the answer is slow');
    await expect(await play.canvas.findByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    await expect(play.canvas.queryByText('Your Registration Details')).toBeNull();
  },
};

/** Success in the address, and no payment (FAULTS F49). */
export const NotPaid: Story = {
  play: async (play) => {
    await atPayPal(play);
    await press(play, 'Return without a payment');
    await expect(
      await play.canvas.findByRole('heading', { name: 'Your payment has not arrived' }),
    ).toBeVisible();
  },
};

export const UnknownOrder: Story = {
  args: { paymentReturn: { status: 'success', orderId: '2001-9999', token: 'or_forged' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment has not arrived' })).toBeVisible();
  },
};

export const BackendUnreachable: Story = {
  args: { paymentReturn: { status: 'success', orderId: '2001-1001', token: 'or_any' } },
  parameters: { faults: { getConfirmation: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your payment could not be checked' }),
    ).toBeVisible();
  },
};

/** Time ran out before the buyer left for PayPal. */
export const Expired: Story = {
  play: async (play) => {
    await fillIn(play);
    (play.loaded['backend'] as MockBackend).clock.advance(16 * 60_000);
    await expect(await play.canvas.findByText('Your registration process has timed out')).toBeVisible();
    await expect(play.canvas.queryByText(note)).toBeNull();
  },
};
