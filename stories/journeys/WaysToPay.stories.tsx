import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { createFakeZooz } from '../../mocks/gateways/fakeZooz';
import { TicketWidget, type TicketWidgetProps } from '../../src/widget';
import { bitcoinPaymentOption } from '../../src/payments/bitcoin/ui/bitcoinPaymentOption';
import type { PaymentOption } from '../../src/payments/ui/paymentOption';
import { payPalPaymentOption } from '../../src/payments/paypal/ui/payPalPaymentOption';
import { spreedlyPaymentOption } from '../../src/payments/spreedly/ui/spreedlyPaymentOption';
import { stripePaymentOption } from '../../src/payments/stripe/ui/stripePaymentOption';
import { zoozPaymentOption } from '../../src/payments/zooz/ui/zoozPaymentOption';
import { cardOption } from '../fixtures/cardOption';
import { choose, forgetCode } from './choosing';
import { bill, register } from './paying';

const zoozOptions = new WeakMap<MockBackend, PaymentOption>();

/** One for each backend: another one at each render would open its frame anew. */
function zoozOption(backend: MockBackend): PaymentOption {
  const known = zoozOptions.get(backend);
  if (known) return known;
  const { address } = createFakeZooz({ ledger: backend.payments });
  const made = zoozPaymentOption({ address });
  zoozOptions.set(backend, made);
  return made;
}

/** Several ways to pay for one order, the frame of zooz, and nothing to pay at all. */
const meta = {
  title: 'Journeys/Ways to pay',
  component: TicketWidget,
  args: { eventId: '1001', onConfirmed: fn(), onError: fn() },
  parameters: { scenario: scenarios.cardAndInvoice, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: (args, { loaded }) => {
    const backend = loaded['backend'] as MockBackend;
    return <TicketWidget {...args} payments={[cardOption(backend), zoozOption(backend)]} />;
  },
  beforeEach: () => {
    forgetCode();
    return forgetCode;
  },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<TicketWidgetProps>;

const dbOf = ({ loaded }: Play) => (loaded['backend'] as MockBackend).db;
const options = ({ canvas }: Play) => canvas.findByRole('radiogroup', { name: 'How do you want to pay?' });
const way = async (play: Play, name: string) => within(await options(play)).getByRole('radio', { name });

async function order(play: Play, ticket: string) {
  const { canvas, userEvent } = play;
  await choose(play, ticket, 1);
  await userEvent.click(await canvas.findByRole('button', { name: /^(Order Now|Register)/ }));
  await canvas.findByRole('group', { name: /Attendee 1/ });
}

/** The form, the button and its note follow what is picked; what was typed stays. */
export const Switched: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await order(play, 'General Admission');
    const address = await canvas.findByRole('textbox', { name: /^Address/ });
    await userEvent.type(address, '48 Wharf Street');
    const number = await canvas.findByRole('textbox', { name: /card number/i });
    await userEvent.type(number, '4242424242424242');
    await userEvent.click(await way(play, 'Invoice'));
    await canvas.findByRole('button', { name: /^Pay via Invoice/ });
    await expect(canvas.getByText(/^You get an invoice for/)).toBeVisible();
    await expect(number).not.toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Company*' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Address/ })).toHaveValue('48 Wharf Street');
    await userEvent.click(await way(play, 'Card'));
    await canvas.findByRole('button', { name: /^Order Now/ });
    await expect(number).toBeVisible();
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await expect(canvas.getByRole('textbox', { name: /^Address/ })).toHaveValue('48 Wharf Street');
    await expect(canvas.queryByRole('textbox', { name: 'Company*' })).toBeNull();
  },
};

/** The backend takes its time: the picker says so, and nothing else can be picked. */
export const Asking: Story = {
  parameters: { latency: { setPayByInvoice: 3_000 } },
  play: async (play) => {
    await order(play, 'General Admission');
    await play.userEvent.click(await way(play, 'Invoice'));
    await expect(await way(play, 'Invoice')).toBeChecked();
    await expect(await options(play)).toHaveTextContent('Changing the payment method');
    await play.userEvent.click(await way(play, 'Card'));
    await expect(await way(play, 'Invoice')).toBeChecked();
  },
};

