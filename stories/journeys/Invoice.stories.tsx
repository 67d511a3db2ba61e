import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { offeredSwapToken, scenarios, type MockBackend, type World } from '../../mocks';
import type { WidgetBootstrap } from '../../src/contract';
import { TicketWidget, type TicketWidgetProps } from '../../src/widget';
import { choose, forgetCode } from './choosing';

/** Orders paid by invoice, from the list to the confirmation: the widget needs nothing of the host for them. */
const meta = {
  title: 'Journeys/Invoice',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.cardAndInvoice, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  beforeEach: () => {
    forgetCode();
    return forgetCode;
  },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<TicketWidgetProps>;

const stored = ({ loaded }: Play) => (loaded['backend'] as MockBackend).db.snapshot();
const region = (canvas: Play['canvas'], name: string) => within(canvas.getByRole('region', { name }));

async function fillPeople({ canvas, userEvent }: Play) {
  const attendee = await canvas.findByRole('group', { name: /Attendee 1/ });
  for (const box of [within(attendee), region(canvas, 'Your Information')]) {
    await userEvent.type(box.getByRole('textbox', { name: /^First name/i }), 'Amara');
    await userEvent.type(box.getByRole('textbox', { name: /^Last name/i }), 'Osei');
    await userEvent.type(box.getByRole('textbox', { name: /^Email/i }), 'amara@tidewater.example');
  }
}

async function fillBill({ canvas, userEvent }: Play) {
  const bill = region(canvas, 'Billing Information');
  for (const [name, text] of [
    ['Billed Contact*', 'Amara Osei'],
    ['Company*', 'Tidewater Studio'],
    ['Sales tax', 'US-778'],
    ['Address*', '48 Wharf Street'],
    ['City*', 'Boston'],
    ['Zip/Postal Code*', '02110'],
    ['Additional Notes (to appear on your invoice)', 'PO 4711'],
  ] as const)
    await userEvent.type(await bill.findByRole('textbox', { name }), text);
  const country = await bill.findByRole('combobox', { name: 'Country*' });
  await userEvent.clear(country);
  await userEvent.type(country, 'united states');
  await canvas.findByRole('option', { name: 'United States' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(country).toHaveValue('United States'));
}

const pay = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(canvas.getByRole('button', { name: /^Pay via Invoice/ }));
};

/** Chosen on the list, filled in, sent, confirmed; nothing is paid. */
export const Ordered: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'General Admission', 1);
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay via Invoice/ }));
    await fillPeople(play);
    await expect(canvas.queryByRole('region', { name: 'Payment Information' })).toBeNull();
    await expect(canvas.getByText(/^You get an invoice for/)).toBeVisible();
    await fillBill(play);
    await pay(play);
    await canvas.findByText('Your Registration Details');
    await expect(stored(play).orders.at(-1)).toMatchObject({
      invoice: true,
      buyerEmail: 'amara@tidewater.example',
    });
  },
};

/** What the event requires is asked for before anything is sent. */
export const Incomplete: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'General Admission', 1);
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay via Invoice/ }));
    await fillPeople(play);
    await pay(play);
    const summary = await canvas.findByRole('region', { name: /^Please fix your errors/ });
    const text = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await expect(text).toEqual([
      ...['Billed Contact is required.', 'Company is required.', 'Country is required.'],
      ...['Address is required.', 'City is required.', 'Zip code is required.'],
    ]);
  },
};

/** The order that is swapped was paid by invoice, and so is what it costs more. */
const swapByInvoice: World = {
  ...scenarios.swapOffered,
  orders: scenarios.swapOffered.orders.map((order) => (order.swap ? { ...order, invoice: true } : order)),
};
const { event, siteConf, widget } = swapByInvoice;

/** As of a page that embedded its values without invoice data. */
const bare: WidgetBootstrap = {
  me: null,
  event,
  siteConf,
  params: {},
  attendees: [],
  ticketsWidgetModel: widget,
};

/** What the invoice asks for is read when it turns out to be one. */
export const SwapByInvoice: Story = {
  args: { swapToken: offeredSwapToken, bootstrap: bare },
  parameters: { scenario: swapByInvoice },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Billing Information' });
    await expect(await canvas.findByRole('textbox', { name: 'Company*' })).toBeVisible();
  },
};

/** FAULTS F57: it can't be read. The rest of the form stays, and nothing is sent without it. */
export const InvoiceDataFails: Story = {
  args: { swapToken: offeredSwapToken, bootstrap: bare },
  parameters: {
    scenario: swapByInvoice,
    faults: { getInvoiceData: { kind: 'error500', times: 1 } },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The invoice fields could not be loaded');
    await expect(canvas.getByRole('region', { name: 'Your Information' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('textbox', { name: 'Company*' })).toBeVisible();
    await expect(canvas.queryByText('The invoice fields could not be loaded')).toBeNull();
  },
};
