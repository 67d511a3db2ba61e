import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createFakeAuthPopup, type FakeAuthPopup } from '../../../mocks/gateways/fakeAuthPopup';
import { createClient } from '../../../src/client';
import { searchPaymentProcessors, updatePaymentProcessor } from '../../../src/contract';
import { PaymentProcessorsScreen } from '../../../src/organizer/paymentProcessors';
import { type Canvas, withRoom } from '../settings';
import { chooseOption } from '../chooseOption';

/** The contracts an account's events take money through: found, set up, changed, given keys. */
const meta = {
  id: 'organizer-payment-processors',
  title: 'Organizer/Finances/Payment processors',
  component: PaymentProcessorsScreen,
  args: { accountId: '77', onProcessorChange: fn() },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof PaymentProcessorsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const query = { accountId: '77' };
const client = createClient();

const read = async (id: number) => {
  const { items } = await client.call(searchPaymentProcessors, { query, body: {} });
  const found = items.find((processor) => processor.id === id);
  if (!found) throw new Error(`The account has no processor ${id}.`);
  return found;
};
const publicKey = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Public key' });
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

export const List: Story = {
  args: { payoutUrl: 'https://payouts.example/northlight' },
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const payouts = canvas.getByRole('link', { name: /^Payouts/ });
    await expect(payouts).toHaveAttribute('href', 'https://payouts.example/northlight');
    await expect(payouts).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(await canvas.findByText('Needs keys')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /London evenings/ }));
    await expect(args.onProcessorChange).toHaveBeenCalledWith('303');
    await canvas.findByRole('heading', { level: 1, name: 'London evenings' });
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('London evenings');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Provider' }));
    await chooseOption('PayPal');
    await waitFor(() => expect(canvas.queryByText('London evenings')).toBeNull());
    await expect(canvas.getByText('Northlight on PayPal')).toBeVisible();
  },
};

/** An address that could run is no link. */
export const PayoutAddressNotSafe: Story = {
  args: { payoutUrl: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await canvas.findByText('London evenings');
    await expect(canvas.queryByRole('link', { name: /^Payouts/ })).toBeNull();
  },
};

const { records } = scenarios.conference;

export const Empty: Story = {
  parameters: {
    scenario: {
      ...scenarios.conference,
      name: 'no processors',
      records: { ...records, paymentProcessors: { '77': [] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payment processors yet')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { searchPaymentProcessors: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load your payment processors',
    );
  },
};

/** 002 §3: without an id above 0 it is created; then it waits for its keys. */
export const New: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New processor' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
    await expect(canvas.getAllByText('Choose a provider').length).toBeGreaterThan(0);
    await paste(canvas.getByRole('textbox', { name: 'Name' }), 'Zürich');
    await userEvent.click(canvas.getByRole('radio', { name: 'Stripe' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Swiss Franc (CHF)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('heading', { level: 1, name: 'Zürich' });
    await expect(canvas.getByText('No keys yet.')).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Accept payments' })).toBeNull();
    await expect(args.onProcessorChange).toHaveBeenLastCalledWith(expect.stringMatching(/^\d+$/));
  },
};

/** What is typed is sent once, and nowhere to be found afterwards. */
export const KeysAreForgotten: Story = {
  args: { processor: '304' },
  play: async ({ canvas, canvasElement }) => {
    await paste(await publicKey(canvas), 'spreedly environment');
    await paste(canvas.getByLabelText('Secret key'), 'verysecret of the school');
    await userEvent.click(canvas.getByRole('button', { name: 'Save keys' }));
    await expect(await canvas.findByText(/The public key ends in ment/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Secret key')).toHaveValue(''));
    await expect(canvasElement.ownerDocument.documentElement.outerHTML).not.toContain('verysecret');
    await expect(await canvas.findByRole('switch', { name: 'Accept payments' })).not.toBeChecked();
  },
};

/** Keys of a test and of the live mode don't go together; nothing is sent. */
export const WrongKeys: Story = {
  args: { processor: '306' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await paste(await publicKey(canvas), 'pk_live_northlightOffice');
    await paste(canvas.getByLabelText('Secret key'), 'sk_test_northlightOffice');
    await userEvent.click(canvas.getByRole('button', { name: 'Save keys' }));
    await expect(await canvas.findByText('Use two live keys or two test keys')).toBeVisible();
    await expect(
      canvas.getByText('These are test keys: orders go through, but no money moves.'),
    ).toBeVisible();
  },
};

/** Why is in view and has the focus; what was typed stays. */
export const KeysNotSaved: Story = {
  args: { processor: '304' },
  parameters: { faults: { setProcessorCredentials: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await paste(await publicKey(canvas), 'spreedly environment');
    await paste(canvas.getByLabelText('Secret key'), 'verysecret of the school');
    await userEvent.click(canvas.getByRole('button', { name: 'Save keys' }));
    const refusal = await canvas.findByRole('alert');
    await waitFor(() => expect(refusal.parentElement).toHaveFocus());
    await expect(refusal.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByLabelText('Secret key')).toHaveValue('verysecret of the school');
  },
};

let popup: FakeAuthPopup;
const withPopup = (blocked: boolean): Pick<Story, 'beforeEach'> => ({
  beforeEach: () => {
    popup = createFakeAuthPopup({ blocked });
    return () => popup.restore();
  },
});
const connect = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Connect Stripe' }));

/** The service's own page hands its keys over; the organizer never sees them. */
export const ConnectedByPopup: Story = {
  args: { processor: '301' },
  ...withPopup(false),
  play: async ({ canvas }) => {
    await connect(canvas);
    await expect(popup.opened[0]).toMatch(/\/auth\/stripe\?/);
    popup.authorize(undefined, { key: 'pk_live_northlightNext', secret: 'sk_live_northlightNext' });
    await expect(await canvas.findByText('Stripe is connected, and its keys are saved.')).toBeVisible();
    await expect((await read(301)).publicKeyEnding).toBe('Next');
  },
};

export const ConnectingRefused: Story = {
  args: { processor: '301' },
  ...withPopup(false),
  play: async ({ canvas }) => {
    await connect(canvas);
    popup.refuse();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Stripe denied access.');
  },
};

/** FAULTS F53: a link does what the window would have done. */
export const PopupBlocked: Story = {
  args: { processor: '301' },
  ...withPopup(true),
  play: async ({ canvas }) => {
    await connect(canvas);
    const link = await canvas.findByRole('link', { name: /Stripe/ });
    await expect(link).toHaveAttribute('rel', 'opener');
  },
};

export const SomebodyElseSaved: Story = {
  args: { processor: '303' },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await paste(name, 'London nights');
    const { id, gateway } = await read(303);
    await client.call(updatePaymentProcessor, {
      query,
      body: { id, gateway, name: 'London days', currencies: ['GBP', 'EUR'], active: true },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('London days')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('heading', { level: 1, name: 'London nights' });
    await expect((await read(303)).currencies).toEqual(['GBP', 'EUR']);
  },
};

export const NotFound: Story = {
  args: { processor: '999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page doesn’t exist')).toBeVisible();
  },
};
