import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within, type Mock } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { createFakeStripeLoader, type FakeStripeOptions } from '../../mocks/gateways/fakeStripe';
import type { WidgetEvent } from '../../src/domain';
import { TicketWidget } from '../../src/widget';
import { stripePaymentOption } from '../../src/payments/stripe/ui/stripePaymentOption';
import { cardOption } from '../fixtures/cardOption';
import { type Play } from './choosing';
import { bill, buyByCard, hold, pay, register, typeCard } from './paying';

type Fake = Partial<FakeStripeOptions>;

/** Every way in which a payment by card elements ends, and what its buyer reads about the money. 000 §8 Card flow 1. */
const meta = {
  title: 'Journeys/Pay by card',
  component: TicketWidget,
  args: { eventId: '1001', onConfirmed: fn(), onEvent: fn() },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: (args, { loaded, parameters }) => (
    <TicketWidget
      {...args}
      payments={[cardOption(loaded['backend'] as MockBackend, parameters['stripe'] as Fake)]}
    />
  ),
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const good = '4242424242424242';
const challengedCard = '4000002500003155';

const intentsOf = ({ loaded }: Play) => (loaded['backend'] as MockBackend).db.intents.all();
const charges = (play: Play) => intentsOf(play).map((intent) => intent.charges);
const isConfirmed = ({ args }: Play) => waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());

/** The title, what became of the money, and the button that can be pressed again. */
async function reads({ canvas }: Play, title: string, money: RegExp) {
  await expect(await canvas.findByText(title, {}, { timeout: 30_000 })).toBeVisible();
  await expect(canvas.getByText(money)).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^Order Now/ })).not.toHaveAttribute('aria-busy', 'true');
}

const reportedTo = ({ args }: Play) =>
  (args.onEvent as Mock<(event: WidgetEvent) => void>).mock.calls.map(([event]) => event);

const dialogOf = ({ canvasElement }: Play) => within(canvasElement.ownerDocument.body).findByRole('dialog');

export const Paid: Story = {
  play: async (play) => {
    await buyByCard(play, good);
    await isConfirmed(play);
    await expect(charges(play)).toEqual([1]);
  },
};

