import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type World } from '../../mocks';
import type { InvoiceData } from '../../src/contract';
import { TicketWidget } from '../../src/widget';
import type { PaymentOption } from '../../src/payments/ui/paymentOption';
import { otherBuyerHolds } from '../fixtures/otherBuyer';
import { choose, enterCode, forgetCode, isPriced, quantity, type Play } from './choosing';

/** What happens on the first screen while one chooses: prices, codes, stock, ways to order. */
const meta = {
  title: 'Journeys/Selection',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  beforeEach: () => {
    forgetCode();
    return forgetCode;
  },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words a screen reader is told. */
const said = async ({ canvas }: Play, text: string) => {
  const announcement = await canvas.findByText(text);
  await expect(announcement.closest('[role="status"]')).not.toBeNull();
};

/** Choose, see what it costs, apply a code, see what it costs now, and go on. */
export const ChooseThenCode: Story = {
  play: async (play) => {
    await choose(play, 'Two-Day Pass', 1);
    await expect(await play.canvas.findByText('$336.00')).toBeVisible();
    await expect(play.canvas.queryByText('Backstage Tour')).toBeNull();
    await enterCode(play, 'LANTERN20');
    await expect(await play.canvas.findByText('$268.80')).toBeVisible();
    await expect(await quantity(play, 'Backstage Tour')).toBeVisible();
    await expect(document.cookie).toContain('1001_promo-code-id=LANTERN20');
    await isPriced(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Order Now' }));
    const summary = await play.canvas.findByRole('region', { name: 'Order summary' });
    await expect(summary).toHaveTextContent('$284.80');
  },
};

/** 000 §4: a code the page was opened with. The list comes with what it reveals, and does not change by it. */
export const CodeFromTheHost: Story = {
  args: { promotionCode: 'LANTERN20' },
  play: async (play) => {
    await expect(await quantity(play, 'Backstage Tour')).toBeVisible();
    await expect(await play.canvas.findByRole('textbox', { name: 'Promo code' })).toHaveValue('LANTERN20');
    await expect(
      await play.canvas.findByText('Your promo code has been successfully applied.'),
    ).toBeVisible();
    await expect(play.canvas.queryByText(/^New on the list/)).toBeNull();
  },
};

export const CodeFromTheHostRefused: Story = {
  args: { promotionCode: 'WINTER10' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("'WINTER10' is no longer valid.")).toBeVisible();
    await expect(document.cookie).not.toContain('1001_promo-code-id');
  },
};

/** Buyers can't enter codes here; the one of the link counts all the same, until it is cancelled. */
export const CodeFromTheHostOnly: Story = {
  args: { promotionCode: 'LANTERN20' },
  parameters: {
    scenario: {
      ...scenarios.conference,
      widget: { ...scenarios.conference.widget, includePromoCode: false },
    } satisfies World,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByText('Backstage Tour')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Enter Promo Code' })).toBeNull();
  },
};

/** 000 §4: cancelling clears code, discounts and cookie; a ticket that only the code gave is not silently lost. */
export const CodeCancelled: Story = {
  play: async (play) => {
    await enterCode(play, 'LANTERN20');
    await choose(play, 'Backstage Tour', 2);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Cancel' }));
    await said(play, 'Backstage Tour is no longer available and was removed from your order.');
    await expect(play.canvas.queryByRole('combobox', { name: 'Quantity: Backstage Tour' })).toBeNull();
    await expect(play.canvas.queryByText('$256.00')).toBeNull();
    await expect(document.cookie).not.toContain('1001_promo-code-id');
    await expect(play.canvas.getByRole('button', { name: 'Enter Promo Code' })).toHaveFocus();
  },
};

/** FAULTS F08: somebody else used the code up between applying and ordering. */
export const CodeUsedUpMeanwhile: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'General Admission', 1);
    await enterCode(play, 'FRIENDS');
    await otherBuyerHolds({ '3001': 1 }, 'FRIENDS');
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
    await expect(
      await canvas.findByText('Your order could not be processed, please try again.'),
    ).toBeVisible();
    await expect(await canvas.findByText("'FRIENDS' has been used up.")).toBeVisible();
    await expect(await canvas.findByText('$189.40')).toBeVisible();
    await expect(canvas.queryByText('There was an error processing your request')).toBeNull();
  },
};

