import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import type { FakeBank } from '../../mocks/gateways/fakeLifecycle';
import { TicketWidget } from '../../src/widget';
import { hostedCardOption } from '../fixtures/hostedCard';
import { choose } from './choosing';

const declinedCard = '4000000000009995';
const challengedCard = '4000002500003155';

/** Hosted card fields in the whole widget, with every outcome of the gateway's 3-D Secure. */
const meta = {
  title: 'Journeys/Hosted card',
  component: TicketWidget,
  args: { eventId: '1001', onConfirmed: fn(), onEvent: fn(), onError: fn() },
  parameters: { scenario: scenarios.hostedCard, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: (args, { loaded, parameters }) => (
    <TicketWidget
      {...args}
      payments={[
        hostedCardOption(loaded['backend'] as MockBackend, {
          ...(parameters['bank'] ? { bank: parameters['bank'] as FakeBank } : {}),
        }),
      ]}
    />
  ),
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const bodyOf = ({ canvasElement }: Play) => within(canvasElement.ownerDocument.body);

async function fillIn(play: Play, card = '4242424242424242') {
  const { canvas, userEvent } = play;
  await choose(play, 'General Admission', 1);
  await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
  const attendee = await canvas.findByRole('group', { name: /Attendee 1/ });
  const yours = canvas.getByRole('region', { name: 'Your Information' });
  const write = async (inside: HTMLElement, name: RegExp | string, text: string) => {
    await userEvent.click(await within(inside).findByRole('textbox', { name }));
    await userEvent.paste(text);
  };
  for (const inside of [attendee, yours]) {
    await write(inside, /^First name/i, 'Amara');
    await write(inside, /^Last name/i, 'Osei');
    await write(inside, /^Email/i, 'amara@tidewater.example');
  }
  const billing = canvas.getByRole('region', { name: 'Billing Information' });
  await userEvent.type(within(billing).getByRole('combobox', { name: /Country/ }), 'Canada');
  await bodyOf(play).findByRole('option', { name: 'Canada' });
  await userEvent.keyboard('{Enter}');
  await write(billing, /^Address/, '48 Wharf Street');
  await write(billing, /^City/, 'Toronto');
  await write(billing, /^Zip/, '02110');
  const payment = canvas.getByRole('region', { name: 'Payment Information' });
  await write(payment, 'Card number', card);
  await write(payment, 'Month', '12');
  await write(payment, 'Year', '30');
  await write(payment, 'CVC', '123');
  await write(payment, 'First name on the card', 'Amara');
  await write(payment, 'Last name on the card', 'Osei');
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
}

const send = ({ canvas, userEvent }: Play) =>
  userEvent.click(
    within(canvas.getByRole('form', { name: 'Registration Information' })).getByRole('button', {
      name: /^(Order Now|Pay)/,
    }),
  );

const challengeOf = (play: Play) => bodyOf(play).findByRole('dialog', { name: 'Confirm it’s you' });
const answer = async (play: Play, name: string) =>
  play.userEvent.click(await within(await challengeOf(play)).findByRole('button', { name }));

const isConfirmed = ({ args }: Play) => waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());
const chargesOf = ({ loaded }: Play) =>
  (loaded['backend'] as MockBackend).db
    .rows('payments', '1001')
    .all()
    .flatMap(({ kind, charges }) => (kind === 'card' ? [charges] : []));

/** Its token is asked for while the buyer goes on. */
export const Succeeds: Story = {
  play: async (play) => {
    await fillIn(play);
    await play.canvas.findByText('Your card is ready to use');
    await send(play);
    await isConfirmed(play);
    await expect(chargesOf(play)).toEqual([1]);
  },
};

/** The gateway's own words. 000 §8 */
export const Declined: Story = {
  play: async (play) => {
    await fillIn(play, declinedCard);
    await send(play);
    await expect(await play.canvas.findByText('Your card has insufficient funds.')).toBeVisible();
    await expect(chargesOf(play)).toEqual([0]);
  },
};

/** The browser is recognised where nobody sees it; then the order is completed, and the bank asks. 000 §4 */
export const ChallengeShown: Story = {
  play: async (play) => {
    await fillIn(play, challengedCard);
    await send(play);
    const dialog = await challengeOf(play);
    await expect(
      await within(dialog).findByRole('button', { name: 'Complete authentication' }),
    ).toBeVisible();
    await expect(dialog.querySelector('[data-fingerprint]')).not.toBeVisible();
  },
};

export const ChallengeSucceeds: Story = {
  play: async (play) => {
    await fillIn(play, challengedCard);
    await send(play);
    await answer(play, 'Complete authentication');
    await isConfirmed(play);
    await expect(chargesOf(play)).toEqual([1]);
  },
};

export const ChallengeFails: Story = {
  play: async (play) => {
    await fillIn(play, challengedCard);
    await send(play);
    await answer(play, 'Fail authentication');
    const text = await play.canvas.findByText('Your payment could not be verified');
    await expect(text).toBeVisible();
    await expect(play.canvas.getByText(/^Nothing was charged/)).toBeVisible();
    await expect(chargesOf(play)).toEqual([0]);
  },
};

/** What became of it is asked once; an order sent again cancels it before it charges. */
export const ChallengeLeft: Story = {
  play: async (play) => {
    await fillIn(play, challengedCard);
    await send(play);
    await answer(play, 'Cancel payment');
    await expect(await play.canvas.findByText('Could not complete your payment')).toBeVisible();
    await send(play);
    await answer(play, 'Complete authentication');
    await isConfirmed(play);
    await expect(chargesOf(play)).toEqual([0, 1]);
  },
};

/** The bank knows its customer. */
export const BankVouches: Story = {
  parameters: { bank: 'vouches' satisfies FakeBank },
  play: async (play) => {
    await fillIn(play, challengedCard);
    await send(play);
    await isConfirmed(play);
    await expect(chargesOf(play)).toEqual([1]);
  },
};

export const ChallengeBreaks: Story = {
  parameters: { bank: 'fails' satisfies FakeBank },
  play: async (play) => {
    await fillIn(play, challengedCard);
    await send(play);
    await expect(await play.canvas.findByText('Could not complete your payment')).toBeVisible();
  },
};

/** The bank's frame is still being recognised in: nothing to see yet. */
export const Fingerprint: Story = {
  parameters: { bank: 'silent' satisfies FakeBank },
  play: async (play) => {
    await fillIn(play, challengedCard);
    await send(play);
    const dialog = await challengeOf(play);
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Checking with your bank');
    await waitFor(() => expect(dialog.querySelector('[data-fingerprint]')).not.toBeNull());
  },
};

/** While the order is on its way. */
export const Processing: Story = {
  parameters: { latency: { saveOrder: 3_600_000 } },
  play: async (play) => {
    await fillIn(play);
    await send(play);
    await waitFor(() =>
      expect(play.canvasElement.querySelector('form button[type="submit"]')).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

/** The tickets went while the bank asked; the payment is over as well. */
export const Expired: Story = {
  play: async (play) => {
    await fillIn(play, challengedCard);
    await send(play);
    await challengeOf(play);
    (play.loaded['backend'] as MockBackend).clock.advance(16 * 60_000);
    const dialog = await challengeOf(play);
    await play.userEvent.click(within(dialog).getByRole('button', { name: 'Cancel payment' }));
    await expect(await play.canvas.findByText('Your registration process has timed out')).toBeVisible();
    await expect(chargesOf(play)).toEqual([0]);
  },
};

/** The form can't be sent with an empty card; the summary leads into its fields. */
export const EmptyCard: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'General Admission', 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
    const payment = await canvas.findByRole('region', { name: 'Payment Information' });
    const number = await within(payment).findByRole('textbox', { name: 'Card number' });
    await canvas.findByRole('group', { name: /Attendee 1/ });
    await send(play);
    const summary = within(await canvas.findByRole('region', { name: /fix your errors/ }));
    await userEvent.click(summary.getByRole('link', { name: 'Card Is Invalid' }));
    await waitFor(() => expect(number).toHaveFocus());
    await expect(within(payment).getByText('CVV Is Invalid')).toBeVisible();
  },
};