/** The bank has not decided: the button turns, and everything else waits. */
export const Processing: Story = {
  parameters: { stripe: { outcome: 'processing' } satisfies Fake },
  play: async (play) => {
    await buyByCard(play, good);
    const button = play.canvas.getByRole('button', { name: /^Order Now/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const DecidedLater: Story = {
  parameters: { stripe: { outcome: { processing: 1 } } satisfies Fake },
  play: async (play) => {
    await buyByCard(play, good);
    await isConfirmed(play);
    await expect(charges(play)).toEqual([1]);
  },
};

/** 000 §8: the provider's message is shown as it is; the host hears its code. */
export const Declined: Story = {
  play: async (play) => {
    await buyByCard(play, '4000000000009995');
    await reads(play, 'Your card has insufficient funds.', /Nothing was charged/);
    await expect(reportedTo(play)).toContainEqual({
      type: 'orderError',
      code: 0,
      reason: 'insufficient_funds',
    });
    await expect(play.canvas.getByRole('textbox', { name: /^City/ })).toHaveValue('Toronto');
  },
};

export const PaidInTheSecondTry: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await buyByCard(play, '4000000000000002');
    await reads(play, 'Your card was declined.', /Nothing was charged/);
    const number = canvas.getByRole('textbox', { name: /card number/i });
    await userEvent.clear(number);
    await userEvent.type(number, good);
    await pay(play);
    await isConfirmed(play);
    // The same intent, charged once.
    await expect(charges(play)).toEqual([1]);
  },
};

async function seesBank(play: Play) {
  await buyByCard(play, challengedCard);
  await expect(await dialogOf(play)).toBeVisible();
}

export const Challenged: Story = { play: seesBank };

/** The bank refuses: 'Your payment could not be verified'. */
export const NotVerified: Story = {
  parameters: { stripe: { outcome: { status: 'requires_source' } } satisfies Fake },
  play: async (play) => {
    await buyByCard(play, good);
    await reads(play, 'Your payment could not be verified', /Nothing was charged/);
    await expect(charges(play)).toEqual([0]);
  },
};

/** An account that speaks Stripe's older vocabulary asks in the same dialog. */
export const ChallengedInTheOlderVocabulary: Story = {
  parameters: { stripe: { vocabulary: 'sources' } satisfies Fake },
  play: seesBank,
};

/** FAULTS F38: it went through and nobody heard of it; the intent is read again and the order made. */
export const AnswerLost: Story = {
  parameters: { stripe: { outcome: 'answerLost' } satisfies Fake },
  play: async (play) => {
    await buyByCard(play, good);
    await isConfirmed(play);
    await expect(charges(play)).toEqual([1]);
  },
};

/** FAULTS F38: nobody knows for now. The next press looks first, finds it paid, and charges nothing. */
export const MoneyInDoubt: Story = {
  parameters: { stripe: { outcome: { answerLost: 6 } } satisfies Fake },
  play: async (play) => {
    await buyByCard(play, good);
    const again = await play.canvas.findByRole('button', { name: /Check again/ });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
    await play.userEvent.click(again);
    await isConfirmed(play);
    await expect(charges(play)).toEqual([1]);
  },
};

export const NeverSent: Story = {
  parameters: { stripe: { outcome: 'notSent' } satisfies Fake },
  play: async (play) => {
    await buyByCard(play, good);
    await reads(play, 'Could not complete your payment', /We don’t know yet whether your card was charged/);
  },
};

/** 000 §8 Card payment: an unknown status is an error that says which. */
export const UnknownStatus: Story = {
  parameters: { stripe: { outcome: { status: 'requires_capture' } } satisfies Fake },
  play: async (play) => {
    await buyByCard(play, good);
    await reads(play, 'Could not complete your payment', /a status we don’t recognize: requires_capture/);
  },
};

/** The time runs out while the bank asks: what became of the payment is said before anything else. */
export const ExpiredInAChallenge: Story = {
  play: async (play) => {
    await buyByCard(play, challengedCard);
    await dialogOf(play);
    (play.loaded['backend'] as MockBackend).clock.advance(16 * 60_000);
    const timedOut = 'Your registration process has timed out';
    await expect(await play.canvas.findByText(timedOut, {}, { timeout: 30_000 })).toBeVisible();
    const page = within(play.canvasElement.ownerDocument.body);
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(charges(play)).toEqual([0]);
  },
};

/** FAULTS F25, F26: paid, and neither the order's answer nor its outcome can be had: nobody can pay again before it is known. */
export const OutcomeUnknown: Story = {
  parameters: {
    faults: { saveOrder: { kind: 'truncated', times: 1 }, getSaveOutcome: { kind: 'error500' } },
  },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const backend = loaded['backend'] as MockBackend;
    const before = backend.db.snapshot().orders.length;
    await buyByCard(play, good);
    const name = 'We are checking whether your payment went through';
    const unknown = within(await canvas.findByRole('region', { name }));
    await unknown.findByText('No response yet.');
    await expect(unknown.getByText(/Please do not pay again/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Order Now/ })).toBeNull();
    await backend.setFaults({});
    await userEvent.click(unknown.getByRole('button', { name: 'Check again' }));
    await isConfirmed(play);
    await expect(charges(play)).toEqual([1]);
    await expect(backend.db.snapshot().orders).toHaveLength(before + 1);
  },
};

/** FAULTS F33: the script can't be had. Nothing can be sent, and the form says why; loaded later, everything typed is there. */
export const NotLoaded: Story = {
  render: (args, { loaded }) => (
    <TicketWidget {...args} payments={[failingOption(loaded['backend'] as MockBackend)]} />
  ),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await hold(play, /General Admission/);
    await register(play);
    await canvas.findByText('The card fields could not load');
    await pay(play);
    const summary = within(await canvas.findByRole('region', { name: /fix your errors/ }));
    await userEvent.click(summary.getByRole('link', { name: 'The card fields could not load' }));
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await expect(retry).toHaveFocus();
    await expect(charges(play)).toEqual([0]);
    await userEvent.click(retry);
    await expect(await canvas.findByRole('textbox', { name: /card number/i })).toBeVisible();
    await waitFor(() => expect(summary.queryByRole('link', { name: /card fields/ })).toBeNull());
    await bill(play);
    await typeCard(play, good);
    await pay(play);
    await isConfirmed(play);
    await expect(charges(play)).toEqual([1]);
  },
};

const failing = new WeakMap<MockBackend, ReturnType<typeof stripePaymentOption>>();

/** Fails once. */
function failingOption(backend: MockBackend) {
  const known = failing.get(backend);
  if (known) return known;
  const load = createFakeStripeLoader({ ledger: backend.stripe, failToLoad: 1 });
  const made = stripePaymentOption({ load });
  failing.set(backend, made);
  return made;
}

export const DeclinedOnAPhone: Story = { ...Declined, globals: { viewport: { value: 'phone' } } };
