import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { OrderScreen } from '../../../src/organizer/orders';
import { choose, dialogNamed, formNamed, press } from './orderPlay';

/** Tickets become tickets of other types: what it costs, the offer that waits for its buyer, and how it is withdrawn. */
const meta = {
  id: 'organizer-orders-swap',
  title: 'Organizer/Sales/Orders/Swap',
  component: OrderScreen,
  args: {
    eventId: '1001',
    orderId: '2000-4817',
    ordersHref: '#orders',
    swapHrefOf: (token) => `https://tickets.example/1001?swapToken=${token}`,
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (canvas: Parameters<typeof press>[0]) => {
  await press(canvas, 'Swap');
  const dialog = await formNamed('Swap tickets of order 2000-4817');
  return { dialog, first: dialog.getByRole('combobox', { name: /NL26-4817-1/ }) };
};

/** Each type with its price and what it costs more or less than the ticket did. */
export const Prices: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const { first } = await openDialog(canvas);
    await userEvent.click(first);
    await expect(await screen.findByRole('option', { name: 'General Admission (no change)' })).toBeVisible();
    await expect(
      screen.getByRole('option', { name: 'Two-Day Pass · $356.00 (+\u2060$155.35)' }),
    ).toBeVisible();
    await expect(
      screen.getByRole('option', { name: 'Workshop: Painted Signs · $105.84 (−\u2060$94.81)' }),
    ).toBeVisible();
    await expect(screen.getByRole('option', { name: /^Student Day .* · Sold out$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('option', { name: /^Super Early Pass .* · Not on sale$/ })).toBeVisible();
  },
};

/** What the buyer is asked for follows what is chosen; cheaper tickets are not paid back. */
export const Sums: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const { dialog, first } = await openDialog(canvas);
    await expect(dialog.queryByText(/The buyer is asked/)).toBeNull();
    await choose(first, /^Two-Day Pass/);
    await expect(await dialog.findByText('The buyer is asked to pay $155.35.')).toBeVisible();
    await choose(dialog.getByRole('combobox', { name: /NL26-4817-2/ }), /^Workshop/);
    await expect(
      await dialog.findByText(/^The cheaper tickets cost \$[\d.]+ less. It is not refunded.$/),
    ).toBeVisible();
    await choose(first, /no change/);
    await expect(
      await dialog.findByText('Nothing to pay: the tickets are swapped immediately.'),
    ).toBeVisible();
  },
};

/** The dialog is there at once, and can be left. */
export const TypesLoading: Story = {
  parameters: { ...pictured, faults: { getTicketTypes: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Swap');
    const dialog = await dialogNamed('Swap tickets of order 2000-4817');
    await expect(await dialog.findByRole('status')).toHaveTextContent('Loading the ticket types');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const TypesFailed: Story = {
  parameters: { faults: { getTicketTypes: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Swap');
    const dialog = await dialogNamed('Swap tickets of order 2000-4817');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We could not load the ticket types');
    await press(dialog, 'Try again');
    const form = await formNamed('Swap tickets of order 2000-4817');
    await expect(form.getByRole('combobox', { name: /NL26-4817-1/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Swap' })).toHaveFocus());
  },
};

const offered = { orderId: '2000-4800' } as const;

/** Offered, and not paid yet: what becomes what, the link, and the way back. */
export const Pending: Story = {
  args: offered,
  parameters: { ...pictured, scenario: scenarios.swapOffered },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Pending swap' });
    await expect(canvas.getByText(/General Admission becomes Two-Day Pass/)).toBeVisible();
    await expect(canvas.getByText(/swapToken=sw_/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  },
};

export const WithdrawQuestion: Story = {
  args: offered,
  parameters: { ...pictured, scenario: scenarios.swapOffered },
  play: async ({ canvas }) => {
    await press(canvas, 'Withdraw');
    const dialog = await dialogNamed('Withdraw the swap?');
    await expect(dialog.getByText(/The link stops working/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Withdraw' })).toHaveFocus());
    await press(canvas, 'Withdraw');
    await dialogNamed('Withdraw the swap?');
  },
};

/** The backend fails once: the dialog stays; then the swap is gone, and the history has it. */
export const Withdrawn: Story = {
  args: offered,
  parameters: {
    ...pictured,
    scenario: scenarios.swapOffered,
    faults: { withdrawSwap: { kind: 'error500', times: 1 } },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Withdraw');
    const dialog = await dialogNamed('Withdraw the swap?');
    await press(dialog, 'Withdraw');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not confirmed');
    await press(dialog, 'Withdraw');
    const done = await canvas.findByText('Swap withdrawn. The link no longer works.');
    await waitFor(() => expect(document.activeElement).toContainElement(done));
    await expect(canvas.queryByRole('heading', { name: 'Pending swap' })).toBeNull();
    await expect(canvas.getByText('Swap withdrawn')).toBeVisible();
    await expect(canvas.getByText(/^Notice of the withdrawn swap sent to/)).toBeVisible();
  },
};

/** Its buyer pays at this moment: it can’t be withdrawn now. */
export const WithdrawRefused: Story = {
  args: offered,
  parameters: {
    scenario: scenarios.swapOffered,
    faults: { withdrawSwap: { kind: 'refused', code: 4091 } },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Withdraw');
    const dialog = await dialogNamed('Withdraw the swap?');
    await press(dialog, 'Withdraw');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await press(dialog, 'Cancel');
    await expect(canvas.getByRole('heading', { name: 'Pending swap' })).toBeVisible();
  },
};
