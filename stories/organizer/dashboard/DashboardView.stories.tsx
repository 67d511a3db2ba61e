import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { currencyOf } from '../../../src/domain';
import { DashboardView } from '../../../src/organizer/dashboard/DashboardView';
import { firstPage, timeZone } from '../orders/orders.fixtures';
import { inColumn } from '../kit/table/table.fixtures';
import { days, stock, today, yearBefore } from './dashboard.fixtures';

/** How an event sells. */
const meta = {
  id: 'organizer-dashboard',
  title: 'Organizer/Sales/Dashboard',
  component: DashboardView,
  args: {
    figures: { days, stock, awaitingPayment: 9, currency: currencyOf('USD') },
    orders: firstPage.slice(0, 6),
    range: '30',
    today,
    timeZone,
    ordersHref: '#orders',
    ticketTypesHref: '#types',
    orderHref: (id) => `#orders/${id}`,
    onRangeChange: fn(),
    compare: 'before',
    onCompareChange: fn(),
    onRetry: fn(),
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
  render: function Stateful(args) {
    const [range, setRange] = useState(args.range);
    const [compare, setCompare] = useState(args.compare);
    return (
      <DashboardView
        {...args}
        range={range}
        compare={compare}
        onRangeChange={setRange}
        onCompareChange={setCompare}
      />
    );
  },
} satisfies Meta<typeof DashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** This period in ink before the wider pale bars of the period before; today is not over. */
export const ThirtyDays: Story = {
  play: async ({ args, canvas }) => {
    const chart = await canvas.findByRole('img', { name: /^\$.* from Jan 14 to Feb 12/ });
    await expect(chart).toBeVisible();
    const conversion = await canvas.findByRole('img', {
      name: /^Between Jan 14 and Feb 12, \d+% of those who/,
    });
    await expect(conversion).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All orders' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#orders', expect.anything());
  },
};

/** All three charts in numbers. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    const tableOf = async (name: string) => {
      const card = within(await canvas.findByRole('region', { name }));
      await userEvent.click(await card.findByRole('button', { name: 'Show as table' }));
      await expect(card.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
      return within(card.getByRole('table', { name }));
    };
    const sales = await tableOf('Sales over time');
    await expect(sales.getAllByRole('row')).toHaveLength(31);
    await expect(sales.getByRole('rowheader', { name: 'Feb 12 so far' })).toBeVisible();
    await expect(sales.getByRole('columnheader', { name: 'Conversion' })).toBeVisible();
    const conversion = await tableOf('Conversion over time');
    await expect(conversion.getAllByRole('row')).toHaveLength(31);
    await expect(conversion.getByRole('columnheader', { name: 'Started registration' })).toBeVisible();
    const left = await tableOf('Tickets left');
    await expect(left.getByRole('row', { name: 'Two-Day Pass 37 107 6 150' })).toBeVisible();
    await expect(left.getByRole('row', { name: 'Community Day – 84 0 No limit' })).toBeVisible();
  },
};

/** An event that was sold a year ago as well can be compared with that. */
export const LastYear: Story = {
  args: {
    figures: { days: [...yearBefore, ...days], stock, awaitingPayment: 9, currency: currencyOf('USD') },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Last year' }));
    await expect(canvas.getByText('+50% vs. last year')).toBeVisible();
    await canvas.findByRole('img', { name: /^\$.* from Jan 14 to Feb 12/ });
  },
};

/** Weeks instead of days, and nothing to compare with. */
export const AllTime: Story = {
  play: async ({ canvas }) => {
    const periods = within(canvas.getByRole('radiogroup', { name: 'Period' }));
    await userEvent.click(periods.getByRole('radio', { name: 'All time' }));
    await canvas.findByRole('img', { name: / from Oct 31 to Feb 12/ });
    await expect(canvas.queryByText('Previous period')).toBeNull();
  },
};

export const Narrow: Story = { decorators: [inColumn(360)] };
export const Dark: Story = { globals: { scheme: 'dark' } };
/** Time runs from right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Loading: Story = { args: { figures: null, orders: null } };

export const Failed: Story = {
  args: { figures: null, orders: null, hasFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingSoldYet: Story = {
  args: {
    orders: [],
    figures: {
      days: [],
      awaitingPayment: 0,
      currency: currencyOf('USD'),
      stock: stock.map((type) => ({ ...type, sold: 0, held: 0, left: type.quantity })),
    },
  },
};
