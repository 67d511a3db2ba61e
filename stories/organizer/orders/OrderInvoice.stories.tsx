import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios, type World } from '../../../mocks';
import type { InvoiceData } from '../../../src/contract';
import { OrderScreen } from '../../../src/organizer/orders';
import { dialogNamed, press } from './orderPlay';

const { conference } = scenarios;

/** The conference with other invoice settings. */
const invoicedBy = (name: string, change: Partial<InvoiceData>): World => ({
  ...conference,
  name,
  records: {
    ...conference.records,
    invoiceData: {
      '77': (conference.records.invoiceData['77'] ?? []).map((data) => ({ ...data, ...change })),
    },
  },
});

/** The invoice of an order, as it is printed. */
const meta = {
  id: 'organizer-orders-invoice',
  title: 'Organizer/Sales/Orders/Invoice',
  component: OrderScreen,
  args: { eventId: '1001', orderId: '2000-4816', ordersHref: '#orders' },
  parameters: { ...ofOneScreen, scenario: conference },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open, ordered today: until when it is to be paid, and whose tax id it is. */
export const Due: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'View invoice');
    const sheet = await dialogNamed('Invoice NL-4816');
    await expect((await sheet.findByText('Due date')).parentElement).toHaveTextContent(
      /^Due dateFeb 26, 2026$/,
    );
    await expect(sheet.getByText('From').parentElement).toHaveTextContent(/Tax ID 04-3598712$/);
    await expect(sheet.getByText('Amount due')).toBeVisible();
    await expect(sheet.queryByText('Paid on')).toBeNull();
    // It is longer than the dialog: the keyboard gets at all of it.
    await userEvent.tab();
    await expect(sheet.getByRole('group', { name: 'Invoice' })).toHaveFocus();
  },
};

/** A part of it came: what is due is the rest, on the screen and on paper. */
export const PartlyPaid: Story = {
  parameters: {
    ...pictured,
    scenario: {
      ...conference,
      name: 'partly paid',
      orders: conference.orders.map((order) =>
        order.id === '2000-4816'
          ? {
              ...order,
              payments: [
                {
                  kind: 'charge' as const,
                  date: '2026-02-12T15:00:00.000Z',
                  amount: 100_00,
                  paidVia: null,
                  last4: null,
                },
              ],
            }
          : order,
      ),
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'View invoice');
    const sheet = await dialogNamed('Invoice NL-4816');
    const amountOf = (term: string) => {
      const text = sheet.getByText(term).parentElement?.textContent ?? '';
      return Math.abs(Number(text.replace(/[^\d.]/g, '')));
    };
    await sheet.findByText('Amount paid');
    await expect(amountOf('Amount paid')).toBe(100);
    await expect(amountOf('Amount due')).toBeCloseTo(amountOf('Total') - 100, 2);
  },
};

/** Three weeks later: it is said in words. */
export const Overdue: Story = {
  parameters: { ...pictured, scenario: { ...conference, name: 'overdue', now: '2026-03-05T10:00:00-05:00' } },
  play: async ({ canvas }) => {
    await press(canvas, 'View invoice');
    const sheet = await dialogNamed('Invoice NL-4816');
    await expect((await sheet.findByText('Due date')).parentElement).toHaveTextContent(
      'Feb 26, 2026 Overdue',
    );
  },
};

/** No term is set. */
export const DueOnReceipt: Story = {
  parameters: { scenario: invoicedBy('due on receipt', { paymentTermDays: null }) },
  play: async ({ canvas }) => {
    await press(canvas, 'View invoice');
    const sheet = await dialogNamed('Invoice NL-4816');
    await expect((await sheet.findByText('Due date')).parentElement).toHaveTextContent(
      /^Due dateOn receipt$/,
    );
  },
};

/** What is paid has no due date, and a seller without a tax id has no empty line for it. */
export const PaidWithoutTaxId: Story = {
  args: { orderId: '2000-4817' },
  parameters: { scenario: invoicedBy('without a tax id', { sellerTaxId: '' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'View invoice');
    const sheet = await dialogNamed('Invoice NL-4817');
    await expect(await sheet.findByText('Paid on')).toBeVisible();
    await expect(sheet.getByText('From').parentElement).toHaveTextContent(/United States$/);
    for (const term of ['Due date', 'Overdue', /^Tax ID/]) await expect(sheet.queryByText(term)).toBeNull();
  },
};

/** Dates and the tax id keep their direction. */
export const RightToLeft: Story = {
  parameters: pictured,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await press(canvas, 'عرض الفاتورة');
    const sheet = await dialogNamed(/NL-4816/);
    await expect(await sheet.findByText('04-3598712')).toHaveAttribute('dir', 'ltr');
    await expect(sheet.getByText('تاريخ الاستحقاق')).toBeVisible();
  },
};

/** Nobody prints an invoice without its sender: what is missing is said, and tried again. */
export const SenderNotLoaded: Story = {
  parameters: { faults: { getWidgetBootstrap: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await press(canvas, 'View invoice');
    const sheet = await dialogNamed('Invoice NL-4816');
    await expect(await sheet.findByRole('alert')).toHaveTextContent('We could not load the invoice settings');
    await press(sheet, 'Print or save as PDF');
    await expect(print).not.toHaveBeenCalled();
    await press(sheet, 'Try again');
    await expect(await sheet.findByText('From')).toBeVisible();
    await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull());
    await press(sheet, 'Print or save as PDF');
    await expect(print).toHaveBeenCalledOnce();
  },
};
