import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import type { FakeStripeOptions } from '../../mocks/gateways/fakeStripe';
import { TicketWidget } from '../../src/widget';
import { cardOption } from '../fixtures/cardOption';
import { walletsOption } from '../fixtures/walletsOption';
import { type Play } from './choosing';
import { bill, hold, register } from './paying';

type Fake = Partial<FakeStripeOptions>;

/** Apple Pay, Google Pay and Link beside a card, and how each payment ends. */
const meta = {
  title: 'Journeys/Pay by wallet',
  component: TicketWidget,
  args: { eventId: '1001', onConfirmed: fn(), onEvent: fn() },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: (args, { loaded, parameters }) => {
    const backend = loaded['backend'] as MockBackend;
    return (
      <TicketWidget
        {...args}
        payments={[cardOption(backend), walletsOption(backend, parameters['stripe'] as Fake)]}
      />
    );
  },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const charges = ({ loaded }: Play) =>
  (loaded['backend'] as MockBackend).db.intents.all().map((intent) => intent.charges);
const isConfirmed = ({ args }: Play) => waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());

/** The wallets are picked, and their buttons are there. */
async function pick(play: Play) {
  const { canvas, userEvent } = play;
  await userEvent.click(await canvas.findByRole('radio', { name: 'Apple Pay, Google Pay or Link' }));
  const button = await canvas.findByRole('button', { name: 'Apple Pay' });
  await waitFor(() => expect(button).toBeVisible());
}
const press = async ({ canvas, userEvent }: Play, name = 'Apple Pay') =>
  userEvent.click(canvas.getByRole('button', { name }));

async function buyByWallet(play: Play, name?: string) {
  await hold(play, /General Admission/);
  await register(play);
  await bill(play);
  await pick(play);
  await press(play, name);
}

export const Paid: Story = {
  play: async (play) => {
    await buyByWallet(play);
    await isConfirmed(play);
    await expect(charges(play)).toEqual([1]);
  },
};

/** Link is no card: Stripe confirms it by another call. */
export const PaidByLink: Story = {
  play: async (play) => {
    await buyByWallet(play, 'Link');
    await isConfirmed(play);
    await expect(charges(play)).toEqual([1]);
  },
};

/** FAULTS F102: nothing opens before the form is right; afterwards the same press pays. */
export const InvalidForm: Story = {
  play: async (play) => {
    const { canvas } = play;
    await hold(play, /General Admission/);
    await pick(play);
    await press(play);
    const summary = await canvas.findByRole('region', { name: /fix your errors/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(charges(play)).toEqual([0]);
    await register(play);
    await bill(play);
    await press(play);
    await isConfirmed(play);
    await expect(charges(play)).toEqual([1]);
  },
};

/** Closed without paying: what was typed is there, and a card can be used instead. */
export const Cancelled: Story = {
  parameters: { stripe: { walletAnswer: 'cancel' } satisfies Fake },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await buyByWallet(play);
    await canvas.findByText('You closed the wallet');
    await expect(canvas.getByRole('textbox', { name: /^City/ })).toHaveValue('Toronto');
    await expect(charges(play)).toEqual([0]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }));
    await canvas.findByRole('button', { name: /^Order Now/ });
    await expect(canvas.queryByRole('button', { name: 'Apple Pay' })).toBeNull();
  },
};

/** 000 §8: in the provider's words, as with a card; the wallets can be pressed again. */
export const Declined: Story = {
  parameters: { stripe: { outcome: { decline: 'Your card has insufficient funds.' } } satisfies Fake },
  play: async (play) => {
    const { canvas } = play;
    await buyByWallet(play);
    await canvas.findByText('Your card has insufficient funds.');
    await expect(canvas.getByText(/Nothing was charged/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Apple Pay' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /^City/ })).toHaveValue('Toronto');
    await expect(charges(play)).toEqual([0]);
  },
};

/** The bank asks, in the dialog that cards have. */
export const Challenged: Story = {
  parameters: { stripe: { outcome: 'challenge' } satisfies Fake },
  play: async (play) => {
    await buyByWallet(play);
    const page = within(play.canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog')).toBeVisible();
    await expect(charges(play)).toEqual([0]);
  },
};
