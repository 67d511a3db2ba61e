import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { asJourney, notPictured, ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { OrderScreen } from '../../../src/organizer/orders';
import { choose, dialogNamed, formNamed, press } from './orderPlay';

/** One order in full, and what can be done with it. */
const meta = {
  id: 'organizer-orders-order',
  title: 'Organizer/Sales/Orders/Order',
  component: OrderScreen,
  args: {
    eventId: '1001',
    orderId: '2000-4817',
    ordersHref: '#orders',
    swapHrefOf: (token) => `https://tickets.example/1001?swapToken=${token}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  parameters: pictured,
  play: async ({ args, canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order 2000-4817' });
    await expect(await canvas.findByText('Sales tax, 6.25%')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

/** Its buyer asked for a cancellation that nobody has decided: a notice leads there. */
export const RequestOpen: Story = {
  parameters: pictured,
  args: { orderId: '2000-4814', requestsHref: '#requests' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('The buyer is waiting for your decision')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show the request' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#requests', expect.anything());
  },
};

export const Disputed: Story = {
  parameters: pictured,
  args: { orderId: '2000-4812' },
  play: async ({ canvas }) => {
    await press(canvas, 'Refund');
    const dialog = await dialogNamed(/^Refund or dispute/);
    await expect(dialog.getByRole('radio', { name: 'Record lost dispute' })).toBeVisible();
    await expect(dialog.queryByRole('radio', { name: 'Refund' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'End the dispute' }));
    await expect(dialog.getByText('4 tickets become valid again.')).toBeVisible();
    await press(dialog, 'End the dispute');
    await canvas.findByText('Dispute ended.');
    await expect(canvas.queryByText('Blocked')).toBeNull();
  },
};

/** The bank gave the money back: what it was is noted, and the tickets never let in again. */
export const DisputeLost: Story = {
  parameters: asJourney,
  args: { orderId: '2000-4812' },
  play: async ({ canvas }) => {
    await press(canvas, 'Refund');
    const dialog = await dialogNamed(/^Refund or dispute/);
    await userEvent.click(dialog.getByRole('radio', { name: 'Record lost dispute' }));
    await expect(dialog.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    await press(dialog, 'Record lost dispute');
    await canvas.findByText('Dispute ended.');
    await expect(canvas.queryByText('Blocked')).toBeNull();
    await expect(canvas.getAllByText('Refunded')[0]).toBeVisible();
  },
};

/** Fields that the page with the tickets had added to its form. */
export const WithCustomFields: Story = {
  parameters: {
    ...pictured,
    scenario: {
      ...scenarios.conference,
      orders: scenarios.conference.orders.map((order) => ({
        ...order,
        customFields: { shirt: 'M', wishes: 'A seat by the door.\nThank you!' },
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('shirt')).toBeVisible();
    await expect(canvas.getByText(/A seat by the door/)).toBeVisible();
  },
};

export const Refunded: Story = { args: { orderId: '2000-4811' } };

/** The invoice is looked at, printed, and marked as paid. */
export const AwaitingPayment: Story = {
  args: { orderId: '2000-4816' },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await press(canvas, 'View invoice');
    const sheet = await dialogNamed('Invoice NL-4816');
    for (const term of ['Invoice number', 'Invoice date', 'To', 'Amount due', 'Payment terms'])
      await expect(sheet.getByText(term)).toBeVisible();
    for (const term of ['Your net income', 'Paid on', 'Amount paid'])
      await expect(sheet.queryByText(term)).toBeNull();
    await press(sheet, 'Print or save as PDF');
    await expect(print).toHaveBeenCalledOnce();
    await press(sheet, 'Close');
    await press(canvas, 'Mark as paid');
    const question = await dialogNamed('Mark invoice NL-4816 as paid?');
    await press(question, 'Mark as paid');
    await canvas.findByText('The invoice is marked as paid.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Mark as paid' })).toBeNull());
  },
};

/** What the buyer paid and when, without what the organizer keeps of it. */
export const PaidInvoice: Story = {
  args: { orderId: '2000-4817' },
  play: async ({ canvas }) => {
    await press(canvas, 'View invoice');
    const sheet = await dialogNamed(/^Invoice NL-/);
    for (const term of ['Invoice date', 'Paid on', 'Amount paid'])
      await expect(sheet.getByText(term)).toBeVisible();
    for (const term of ['Your net income', 'Amount due', 'Payment terms'])
      await expect(sheet.queryByText(term)).toBeNull();
  },
};

/** By the keyboard. */
async function chooseTickets(canvas: Parameters<typeof press>[0], ...ids: string[]) {
  for (const id of ids) {
    (await canvas.findByRole('checkbox', { name: `Select ticket ${id}` })).focus();
    await userEvent.keyboard(' ');
  }
}

/** What is missing is said first; a call that fails leaves the form as it was. */
export const ResendOneTicket: Story = {
  parameters: { faults: { resendTickets: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Resend: NL26-4817-2');
    const dialog = await dialogNamed('Resend NL26-4817-2');
    await userEvent.click(dialog.getByRole('radio', { name: 'Another address' }));
    await press(dialog, 'Send');
    await dialog.findByRole('link', { name: /Email is required/ });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'desk@tidewater.example');
    await press(dialog, 'Send');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not confirmed');
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('desk@tidewater.example');
    await press(dialog, 'Send');
    await canvas.findByText('The tickets are on their way.');
    await canvas.findByText('Tickets sent to desk@tidewater.example');
  },
};

/** Those that were chosen, and no other. Refused, they stay chosen; sent, the news has the focus. By the keyboard alone. */
export const ResendSeveral: Story = {
  parameters: { ...pictured, faults: { resendTickets: { kind: 'error500', times: 1 } } },
  args: { orderId: '2000-4810' },
  play: async ({ canvas }) => {
    await chooseTickets(canvas, 'NL26-4810-1', 'NL26-4810-3');
    const bar = within(canvas.getByRole('group', { name: 'Bulk actions' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    bar.getByRole('button', { name: 'Resend' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await dialogNamed('Resend 2000-4810');
    await expect(dialog.getByRole('checkbox', { name: /NL26-4810-3/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /NL26-4810-2/ })).not.toBeChecked();
    dialog.getByRole('button', { name: 'Send' }).focus();
    await userEvent.keyboard('{Enter}');
    await dialog.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bar.getByRole('button', { name: 'Resend' })).toHaveFocus());
    await expect(bar.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await press(await dialogNamed('Resend 2000-4810'), 'Send');
    const news = await canvas.findByText('The tickets are on their way.');
    await waitFor(() => expect(document.activeElement).toContainElement(news));
    await expect(canvas.queryByRole('group', { name: 'Bulk actions' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Select ticket NL26-4810-1' })).not.toBeChecked();
    await expect(await canvas.findAllByText(/^Tickets sent to/)).not.toHaveLength(0);
  },
};

/** Only what is chosen is asked about; no choice is left without the focus near. */
export const SwapAndRefundSeveral: Story = {
  args: { orderId: '2000-4805' },
  play: async ({ canvas }) => {
    await chooseTickets(canvas, 'NL26-4805-1', 'NL26-4805-2');
    const bar = within(canvas.getByRole('group', { name: 'Bulk actions' }));
    await press(bar, 'Swap');
    const swap = await formNamed(/^Swap tickets/);
    await expect(swap.getAllByRole('combobox', { name: /NL26-4805/ })).toHaveLength(2);
    await press(swap, 'Cancel');
    await press(bar, 'Refund');
    const refund = await dialogNamed(/^Refund or dispute/);
    await expect(refund.getByRole('checkbox', { name: /NL26-4805-1/ })).toBeChecked();
    await expect(refund.getByRole('checkbox', { name: /NL26-4805-3/ })).not.toBeChecked();
    await expect(refund.getByText(/^2 tickets are canceled/)).toBeVisible();
    await press(refund, /^Refund \$/);
    const news = await canvas.findByText('The refund is on its way.');
    await waitFor(() => expect(document.activeElement).toContainElement(news));
    await waitFor(() => expect(canvas.getAllByText('Canceled')).toHaveLength(2));
    // Nothing can be chosen of the one that is left.
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** Another step is for other tickets: nothing is chosen that it does not show. */
export const StepForOtherTickets: Story = {
  parameters: notPictured('Looks as the dispute does.'),
  args: { orderId: '2000-4812' },
  play: async ({ canvas }) => {
    await chooseTickets(canvas, 'NL26-4812-2');
    await press(within(canvas.getByRole('group', { name: 'Bulk actions' })), 'Refund');
    const first = await dialogNamed(/^Refund or dispute/);
    await press(first, 'End the dispute');
    await canvas.findByText('Dispute ended.');
    await press(canvas, 'Refund');
    const dialog = await dialogNamed(/^Refund or dispute/);
    await userEvent.click(dialog.getByRole('radio', { name: 'Open a dispute' }));
    await expect(dialog.getByRole('checkbox', { name: /NL26-4812-2/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'End the dispute' }));
    await expect(dialog.getByText('3 tickets become valid again.')).toBeVisible();
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  },
};

/** Tickets of an open dispute are not sent or swapped: what is offered is its end. */
export const EndDisputeOfSome: Story = {
  args: { orderId: '2000-4812' },
  play: async ({ canvas }) => {
    await chooseTickets(canvas, 'NL26-4812-2');
    const bar = within(canvas.getByRole('group', { name: 'Bulk actions' }));
    await expect(bar.queryByRole('button', { name: /^(Resend|Swap)$/ })).toBeNull();
    await press(bar, 'Refund');
    const dialog = await dialogNamed(/^Refund or dispute/);
    await expect(dialog.getByRole('checkbox', { name: /NL26-4812-2/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /NL26-4812-1/ })).not.toBeChecked();
    await press(dialog, 'Cancel');
    await press(bar, 'Clear selection');
    await expect(canvas.queryByRole('group', { name: 'Bulk actions' })).toBeNull();
    // What was pressed is gone: the keyboard goes on from where it was.
    await userEvent.tab({ shift: true });
    await expect(document.activeElement?.closest('li')).toHaveTextContent('NL26-4812-4');
  },
};

/** By the keyboard alone; what is missing is said before anything is sent. */
export const Transfer: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Transfer: NL26-4817-2' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await dialogNamed('Transfer ticket NL26-4817-2');
    dialog.getByRole('textbox', { name: 'First name' }).focus();
    await userEvent.keyboard('Efua');
    dialog.getByRole('button', { name: 'Transfer' }).focus();
    await userEvent.keyboard('{Enter}');
    await dialog.findByRole('link', { name: /Last name is required/ });
    dialog.getByRole('textbox', { name: 'Last name' }).focus();
    await userEvent.keyboard('Mensah{Tab}efua@tidewater.example');
    dialog.getByRole('button', { name: 'Transfer' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Ticket NL26-4817-2 was transferred to Efua Mensah.');
    await canvas.findByText('Ticket NL26-4817-2 transferred from Kwame Osei');
  },
};

/** Each may have one ticket only: the form stays as it is. */
export const TransferRefused: Story = {
  parameters: { faults: { transferTicket: { kind: 'refused', code: 4051 } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Transfer: NL26-4817-2');
    const dialog = await dialogNamed(/^Transfer ticket/);
    await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Efua');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), 'M');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'e@t.example');
    await press(dialog, 'Transfer');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This address already has a ticket');
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Efua');
  },
};

/** What the registration form asks, where the organizer can answer it. */
export const EditAttendee: Story = {
  parameters: { ...pictured, scenario: scenarios.richForm },
  play: async ({ canvas }) => {
    await press(canvas, 'Edit: NL26-4817-2');
    const dialog = await formNamed('Edit attendee of NL26-4817-2');
    await expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('Osei');
    await expect(dialog.queryByText('Which allergies?')).toBeNull();
    await choose(dialog.getByRole('combobox', { name: /opening dinner/ }), 'Yes');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Allergies' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Which allergies/ }), 'Nuts');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Last name' }));
    await press(dialog, 'Save');
    await expect(await dialog.findByRole('link', { name: /Last name is required/ })).toBeVisible();
  },
};

/** What the backend refuses stands at its field, and what was typed stays; then it is saved, and the ticket can be sent. */
export const AttendeeEdited: Story = {
  parameters: {
    ...pictured,
    faults: { updateTicketAttendee: { kind: 'refused', code: 4051, times: 1 } },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Edit: NL26-4817-2');
    const dialog = await formNamed('Edit attendee of NL26-4817-2');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), '-Bonsu');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'kwame@tidewater.example');
    await choose(dialog.getByRole('combobox', { name: /Dietary needs/ }), 'Vegan');
    await press(dialog, 'Save');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/already has a ticket/));
    await expect(email).toHaveValue('kwame@tidewater.example');
    await press(dialog, 'Save');
    await canvas.findByText('Kwame Osei-Bonsu');
    await expect(await canvas.findByRole('button', { name: 'Edit: NL26-4817-2' })).toHaveFocus();
    await canvas.findByText('Attendee of ticket NL26-4817-2 edited');
    await expect(canvas.getByRole('button', { name: 'Resend NL26-4817-2' })).toBeVisible();
  },
};

/** The new type costs more: the buyer gets a link. */
export const Swap: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Swap');
    const dialog = await formNamed(/^Swap tickets/);
    await press(dialog, 'Swap');
    await dialog.findByRole('link', { name: /Choose another type for at least one ticket/ });
    await choose(dialog.getByRole('combobox', { name: /NL26-4817-1/ }), /^Two-Day Pass/);
    await press(dialog, 'Swap');
    await canvas.findByText('The buyer got a link to pay the difference.');
    await expect(await canvas.findByText(/swapToken=sw_/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

/** Nothing of the new type is left. */
export const SwapRefused: Story = {
  parameters: { faults: { swapTickets: { kind: 'refused', code: 4009 } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Swap');
    const dialog = await formNamed(/^Swap tickets/);
    await choose(dialog.getByRole('combobox', { name: /NL26-4817-1/ }), /^Two-Day Pass/);
    await press(dialog, 'Swap');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not enough tickets');
  },
};

/** A part of the money, of one ticket: the button says how much, the notice what it means. */
export const PartialRefund: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'Refund');
    const dialog = await dialogNamed(/^Refund or dispute/);
    await expect(dialog.getByRole('radio', { name: 'Refund' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('checkbox', { name: /NL26-4817-2/ }));
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveValue('200.65');
    await userEvent.clear(amount);
    await userEvent.type(amount, '900');
    await press(dialog, 'Refund $900.00');
    await expect(dialog.getAllByText(/^You can’t refund more/)[0]).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await expect(dialog.getByText(/^1 ticket is canceled/)).toBeVisible();
    await press(dialog, 'Refund $100.00');
    await canvas.findByText('The refund is on its way.');
    await expect(canvas.getByText('Canceled')).toBeVisible();
  },
};

/** Nobody knows whether it was done: no answer came. */
export const RefundUnanswered: Story = {
  parameters: { faults: { disputeOrder: { kind: 'networkError' } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Refund');
    const dialog = await dialogNamed(/^Refund or dispute/);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Refund $485.45' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not confirmed');
  },
};

/** 001 §2: of this order and its buyer, not of a sample. */
export const ConfirmationPreview: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Preview confirmation');
    const dialog = await dialogNamed('Preview confirmation');
    await dialog.findAllByText(/Amara/);
    await dialog.findAllByText(/2000-4817/);
    await expect(dialog.queryByText(/Alex Sample/)).toBeNull();
  },
};

export const Unknown: Story = {
  parameters: pictured,
  args: { orderId: '2000-1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  parameters: { faults: { getOrder: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await press(canvas, 'Try again');
    await canvas.findByText('Kwame Osei');
  },
};

export const RightToLeft: Story = { parameters: pictured, globals: { locale: 'ar' } };
export const Dark: Story = { parameters: pictured, globals: { scheme: 'dark' } };
