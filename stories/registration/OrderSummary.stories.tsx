import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onPhones } from '../../.storybook/modes';
import { OrderSummary } from '../../src/themed/order';
import { freeHold, hold, longHold, plainHold, widgetConfig } from '../fixtures/orders';
import { swapHold } from '../fixtures/swaps';

const meta = {
  title: 'Registration/OrderSummary',
  component: OrderSummary,
  args: { hold, widget: widgetConfig, form: 'section' },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const headsOf = (canvas: Canvas) => canvas.getAllByRole('columnheader').map((head) => head.textContent);

/** 000 §2.5: all columns; price, tax by name and rate, and total. */
export const TaxAtCheckout: Story = {
  play: async ({ canvas }) => {
    await expect(headsOf(canvas)).toEqual(['TICKET TYPE', 'PRICE', 'FEE', 'Sales tax', 'QTY', 'SUBTOTAL']);
    const row = canvas.getByRole('row', { name: /^Two-Day Pass/ });
    await expect(row).toHaveTextContent('Two-Day Pass 20% off$256.00$12.80$16.00× 1$284.80');
    await expect(canvas.getByText('Sales tax, 6.25%')).toBeVisible();
    await expect(canvas.getByText('Order Total').nextSibling).toHaveTextContent('$485.45');
    await expect(canvas.getByText('You save').nextSibling).toHaveTextContent('$64.00');
  },
};

/** A receipt: name, quantity and amount on one line, below it each part of the amount on a line of its own. */
export const SeveralOfOne: Story = {
  args: {
    hold: {
      ...hold,
      tickets: hold.tickets.map((ticket) => ({
        ...ticket,
        quantity: 2,
        subtotal: 2 * ticket.subtotal,
      })),
      taxTotal: 54_50,
      feeTotal: 44_40,
      priceTotal: 916_40,
      orderTotal: 970_90,
    },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Two-Day Pass/ });
    const [price, fee, tax, quantity, subtotal] = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.getBoundingClientRect());
    const name = within(row).getByRole('rowheader').getBoundingClientRect();
    if (!price || !fee || !tax || !quantity || !subtotal) throw new Error('A column is missing.');
    for (const onTheLine of [quantity, subtotal]) await expect(onTheLine.top).toBeLessThan(name.top + 12);
    await expect(price.top).toBeGreaterThanOrEqual(subtotal.bottom);
    await expect(fee.top).toBeGreaterThanOrEqual(price.bottom - 1);
    await expect(tax.top).toBeGreaterThanOrEqual(fee.bottom - 1);
    await expect(row).toHaveTextContent('2 × $256.00');
    await expect(canvas.getByText('You save').nextSibling).toHaveTextContent('$128.00');
  },
};

export const TaxIncluded: Story = {
  parameters: { chromatic: { modes: onPhones } },
  args: { widget: { ...widgetConfig, taxOnCheckout: false } },
};

export const TaxWithoutName: Story = {
  args: { hold: { ...hold, taxName: null } },
  play: async ({ canvas }) => {
    await expect(headsOf(canvas)).toContain('TAX');
  },
};

export const FeesHidden: Story = {
  args: { widget: { ...widgetConfig, showFees: false } },
  play: async ({ canvas }) => {
    await expect(headsOf(canvas)).not.toContain('FEE');
  },
};

export const NoTaxNoFees: Story = {
  args: { hold: plainHold, widget: { ...widgetConfig, showFees: false } },
  play: async ({ canvas }) => {
    await expect(headsOf(canvas)).toEqual(['TICKET TYPE', 'PRICE', 'QTY', 'SUBTOTAL']);
    await expect(canvas.queryByText('Price')).toBeNull();
  },
};

export const Free: Story = { args: { hold: freeHold } };
export const ManyLines: Story = { args: { hold: longHold } };

/** 000 §2.5, §3 Swap ticket row: the person tickets, each with what it was and what it costs to change. */
export const Swap: Story = {
  args: { hold: swapHold },
  play: async ({ canvas }) => {
    await expect(headsOf(canvas)).toEqual(['TICKET TYPE', 'PRICE', 'FEE', 'Sales tax', 'QTY', 'CHARGE']);
    const dearer = canvas.getByRole('row', { name: /^Two-Day Pass Swapped from General Admission/ });
    await expect(dearer).toHaveTextContent('$320.00$16.00$20.00× 1$155.35');
    const cheaper = canvas.getByRole('row', { name: /^Workshop: Painted Signs Swapped from General/ });
    await expect(cheaper).toHaveTextContent('$95.00$4.90$5.94× 1$0.00');
    await expect(canvas.getByText('Order Total').nextSibling).toHaveTextContent('$155.35');
  },
};

export const SwapOnAPhone: Story = {
  args: { hold: swapHold },
  globals: { viewport: { value: 'phone' } },
};

/** On a narrow form: the total shows, the rest opens by keyboard. */
export const Disclosure: Story = {
  args: { form: 'disclosure' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Order summary $485.45' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('table')).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OnAPhone: Story = {
  args: { form: 'disclosure' },
  globals: { viewport: { value: 'phone' } },
};
