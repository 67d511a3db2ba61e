import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type Mock } from 'storybook/test';
import { cardBrands } from '../../src/domain';
import { HostedCardFields } from '../../src/payments/spreedly/ui/HostedCardFields';
import { fieldsTimeoutMs } from '../../src/themed/payment/fieldsTimeout';
import type { PaymentSlot } from '../../src/themed/payment';
import { widgetConfig } from '../fixtures/orders';
import { now, openFake, openSilent } from '../fixtures/hostedCard';
import { hurried } from '../fixtures/hurried';
import { leapAfter } from '../fixtures/time';

const meta = {
  title: 'Payment/HostedCardFields',
  component: HostedCardFields,
  args: {
    open: openFake(),
    brands: cardBrands(widgetConfig),
    clock: { now },
    onReady: fn(),
    onProblems: fn(),
  },
} satisfies Meta<typeof HostedCardFields>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const field = ({ canvas }: Play, name: string) => canvas.findByRole('textbox', { name });

async function type(play: Play, name: string, text: string) {
  const input = await field(play, name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** Into none of the fields. */
const leave = ({ canvasElement }: Play) => userEvent.click(canvasElement.ownerDocument.body);

interface Typed {
  number?: string;
  month?: string;
  year?: string;
  cvc?: string;
}

const fillInLast = (play: Play) => type(play, 'Last name on the card', 'Osei');

async function fillInAllButLast(play: Play, { number, month, year, cvc }: Typed = {}) {
  await type(play, 'Card number', number ?? '4242424242424242');
  await type(play, 'Month', month ?? '4');
  await type(play, 'Year', year ?? '30');
  await type(play, 'CVC', cvc ?? '123');
  await type(play, 'First name on the card', 'Amara');
}

async function fillIn(play: Play, typed: Typed = {}) {
  await fillInAllButLast(play, typed);
  await fillInLast(play);
}

/** What keeps the order from being sent, as the form's summary lists it. */
const problemsTo = ({ args }: Play) =>
  (args.onProblems as Mock<PaymentSlot['onProblems']>).mock.lastCall?.[0].map(({ text }) => text);

/** Nothing is said before anybody was in a field. */
export const Empty: Story = {
  play: async (play) => {
    await field(play, 'Card number');
    await expect(play.canvas.queryByText('Card Is Invalid')).toBeNull();
    await expect(play.args.onReady).not.toHaveBeenLastCalledWith(null);
  },
};

/** Month and year take two characters (000 §9). */
export const PartlyValid: Story = {
  play: async (play) => {
    await type(play, 'Card number', '4242424242424242');
    await type(play, 'Month', '123');
    await expect(await field(play, 'Month')).toHaveValue('12');
    await waitFor(() =>
      expect(problemsTo(play)).toEqual([
        'The year must be a valid future year',
        'CVV Is Invalid',
        'First name is required.',
        'Last name is required.',
      ]),
    );
    await expect(play.canvas.queryByText('CVV Is Invalid')).toBeNull();
  },
};

/** A field's error shows once it was left, not while it is edited (000 §5). */
export const Invalid: Story = {
  play: async (play) => {
    const { canvas } = play;
    await fillIn(play, { number: '4242424242424241', month: '13', year: '47', cvc: '12' });
    await userEvent.clear(await field(play, 'Last name on the card'));
    await userEvent.tab();
    await expect(await canvas.findByText('Card Is Invalid')).toBeVisible();
    await expect(canvas.getByText('Month must be valid')).toBeVisible();
    await expect(canvas.getByText('The year must be a no more than 46')).toBeVisible();
    await expect(canvas.getByText('CVV Is Invalid')).toBeVisible();
    await expect(canvas.getByText('Last name is required.')).toBeVisible();
    await userEvent.click(await field(play, 'Month'));
    await waitFor(() => expect(canvas.queryByText('Month must be valid')).toBeNull());
    await userEvent.tab();
    await expect(await canvas.findByText('Month must be valid')).toBeVisible();
  },
};

/** After a submit with nothing in them. */
export const NothingFilledIn: Story = {
  args: { showErrors: true },
  play: async (play) => {
    const { canvas } = play;
    await field(play, 'Card number');
    await expect(await canvas.findByText('Card Is Invalid')).toBeVisible();
    await expect(canvas.getByText('First name is required.')).toBeVisible();
  },
};

/** By itself, once everything is right and no field is being edited. 000 §4 Hosted card fields. */
export const Tokenizing: Story = {
  args: { open: openFake({ vaultTakes: 3_600_000 }) },
  play: async (play) => {
    const { canvas } = play;
    await fillInAllButLast(play);
    await leapAfter(() => fillInLast(play), 600);
    // Still in the last field.
    await expect(canvas.queryByText('Checking your card')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Checking your card')).toBeVisible();
    await expect(problemsTo(play)).toEqual([]);
  },
};

export const Ready: Story = {
  play: async (play) => {
    await fillIn(play);
    await userEvent.tab();
    await expect(await play.canvas.findByText('Your card is ready to use')).toBeVisible();
  },
};

/** A change drops the token, and another one is asked for. */
export const ChangedAfterwards: Story = {
  play: async (play) => {
    const { canvas } = play;
    await fillIn(play);
    await userEvent.tab();
    await canvas.findByText('Your card is ready to use');
    await type(play, 'Year', '31');
    await waitFor(() => expect(canvas.queryByText('Your card is ready to use')).toBeNull());
    await leave(play);
    await canvas.findByText('Your card is ready to use');
  },
};

/** What the provider found wrong, in its words, where it found it. 000 §8; FAULTS F43. */
export const RefusedByTheVault: Story = {
  args: { open: openFake() },
  play: async (play) => {
    // January of this year is a valid year here; the vault knows that the month is over.
    await fillIn(play, { month: '01', year: '26' });
    await userEvent.tab();
    await expect(await play.canvas.findByText('Year is expired')).toBeVisible();
    await waitFor(() => expect(problemsTo(play)).toEqual(['Year is expired']));
    await type(play, 'Year', '27');
    await leave(play);
    await play.canvas.findByText('Your card is ready to use');
  },
};

/** Nothing of the card is wrong, but there is no token: it can be asked for again. */
export const VaultUnavailable: Story = {
  args: {
    open: openFake({
      refusals: [[{ attribute: '', key: 'errors.unavailable', message: 'Please try again later.' }]],
    }),
  },
  play: async (play) => {
    const { canvas } = play;
    await fillIn(play);
    await userEvent.tab();
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Please try again later.');
    await waitFor(() => expect(problemsTo(play)).toEqual(['Payment token is missing.']));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByText('Your card is ready to use');
    await expect(problemsTo(play)).toEqual([]);
  },
};

/** The vault's refusal as it stands. */
export const VaultSilent: Story = {
  args: { open: openFake({ refusals: Array.from({ length: 9 }, () => [refusalWithoutText()]) }) },
  play: async (play) => {
    await fillIn(play);
    await userEvent.tab();
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent('Your card could not be checked');
  },
};

function refusalWithoutText() {
  return { attribute: '', key: 'errors.unknown', message: '' };
}

/** The frames are on their way. */
export const Loading: Story = {
  args: { open: () => new Promise(() => undefined) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the card fields');
    await expect(args.onReady).toHaveBeenLastCalledWith(null);
  },
};

/** The script is blocked: a way on, and no way to submit. FAULTS F33–F36. */
export const NotLoaded: Story = {
  args: { open: openFake({ failToLoad: true }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The card fields could not load');
    await expect(args.onReady).toHaveBeenLastCalledWith(null);
    await waitFor(() =>
      expect(args.onProblems).toHaveBeenLastCalledWith([
        expect.objectContaining({ text: 'The card fields could not load' }),
      ]),
    );
  },
};

export const LoadedOnRetry: Story = {
  args: { open: openFake({ failToLoad: 1 }) },
  play: async (play) => {
    // The loader is the story's from the second look on; the failure happens once.
    const retry = await play.canvas.findByRole('button', { name: 'Retry' }).catch(() => null);
    if (retry) await userEvent.click(retry);
    await expect(await field(play, 'Card number')).toBeVisible();
  },
};

/** Frames that stay empty are given up after ten seconds. FAULTS F37. */
export const NeverReady: Story = {
  args: { open: openSilent() },
  beforeEach: () => hurried(fieldsTimeoutMs),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The card fields could not load');
  },
};

/** Marks by their flags, without American Express where a feature hides it. */
export const FewerMarks: Story = {
  args: {
    brands: cardBrands({ ...widgetConfig, discoverVisible: false }, { hideAmericanExpress: true }),
  },
  play: async (play) => {
    await field(play, 'Card number');
    await waitFor(() => expect(play.canvas.getAllByRole('img')).toHaveLength(2));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
