import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { OrderScreen } from '../../../src/organizer/orders';
import { dialogNamed, press } from './orderPlay';

const { conference } = scenarios;
const payment = { date: conference.now, paidVia: null, last4: null } as const;

/** Part of the invoice was paid. */
const paidInPart = {
  ...conference,
  orders: conference.orders.map((order) =>
    order.id === '2000-4816'
      ? { ...order, payments: [{ ...payment, kind: 'charge' as const, amount: 356_00 }] }
      : order,
  ),
};

/** An order that nobody paid for is cancelled. */
const meta = {
  id: 'organizer-orders-cancel',
  title: 'Organizer/Sales/Orders/Cancel',
  component: OrderScreen,
  args: { eventId: '1001', orderId: '2000-4816', ordersHref: '#orders' },
  parameters: { ...ofOneScreen, scenario: conference },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An open invoice: what becomes of it is said before. */
export const Question: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel order');
    const dialog = await dialogNamed('Cancel order 2000-4816?');
    await expect(
      dialog.getByText(/go back on sale.*no longer has to be paid.*can’t be undone/),
    ).toBeVisible();
    const notify = dialog.getByRole('checkbox', { name: 'Notify the buyer by email' });
    await expect(notify).toBeChecked();
    await expect(notify).toHaveFocus();
    await expect(notify).toHaveAccessibleDescription('Sent to mateo.ruiz@providence.example');
  },
};

/** By the keyboard: nothing is done, and the focus returns. */
export const OrderKept: Story = {
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Cancel order' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await dialogNamed('Cancel order 2000-4816?');
    dialog.getByRole('button', { name: 'Keep order' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getAllByText('Awaiting payment')[0]).toBeVisible();
  },
};

/** The backend fails once: the dialog stays as it was, and the next try ends the order. */
export const FailsThenWorks: Story = {
  parameters: { ...pictured, faults: { cancelOrder: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel order');
    const dialog = await dialogNamed('Cancel order 2000-4816?');
    const notify = dialog.getByRole('checkbox', { name: 'Notify the buyer by email' });
    await userEvent.click(notify);
    await press(dialog, 'Cancel order');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not confirmed');
    await expect(notify).not.toBeChecked();
    await press(dialog, 'Cancel order');
    const done = await canvas.findByText('Order canceled.');
    await waitFor(() => expect(document.activeElement).toContainElement(done));
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
    await expect(canvas.getByText('Order canceled, tickets back on sale')).toBeVisible();
    await expect(canvas.queryByText(/^Cancellation notice sent/)).toBeNull();
  },
};

/** Somebody marked the invoice as paid meanwhile. */
export const PaidMeanwhile: Story = {
  parameters: { faults: { cancelOrder: { kind: 'refused', code: 4091 } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel order');
    const dialog = await dialogNamed('Cancel order 2000-4816?');
    await press(dialog, 'Cancel order');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeVisible();
  },
};

/** No invoice is spoken of; the buyer is notified. */
export const Free: Story = {
  args: { orderId: '2000-4813' },
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel order');
    const dialog = await dialogNamed('Cancel order 2000-4813?');
    await expect(dialog.queryByText(/invoice/)).toBeNull();
    await press(dialog, 'Cancel order');
    await canvas.findByText('Order canceled.');
    await expect(canvas.getByText(/^Cancellation notice sent to/)).toBeVisible();
  },
};

/** It holds money: what to do instead is said. */
export const PaidInPart: Story = {
  parameters: { ...pictured, scenario: paidInPart },
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel order');
    const dialog = await dialogNamed('Order 2000-4816 can’t be canceled');
    await expect(dialog.getByText(/then refund the order/)).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel order' })).toHaveFocus());
  },
};

/** What was paid is refunded, not cancelled. */
export const PaidIsRefunded: Story = {
  args: { orderId: '2000-4817' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refund' });
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  },
};