/** 000 §2.2: the dinner says which ticket it needs, opens with it and is taken back with it. */
export const OpensWithAnother: Story = {
  args: { promotionCode: 'LANTERN20' },
  play: async (play) => {
    const { canvas } = play;
    await expect(await canvas.findByText('Choose Backstage Tour first')).toBeVisible();
    await choose(play, 'Backstage Tour', 1);
    await said(play, 'You can now choose Opening Dinner.');
    await choose(play, 'Opening Dinner', 1);
    await expect(await canvas.findByText('· 2 tickets')).toBeVisible();
    await choose(play, 'Backstage Tour', 0);
    await said(play, 'Opening Dinner is no longer available and was removed from your order.');
    await expect(canvas.getByText('Choose Backstage Tour first')).toBeVisible();
  },
};

/** FAULTS F04: fewer are left than were chosen. */
export const StockFell: Story = {
  play: async (play) => {
    await choose(play, 'Workshop: Painted Signs', 3);
    await otherBuyerHolds({ '3004': 2 });
    await Promise.all([
      said(play, 'You asked for 3 × Workshop: Painted Signs, but only 1 can be ordered now.'),
      choose(play, 'Community Day', 1),
    ]);
    const workshop = await quantity(play, 'Workshop: Painted Signs');
    await expect(workshop).toHaveValue('1');
    await expect(within(workshop).getAllByRole('option')).toHaveLength(2);
  },
};

const option = (id: string, more: Partial<PaymentOption>): PaymentOption => ({
  ...more,
  id,
  isOffered: () => true,
  ready: () => undefined,
});
const everyWay = {
  payments: [option('stripe', { showsCardMarks: true }), option('bitcoin', { choice: 'bitcoin' })],
};

/** The conference, paid for in other ways. */
function paidBy(invoice: Partial<InvoiceData>, sale: Partial<World['sale']> = {}): World {
  const { conference } = scenarios;
  const [data] = conference.records.invoiceData['77'] ?? [];
  if (!data) throw new Error('The conference has invoice data.');
  return {
    ...conference,
    widget: { ...conference.widget, hidePayByInvoiceButton: false },
    sale: { ...conference.sale, ...sale },
    records: { ...conference.records, invoiceData: { '77': [{ ...data, ...invoice }] } },
  };
}

/** 000 §2.3: invoice and bitcoin are hidden as soon as there is nothing to pay. */
export const EveryWayToPay: Story = {
  args: everyWay,
  parameters: { scenario: paidBy({}, { allowBitcoin: true }) },
  play: async (play) => {
    const { canvas } = play;
    await choose(play, 'General Admission', 1);
    for (const name of ['Order Now', 'Pay via Invoice', 'Pay via Bitcoin'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Accepted cards' })).toBeVisible();
    await choose(play, 'General Admission', 0);
    await choose(play, 'Community Day', 1);
    await expect(await canvas.findByRole('button', { name: 'Register' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay via/ })).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Accepted cards' })).toBeNull();
  },
};

/** Cards are not taken: the first button is for the invoice, and no marks are shown. */
export const InvoiceOnly: Story = {
  args: everyWay,
  parameters: { scenario: paidBy({ allowCreditCard: false }) },
  play: async (play) => {
    await choose(play, 'General Admission', 1);
    await expect(await play.canvas.findByRole('button', { name: 'Pay via Invoice' })).toBeVisible();
    await expect(play.canvas.queryByRole('button', { name: 'Order Now' })).toBeNull();
    await expect(play.canvas.queryByRole('list', { name: 'Accepted cards' })).toBeNull();
  },
};

/** PayPal knows no card marks. */
export const PayPal: Story = {
  args: everyWay,
  parameters: { scenario: paidBy({ enabled: false }, { gateway: 'paypal' }) },
  play: async (play) => {
    await choose(play, 'General Admission', 1);
    await expect(await play.canvas.findByRole('button', { name: 'Order Now' })).toBeVisible();
    await expect(play.canvas.queryByRole('list', { name: 'Accepted cards' })).toBeNull();
  },
};
