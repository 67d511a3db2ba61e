import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onPhones } from '../../.storybook/modes';
import { createFakeStripeLoader } from '../../mocks/gateways/fakeStripe';
import { createStripeLedger } from '../../mocks/gateways/stripeLedger';
import { cardBrands } from '../../src/domain';
import { methodsToPick } from '../fixtures/paymentMethods';
import { StripeCardFields } from '../../src/payments/stripe/ui/StripeCardFields';
import { PaymentPicker, type PaymentPickerProps } from '../../src/themed/payment/PaymentPicker';
import { widgetConfig } from '../fixtures/orders';

function Picking({ picked, onPick, ...props }: PaymentPickerProps) {
  const [method, setMethod] = useState(picked);
  return (
    <PaymentPicker
      {...props}
      picked={method}
      onPick={(next) => {
        setMethod(next);
        onPick(next);
      }}
    />
  );
}

/** Which of several ways to pay: 000 §1. */
const meta = {
  title: 'Payment/PaymentPicker',
  component: PaymentPicker,
  render: (args) => <Picking {...args} />,
  args: {
    methods: methodsToPick('stripe', 'bitcoin', 'invoice'),
    picked: 'stripe',
    onPick: fn(),
    brands: cardBrands(widgetConfig),
  },
} satisfies Meta<typeof PaymentPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeWays: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How do you want to pay?' });
    await expect(group).toBeVisible();
    const card = canvas.getByRole('radio', { name: 'Card' });
    await expect(card).toBeChecked();
    await expect(card).toHaveAccessibleDescription('Your card details go straight to the payment provider.');
    await userEvent.click(canvas.getByText('You pay nothing now and get an invoice.'));
    await expect(args.onPick).toHaveBeenLastCalledWith('invoice');
    await expect(canvas.getByRole('radio', { name: 'Invoice' })).toBeChecked();
  },
};

export const TwoWays: Story = {
  parameters: { chromatic: { modes: onPhones } },
  args: { methods: methodsToPick('spreedly', 'invoice'), picked: 'invoice' },
};
export const WithPayPal: Story = {
  args: { methods: methodsToPick('paypal', 'bitcoin', 'invoice'), picked: 'paypal' },
};
export const WithWallets: Story = {
  args: { methods: methodsToPick('stripe', 'stripeWallets', 'invoice'), picked: 'stripeWallets' },
};

const load = createFakeStripeLoader({ ledger: createStripeLedger() });

/** What is to be filled in stands within the card of the method; what was typed is there again when the buyer comes back to it. */
export const WithFields: Story = {
  parameters: { chromatic: { modes: onPhones } },
  args: {
    fields: (method) =>
      method === 'stripe' && (
        <StripeCardFields
          load={load}
          brands={cardBrands(widgetConfig)}
          onReady={fn()}
          onCardChange={fn()}
          onCardFieldBlur={fn()}
          onCardNameChange={fn()}
        />
      ),
  },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: 'Credit or debit card number' });
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus();
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.type(number, '4242');
    await userEvent.click(canvas.getByRole('radio', { name: 'Invoice' }));
    await expect(number).not.toBeVisible();
    await userEvent.click(canvas.getByText('Your card details go straight to the payment provider.'));
    await expect(number).toBeVisible();
    await expect(number).toHaveValue('4242');
  },
};

/** One stop for Tab; the arrow keys go round, as in every group of radios. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Bitcoin' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Bitcoin' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Invoice' })).toBeChecked();
  },
};

/** The backend is asked whether the order may be paid so. */
export const Busy: Story = {
  args: { picked: 'invoice', busy: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Changing the payment method');
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }));
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Invoice' })).toBeChecked();
  },
};

export const NotChanged: Story = {
  args: {
    problem: 'The payment method could not be changed. Try again, or pay with the current one.',
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
