import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { createFakeBitcoin, type FakeBitcoin } from '../../mocks/gateways/fakeBitcoin';
import { TicketWidget } from '../../src/widget';
import { bitcoinPaymentOption } from '../../src/payments/bitcoin/ui/bitcoinPaymentOption';
import type { PaymentOption } from '../../src/payments/ui/paymentOption';
import { cardOption } from '../fixtures/cardOption';
import { choose, forgetCode, type Play as AnyPlay } from './choosing';

/** Orders paid with bitcoins, from the list to the confirmation, over an in-memory channel. */
const meta = {
  title: 'Journeys/Bitcoin',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.cardAndBitcoin, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  beforeEach: () => {
    forgetCode();
    return forgetCode;
  },
  render: (args, { loaded }) => {
    const backend = loaded['backend'] as MockBackend;
    return <TicketWidget {...args} payments={[cardOption(backend), bitcoinOf(backend).option]} />;
  },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = AnyPlay;

const fakes = new WeakMap<MockBackend, { fake: FakeBitcoin; option: PaymentOption }>();

/** One for each showing of a story. */
function bitcoinOf(backend: MockBackend) {
  const known = fakes.get(backend);
  if (known) return known;
  const fake = createFakeBitcoin({ ledger: backend.payments });
  const made = { fake, option: bitcoinPaymentOption(fake) };
  fakes.set(backend, made);
  return made;
}
const backendOf = ({ loaded }: Pick<Play, 'loaded'>) => loaded['backend'] as MockBackend;
const fakeOf = (play: Play) => bitcoinOf(backendOf(play)).fake;
const region = (canvas: Play['canvas'], name: string) => within(canvas.getByRole('region', { name }));

async function order(play: Play) {
  const { canvas, userEvent } = play;
  await choose(play, 'General Admission', 1);
  await userEvent.click(await canvas.findByRole('button', { name: /^Pay via Bitcoin/ }));
  const attendee = await canvas.findByRole('group', { name: /Attendee 1/ });
  for (const box of [within(attendee), region(canvas, 'Your Information')]) {
    await userEvent.type(box.getByRole('textbox', { name: /^First name/i }), 'Amara');
    await userEvent.type(box.getByRole('textbox', { name: /^Last name/i }), 'Osei');
    await userEvent.type(box.getByRole('textbox', { name: /^Email/i }), 'amara@tidewater.example');
  }
  const bill = region(canvas, 'Billing Information');
  const country = await bill.findByRole('combobox', { name: /^Country/ });
  await userEvent.clear(country);
  await userEvent.type(country, 'united states');
  await canvas.findByRole('option', { name: 'United States' });
  await userEvent.keyboard('{Enter}');
  for (const [name, text] of [
    [/^Address/, '48 Wharf Street'],
    [/^City/, 'Boston'],
    [/^Zip/, '02110'],
  ] as const)
    await userEvent.type(await bill.findByRole('textbox', { name }), text);
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
}

async function generate({ canvas, userEvent }: Play) {
  const email = await canvas.findByRole('textbox', { name: 'Payment Email*' });
  await userEvent.type(email, 'amara@tidewater.example');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Bitcoin Refund Address*' }), 'bc1qrefund');
  const button = canvas.getByRole('button', { name: 'Generate Bitcoin address' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Send exactly' })).toHaveFocus());
}
const reaches = ({ canvas }: Play, stage: string) => canvas.findByText(new RegExp(`^${stage}\\.`));
const pay = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: /^Pay via Bitcoin/ }));
const saved = (play: Play) => backendOf(play).db.snapshot();
/** The payment that was begun last. */
const paymentOf = (play: Play) => backendOf(play).db.rows('payments', '1001').all().at(-1);

/** Nothing is sent before the bitcoins are in; then the order is made of them. */
export const Ordered: Story = {
  play: async (play) => {
    const { canvas } = play;
    await order(play);
    await pay(play);
    const summary = within(await canvas.findByRole('region', { name: /^Please fix your errors/ }));
    await expect(summary.getByRole('link', { name: 'Please Generate a Bitcoin Address' })).toBeVisible();
    await generate(play);
    await pay(play);
    await expect(await summary.findByRole('link', { name: 'Please Complete Your Payment' })).toBeVisible();
    await fakeOf(play).pay();
    await reaches(play, 'Transaction Approved');
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Please fix your errors/ })).toBeNull());
    await pay(play);
    await canvas.findByText('Your Registration Details');
    await expect(saved(play).orders.at(-1)).toMatchObject({ paidVia: 'Bitcoin' });
    await expect(paymentOf(play)).toMatchObject({ kind: 'bitcoin', state: 'consumed', charges: 1 });
  },
};

/** FAULTS F51: said while nobody could hear it. */
export const ConnectionLost: Story = {
  play: async (play) => {
    await order(play);
    await generate(play);
    fakeOf(play).drop();
    await play.canvas.findByText('Connecting to the server. Please wait.');
    await fakeOf(play).pay();
    fakeOf(play).restore();
    await reaches(play, 'Transaction Approved');
  },
};

/** Somebody said that it was paid, and it was not: no order is made, and it can still be paid. */
export const RefusedOnSave: Story = {
  play: async (play) => {
    const { canvas } = play;
    await order(play);
    await generate(play);
    fakeOf(play).say(paymentOf(play)?.id ?? '');
    await reaches(play, 'Payment received');
    const before = saved(play).orders.length;
    await pay(play);
    await canvas.findByRole('alert');
    await expect(saved(play).orders).toHaveLength(before);
    await fakeOf(play).pay();
    await pay(play);
    await canvas.findByText('Your Registration Details');
  },
};

/** Time ran out before anything was paid; the tickets are given back. */
export const Expired: Story = {
  play: async (play) => {
    await order(play);
    await generate(play);
    backendOf(play).clock.advance(16 * 60_000);
    await play.canvas.findByRole('heading', { name: /time/i, level: 2 });
    await expect(play.canvas.queryByText('Waiting for Payment')).toBeNull();
  },
};