/** It stays as it was, with the reason, and can be paid so. */
export const NotSwitched: Story = {
  parameters: { faults: { setPayByInvoice: { kind: 'refused', code: 4022, times: 1 } } },
  play: async (play) => {
    await order(play, 'General Admission');
    await play.userEvent.click(await way(play, 'Invoice'));
    await play.canvas.findByText(/^The payment method could not be changed/);
    await expect(await way(play, 'Card')).toBeChecked();
    await expect(play.canvas.getByRole('button', { name: /^Order Now/ })).toBeVisible();
    await play.userEvent.click(await way(play, 'Invoice'));
    await play.canvas.findByRole('button', { name: /^Pay via Invoice/ });
    await expect(play.canvas.queryByText(/^The payment method could not be changed/)).toBeNull();
  },
};

/** Invoices only: nothing to pick. */
export const InvoiceOnly: Story = {
  parameters: { scenario: scenarios.invoiceOnly },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'General Admission', 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay via Invoice' }));
    await canvas.findByRole('textbox', { name: 'Company*' });
    await expect(canvas.queryByRole('radiogroup', { name: 'How do you want to pay?' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Payment Information' })).toBeNull();
  },
};

/** Cards, and no button for invoices: no way to change either. */
export const CardOnly: Story = {
  parameters: { scenario: scenarios.conference },
  play: async (play) => {
    await order(play, 'General Admission');
    await play.canvas.findByRole('textbox', { name: /card number/i });
    await expect(play.canvas.queryByRole('radiogroup', { name: 'How do you want to pay?' })).toBeNull();
  },
};

/** The page brings nothing that pays for the order: it says so before anybody fills in a form, and gives the tickets back. */
export const NothingOffered: Story = {
  parameters: { scenario: scenarios.conference },
  render: (args) => <TicketWidget {...args} />,
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'General Admission', 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Order Now' }));
    const title = await canvas.findByRole('heading', {
      name: 'No payment method is available for this order',
    });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'hello@northlight.example' })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to ticket selection' }));
    await canvas.findByRole('combobox', { name: /General Admission/ });
    const isHeld = ({ status }: { status: string }) => status === 'keep';
    await waitFor(() => expect(dbOf(play).snapshot().holds.filter(isHeld)).toHaveLength(0));
  },
};

/** The page takes no cards, and the order was begun with one: the invoice is there to be picked, and keeps the focus. */
export const InvoiceLeft: Story = {
  render: (args) => <TicketWidget {...args} />,
  play: async (play) => {
    const { canvas, userEvent } = play;
    await order(play, 'General Admission');
    const invoice = await way(play, 'Invoice');
    await expect(invoice).not.toBeChecked();
    await userEvent.click(invoice);
    await canvas.findByRole('button', { name: /^Pay via Invoice/ });
    await expect(invoice).toBeChecked();
    await expect(invoice).toHaveFocus();
  },
};

/** Whoever orders without picking the only way comes to it: what was typed stays, and the next press orders. */
export const InvoiceLeftUnpicked: Story = {
  ...InvoiceLeft,
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    await order(play, 'General Admission');
    await register(play);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company*' }), 'Tidewater Studio');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Billed Contact*' }), 'Amara Osei');
    await bill(play);
    const button = () => canvas.getByRole('button', { name: /^Pay via Invoice/ });
    await userEvent.click(button());
    const invoice = await way(play, 'Invoice');
    await waitFor(() => expect(invoice).toBeChecked());
    await waitFor(() => expect(invoice).not.toHaveAttribute('aria-disabled'));
    await expect(args.onConfirmed).not.toHaveBeenCalled();
    await userEvent.click(button());
    await waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());
    await expect(dbOf(play).snapshot().orders.at(-1)).toMatchObject({ invoice: true });
  },
};

const openProvider = fn((): never => {
  throw new Error('Nobody is to be asked for anything.');
});
const everyProvider: PaymentOption[] = [
  stripePaymentOption({ load: openProvider }),
  spreedlyPaymentOption({ load: openProvider, environmentKey: 'story' }),
  bitcoinPaymentOption({ load: openProvider, channel: openProvider }),
  payPalPaymentOption(),
];

