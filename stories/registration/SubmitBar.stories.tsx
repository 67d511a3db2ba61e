import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubmitBar } from '../../src/themed/registration/SubmitBar';

const dollars = { code: 'USD', symbol: '$' };
const paid = { orderTotal: 201_24, currency: dollars, gateway: 'stripe' } as const;

/** 000 §2.7: labelled by the organizer's texts for free, card, invoice and bitcoin; and by what pressing it costs. */
const meta = {
  title: 'Registration/SubmitBar',
  component: SubmitBar,
  args: { hold: paid, choice: 'card', widget: {}, busy: false },
} satisfies Meta<typeof SubmitBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = {
  ctaFree: 'Save my seat',
  ctaCreditCard: 'Buy by card',
  ctaInvoice: 'Send me a bill',
  ctaBitcoin: 'Pay in bitcoin',
};

const saying = (args: Story['args'], label: string, note: RegExp): Story => ({
  args: args ?? {},
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: label })).toBeVisible();
    await expect(canvas.getByText(note)).toBeVisible();
  },
});
const free = { ...paid, orderTotal: 0 };
const paypal = { ...paid, gateway: 'paypal' } as const;
const paypalNote = /^You will be transferred to PayPal to complete the payment$/;

export const Card = saying({}, 'Order Now $201.24', /Card details go straight to the payment provider/);
export const Free = saying({ hold: free }, 'Register', /^Nothing to pay\.$/);
export const Invoice = saying({ choice: 'invoice' }, 'Pay via Invoice $201.24', /You pay nothing now/);
export const Bitcoin = saying({ choice: 'bitcoin' }, 'Pay via Bitcoin $201.24', /in bitcoin to an address/);
export const PayPal = saying({ hold: paypal }, 'Order Now $201.24', paypalNote);

export const OwnTextForCard = saying({ widget: own }, `${own.ctaCreditCard} $201.24`, /Card details/);
export const OwnTextForFree = saying({ widget: own, hold: free }, own.ctaFree, /Nothing to pay/);
export const OwnTextForInvoice = saying(
  { widget: own, choice: 'invoice' },
  `${own.ctaInvoice} $201.24`,
  /You pay nothing now/,
);
export const OwnTextForBitcoin = saying(
  { widget: own, choice: 'bitcoin' },
  `${own.ctaBitcoin} $201.24`,
  /in bitcoin to an address/,
);

/** The money was taken, and the order could not be saved: it is sent again. FAULTS F24. */
export const AlreadyPaid = saying(
  { isPaid: true, widget: own },
  'Complete order – already paid',
  /You won’t be charged again\.$/,
);

/** 000 §4: nobody is sent to PayPal for nothing, or for an invoice. */
export const FreeAtPayPal = saying({ hold: { ...paypal, orderTotal: 0 } }, 'Register', /^Nothing to pay\.$/);
export const InvoiceAtPayPal = saying(
  { hold: paypal, choice: 'invoice' },
  'Pay via Invoice $201.24',
  /You pay nothing now/,
);

const submitted = fn();

/** The spinner turns; what is pressed meanwhile is not sent. */
export const OnItsWay: Story = {
  args: { busy: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <SubmitBar {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order Now $201.24' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(submitted).not.toHaveBeenCalled();
    await expect(canvas.getByText('This can take up to a minute. Keep this page open.')).toBeVisible();
  },
};

export const InArabic: Story = { args: { hold: paypal }, globals: { locale: 'ar' } };
export const LongGerman: Story = {
  args: { choice: 'bitcoin' },
  globals: { locale: 'de', viewport: { value: 'phone' } },
};
