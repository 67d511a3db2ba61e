import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Stripe } from '@stripe/stripe-js';
import { Suspense, useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, notPictured, onPhones } from '../../.storybook/modes';
import {
  createFakeStripe,
  createFakeStripeLoader,
  type FakeStripeOptions,
} from '../../mocks/gateways/fakeStripe';
import { createStripeLedger } from '../../mocks/gateways/stripeLedger';
import type { OrderFlow } from '../../src/hooks';
import { stripeWalletsPaymentOption } from '../../src/payments/stripe/ui/stripeWalletsPaymentOption';
import type { ReadyPayment } from '../../src/payments/ui/paymentOption';
import { RegistrationForm, type RegistrationFormProps } from '../../src/themed/registration';
import { filledIn, formArgs, widgetConfig } from '../fixtures/orders';

interface WalletFormProps extends Omit<RegistrationFormProps, 'payment' | 'onSubmit'> {
  load: () => Promise<Stripe>;
  /** The order was sent. */
  onOrder: () => void;
}

/** The form as the widget has it, with the wallets alone to pay by. */
function WalletForm({ load, onOrder, ...form }: WalletFormProps) {
  const { hold } = form;
  const [{ Fields }] = useState(() => stripeWalletsPaymentOption({ load }));
  const ready = useRef<ReadyPayment>(null);
  const [flow] = useState((): Partial<OrderFlow> => ({
    getState: () => ({
      at: 'registering',
      hold,
      choice: 'card',
      expired: false,
      problem: null,
    }),
    submit: onOrder,
  }));
  const order = {} as Parameters<ReadyPayment>[1];
  return (
    <RegistrationForm
      {...form}
      usesCard={false}
      onSubmit={() => ready.current?.(flow as OrderFlow, order)}
      payment={(slot) => (
        <Suspense>
          {Fields && (
            <Fields
              slot={slot}
              hold={hold}
              widget={widgetConfig}
              siteConf={formArgs.siteConf}
              onReady={(payment) => {
                ready.current = payment;
              }}
            />
          )}
        </Suspense>
      )}
    />
  );
}

const fake = (options: Partial<FakeStripeOptions> = {}) => {
  const stripe = createFakeStripe({ ledger: createStripeLedger(), ...options });
  return () => Promise.resolve(stripe);
};

/** Stripe's buttons of the wallets stand in for the order button: one press sends the form and opens the wallet. */
const meta = {
  title: 'Payment/Wallets in the form',
  component: WalletForm,
  args: { ...formArgs, draft: filledIn, load: fake(), onOrder: fn() },
} satisfies Meta<typeof WalletForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const wallet = (canvas: Canvas, name: string) => canvas.findByRole('button', { name }, { timeout: 10_000 });
const isSeen = async (canvas: Canvas, name: string) => {
  const button = await wallet(canvas, name);
  await waitFor(() => expect(button).toBeVisible());
  return button;
};

/** Every wallet, and no other button that sends the form. */
export const Ready: Story = {
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ canvas }) => {
    for (const name of ['Apple Pay', 'Google Pay', 'Link']) await isSeen(canvas, name);
    await expect(canvas.queryByRole('button', { name: /^Order Now/ })).toBeNull();
    await expect(canvas.getByText('Choose your wallet at the end of this form.')).toBeVisible();
  },
};

export const OneWallet: Story = {
  args: { load: fake({ wallets: ['applePay'] }) },
  play: async ({ canvas }) => {
    await isSeen(canvas, 'Apple Pay');
    await expect(canvas.queryByRole('button', { name: 'Link' })).toBeNull();
  },
};

/** One press for all of it: the form is right, the wallet opens, its owner agrees, and the order is sent. */
export const Agreed: Story = {
  parameters: notPictured('The order is on its way afterwards, as with a card.'),
  play: async ({ canvas, args }) => {
    await userEvent.click(await isSeen(canvas, 'Google Pay'));
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce());
  },
};

const onlyProblem = async (canvas: Canvas, text: string) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
  const summary = within(await canvas.findByRole('region', { name: /fix your errors/ }));
  await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([text]);
  return summary;
};

/** Not there yet: the order button says so. */
export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas, args }) => {
    await canvas.findByText('The wallet buttons are still loading');
    await onlyProblem(canvas, 'The wallet buttons are still loading');
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

/** FAULTS F105: no wallet in this browser; calmly said, and nothing is sent. */
export const NoneAvailable: Story = {
  parameters: { chromatic: { modes: onPhones } },
  args: { load: fake({ wallets: [] }) },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^Set up Apple Pay/, {}, { timeout: 10_000 });
    await onlyProblem(canvas, 'No wallet is set up in this browser');
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

/** The script is blocked: a way on, and no way to submit. FAULTS F33, F105. */
export const NotLoaded: Story = {
  args: { load: createFakeStripeLoader({ ledger: createStripeLedger(), failToLoad: true }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
    const summary = await onlyProblem(canvas, 'The wallet buttons could not load');
    await userEvent.click(summary.getByRole('link'));
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
  },
};

/** FAULTS F102: the wallet stays closed, and the focus is where the order button would have led it. */
export const InvalidForm: Story = {
  args: { draft: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(await isSeen(canvas, 'Apple Pay'));
    const summary = await canvas.findByRole('region', { name: /fix your errors/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link').length).toBeGreaterThan(3);
    await expect(canvas.getByRole('button', { name: 'Apple Pay' })).toBeVisible();
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

/** The buyer closed the wallet: nothing is lost, and it can be opened again. */
export const Cancelled: Story = {
  args: { load: fake({ walletAnswer: 'cancel' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await isSeen(canvas, 'Apple Pay'));
    await canvas.findByText('You closed the wallet');
    await expect(canvas.getByRole('textbox', { name: /^City/ })).toHaveValue('Boston');
    await expect(canvas.getByRole('button', { name: 'Apple Pay' })).toBeVisible();
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

export const Mirrored: Story = {
  parameters: { chromatic: { modes: mirrored } },
  args: { load: fake({ walletAnswer: 'cancel' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await isSeen(canvas, 'Apple Pay'));
    await isSeen(canvas, 'Apple Pay');
  },
};

/** The form was sent by something else, e.g. the last of the page's own steps: it is right, and a wallet is to be chosen. */
export const NotPressed: Story = {
  parameters: notPictured('One line more than when the wallets are ready.'),
  play: async ({ canvas, args }) => {
    await isSeen(canvas, 'Apple Pay');
    await fireEvent.submit(canvas.getByRole('form'));
    await canvas.findByText('Your details are complete. Choose a wallet to pay.');
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};