/** Nothing to pay: no payment step, no bill, and no provider is asked for anything. */
export const Free: Story = {
  parameters: { scenario: scenarios.everyWay },
  render: (args, { loaded }) => (
    <TicketWidget {...args} payments={[...everyProvider, zoozOption(loaded['backend'] as MockBackend)]} />
  ),
  beforeEach: () => {
    openProvider.mockClear();
  },
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    await order(play, 'Community Day');
    await register(play);
    for (const name of ['Payment Information', 'Billing Information'])
      await expect(canvas.queryByRole('region', { name })).toBeNull();
    await expect(canvas.queryByRole('radiogroup', { name: 'How do you want to pay?' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());
    const { intents, payments } = dbOf(play);
    await expect([intents.all(), payments.count('zooz')]).toEqual([[], 0]);
    await expect(openProvider).not.toHaveBeenCalled();
  },
};
/** Nothing costs anything: nobody pays, so one attendee is all there is to fill in. */
export const FreeEvent: Story = {
  ...Free,
  parameters: { scenario: scenarios.freeEvent },
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    await order(play, 'Community Day');
    const attendee = within(canvas.getByRole('group', { name: /Attendee 1/ }));
    await userEvent.type(attendee.getByRole('textbox', { name: /^First name/i }), 'Amara');
    await userEvent.type(attendee.getByRole('textbox', { name: /^Last name/i }), 'Osei');
    await userEvent.type(attendee.getByRole('textbox', { name: /^Email/i }), 'amara@tidewater.example');
    await expect(canvas.queryByRole('region', { name: 'Payment Information' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());
    await expect(openProvider).not.toHaveBeenCalled();
  },
};

const withoutScript = stripePaymentOption({
  load: () => Promise.reject(new Error('The script is blocked.')),
});

/** FAULTS F33: while the card fields can't be had, the order is made by invoice, and the card's payment is over. */
export const InvoiceInsteadOfCard: Story = {
  render: (args) => <TicketWidget {...args} payments={[withoutScript]} />,
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    await order(play, 'General Admission');
    await register(play);
    await canvas.findByText('The card fields could not load');
    await userEvent.click(await way(play, 'Invoice'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Company*' }), 'Tidewater Studio');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Billed Contact*' }), 'Amara Osei');
    await bill(play);
    await userEvent.click(canvas.getByRole('button', { name: /^Pay via Invoice/ }));
    await waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());
    const { intents } = dbOf(play);
    await expect(intents.all()).toEqual([expect.objectContaining({ status: 'canceled', charges: 0 })]);
    await expect(dbOf(play).snapshot().orders.at(-1)).toMatchObject({ invoice: true });
  },
};

/** A card in the provider's frame: what is typed stays in it. */
export const Zooz: Story = {
  parameters: { scenario: scenarios.zooz },
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    await order(play, 'General Admission');
    await register(play);
    await bill(play);
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Payment provider’s card form');
    await waitFor(() => expect(frame).toBeVisible());
    const { contentDocument } = frame;
    if (!contentDocument) throw new Error('The fake’s page is of this origin.');
    const page = within(contentDocument.body);
    for (const [name, value] of [
      ['Card number', '4242424242424242'],
      ['Expiry', '12/34'],
      ['Security code', '123'],
    ] as const)
      await fireEvent.input(page.getByRole('textbox', { name }), { target: { value } });
    await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
    await waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());
    await expect(dbOf(play).payments.count('zooz')).toBe(1);
    await expect(dbOf(play).snapshot().orders.at(-1)).toMatchObject({ paidVia: 'Zooz', invoice: false });
  },
};

/** Time ran out before the card was sent; its frame goes with the form. */
export const ZoozExpired: Story = {
  parameters: { scenario: scenarios.zooz },
  play: async (play) => {
    const { canvas } = play;
    await order(play, 'General Admission');
    await canvas.findByTitle('Payment provider’s card form');
    (play.loaded['backend'] as MockBackend).clock.advance(16 * 60_000);
    await expect(await canvas.findByText('Your registration process has timed out')).toBeVisible();
    await expect(canvas.queryByTitle('Payment provider’s card form')).toBeNull();
    const payments = dbOf(play).rows('payments', '1001').all();
    await expect(payments.filter(({ kind, charges }) => kind === 'zooz' && charges > 0)).toHaveLength(0);
  },
};

/** Time ran out before the order was made by invoice. */
export const InvoiceExpired: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await order(play, 'General Admission');
    await userEvent.click(await way(play, 'Invoice'));
    await canvas.findByRole('textbox', { name: /^Company/ });
    (play.loaded['backend'] as MockBackend).clock.advance(16 * 60_000);
    await expect(await canvas.findByText('Your registration process has timed out')).toBeVisible();
  },
};
