import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { createMockBackend, scenarios } from '../../mocks';
import { createFakeZooz, type FakeZoozOptions } from '../../mocks/gateways/fakeZooz';
import { deadlines } from '../../src/payments/deadlines';
import { zoozSession, type ZoozInput, type ZoozSession } from '../../src/payments/zooz/zoozSession';
import { ZoozFrame } from '../../src/payments/zooz/ui/ZoozFrame';
import { hurried } from '../fixtures/hurried';

const { payments: ledger } = createMockBackend({ scenario: scenarios.zooz });

/** What opens a frame in which the fake behaves so. */
function opening(options: Omit<FakeZoozOptions, 'ledger'> = {}) {
  const { address } = createFakeZooz({ ledger, ...options });
  return () => Promise.resolve(zoozSession(address, 'zz_story'));
}

/** The provider's own card form, and everything that can become of it. 000 §7. */
const meta = {
  title: 'Payment/ZoozFrame',
  component: ZoozFrame,
  tags: ['!autodocs'],
  args: { open: opening(), onReady: fn(), onError: fn(), onProblems: fn() },
} satisfies Meta<typeof ZoozFrame>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** The provider's page, once it can be typed into. */
async function pageIn({ canvas, args }: Play) {
  const frame = await canvas.findByTitle<HTMLIFrameElement>('Payment provider’s card form');
  await waitFor(() => expect(args.onReady).toHaveBeenCalledWith(expect.objectContaining({})));
  await waitFor(() => expect(frame).toBeVisible());
  const body = frame.contentDocument?.body;
  if (!body) throw new Error('The fake’s page is of this origin.');
  return within(body);
}

const inputOf = ({ args }: Play) => {
  const calls = (args.onReady as ReturnType<typeof fn<(input: ZoozInput | null) => void>>).mock.calls;
  const [input] = calls.findLast(([given]) => given) ?? [];
  if (!input) throw new Error('The frame is not ready.');
  return input;
};

/** Its page is another document than the one that is typed into here. */
const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

async function typeCard(play: Play, number: string) {
  const page = await pageIn(play);
  for (const [name, text] of [
    ['Card number', number],
    ['Expiry', '12/34'],
    ['Security code', '123'],
  ] as const) {
    await fill(page.getByRole('textbox', { name }), text);
  }
}

export const Ready: Story = {
  play: async (play) => {
    const page = await pageIn(play);
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('');
    await expect(play.args.onProblems).toHaveBeenLastCalledWith([]);
    await expect(
      play.canvas.getByText('What you type here goes only to the payment provider.'),
    ).toBeVisible();
  },
};

export const PartlyFilledIn: Story = {
  play: async (play) => {
    const page = await pageIn(play);
    await fill(page.getByRole('textbox', { name: 'Card number' }), '4242 42');
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 42');
  },
};

/** FAULTS F45: the form is usable again, and the provider's page says what is wrong. */
export const ValidationFailed: Story = {
  play: async (play) => {
    await typeCard(play, '4242');
    await expect(await inputOf(play).submit()).toEqual({ action: 'validationFailed' });
    await expect(await play.canvas.findByText(/^Please check your card in the card form/)).toBeVisible();
    const page = await pageIn(play);
    await expect(page.getByText('Enter a card number.')).toBeVisible();
    await expect(play.canvas.getByTitle('Payment provider’s card form')).toHaveFocus();
  },
};

export const Refused: Story = {
  play: async (play) => {
    await typeCard(play, '4000000000000002');
    await expect(await inputOf(play).submit()).toEqual({ action: 'cardNotAdded' });
    await expect(await play.canvas.findByText(/^Your card was not accepted/)).toBeVisible();
  },
};

export const Accepted: Story = {
  play: async (play) => {
    await typeCard(play, '4242424242424242');
    const answer = await inputOf(play).submit();
    await expect(answer).toEqual({ action: 'cardAdded', paymentKey: 'card-of-zz_story' });
    await expect(await play.canvas.findByText(/^Your card was accepted for this order/)).toBeVisible();
  },
};

/** The card is on its way. */
export const Processing: Story = {
  args: { open: opening({ outcome: 'stuck' }) },
  play: async (play) => {
    await pageIn(play);
    void inputOf(play).submit();
    await expect(await play.canvas.findByText('The payment provider is checking your card.')).toBeVisible();
  },
};

const never = () => new Promise<ZoozSession>(() => undefined);

export const Loading: Story = {
  args: { open: never },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the card form');
    await expect(args.onProblems).toHaveBeenLastCalledWith([expect.objectContaining({ field: 'zooz' })]);
  },
};

/** A submit was tried before the frame was there. */
export const NotReadyYet: Story = {
  args: { open: never, showErrors: true },
  play: async ({ canvas }) =>
    expect(canvas.getByText('The card form is still loading. Please wait a moment.')).toBeVisible(),
};

const fail = () => Promise.reject(new Error('requestToken failed'));

/** The payment could not be opened, e.g. because the hold has ended. */
export const NotLoaded: Story = {
  args: { open: fail },
  play: async ({ canvas, args }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/could not load.*choose another payment method/);
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onReady).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(args.onProblems).toHaveBeenLastCalledWith([
        expect.objectContaining({ field: 'zooz', text: 'The card form could not load' }),
      ]),
    );
  },
};

const open = opening();
const openSilent = opening({ outcome: 'silent' });
const openFirstSilent = fn<() => Promise<ZoozSession>>();

/** FAULTS F44: its page stays silent for ten seconds; the next one answers. */
export const Silent: Story = {
  args: { open: openFirstSilent },
  beforeEach: () => {
    const lastAgain = hurried(deadlines.frameMs);
    openFirstSilent
      .mockReset()
      .mockImplementationOnce(openSilent)
      .mockImplementation(() => {
        lastAgain();
        return open();
      });
    return lastAgain;
  },
  play: async (play) => {
    const { canvas, args, userEvent } = play;
    await canvas.findByRole('alert');
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'BX2007' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await pageIn(play);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...ValidationFailed, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { args: { open: opening() }, globals: { locale: 'ar' } };
