import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrdersView, type OrdersViewProps } from '../../src/organizer/orders';
import { everyOrder, firstPage, orderLike, timeZone } from './orders.fixtures';

const noFilter: OrdersViewProps['filter'] = { search: '', status: null, page: 1 };
const inColumn =
  (inlineSize: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize, maxInlineSize: '100%' }}>
      <Story />
    </div>
  );

/** The organizer's list of orders. Columns leave one by one as it gets narrower; at last each order is a card. */
const meta = {
  title: 'Organizer/Orders',
  component: OrdersView,
  args: {
    orders: firstPage,
    total: everyOrder.length,
    filter: noFilter,
    size: 10,
    timeZone,
    openedId: null,
    onFilterChange: fn(),
    onRetry: fn(),
    onOpenedIdChange: fn(),
  },
  render: function Stateful(args) {
    const [filter, setFilter] = useState(args.filter);
    const [openedId, setOpenedId] = useState(args.openedId);
    return (
      <OrdersView
        {...args}
        filter={filter}
        onFilterChange={(next) => {
          args.onFilterChange(next);
          setFilter(next);
        }}
        openedId={openedId}
        onOpenedIdChange={(id) => {
          args.onOpenedIdChange(id);
          setOpenedId(id);
        }}
      />
    );
  },
} satisfies Meta<typeof OrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('columnheader', { name: 'Placed' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByText('1–10 of 25')).toBeVisible();
  },
};

export const EveryStatus: Story = {
  args: {
    orders: (['paid', 'awaitingPayment', 'free', 'refunded', 'disputed'] as const).map((status) =>
      orderLike((order) => order.status === status),
    ),
    total: 5,
  },
  play: async ({ canvas }) => {
    for (const word of ['Paid', 'Awaiting payment', 'Free', 'Refunded', 'Disputed'])
      await expect(within(canvas.getByRole('table')).getByText(word)).toBeVisible();
  },
};

/** Each row is a card of two lines; still a table to assistive technology. */
export const Cards: Story = {
  decorators: [inColumn(360)],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThanOrEqual(10);
  },
};

/** Payment, then tickets and date have left. */
export const Tablet: Story = { decorators: [inColumn(640)] };

export const Loading: Story = { args: { orders: null, total: 0, isUpdating: true } };

/** The rows of the last answer stay until the next is here. */
export const Updating: Story = { args: { isUpdating: true } };

export const Empty: Story = {
  args: { orders: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { orders: [], total: 0, filter: { ...noFilter, search: 'lanternfish' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(noFilter);
    await expect(canvas.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('');
  },
};

export const Failed: Story = {
  args: { orders: null, total: 0, hasFailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the orders');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Search: Story = {
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search orders' });
    await userEvent.type(search, 'osei');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...noFilter, search: 'osei' });
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await userEvent.type(search, 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(search).toHaveFocus();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Disputed' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...noFilter, status: 'disputed' });
  },
};

export const LastPage: Story = {
  args: { orders: everyOrder.slice(20), filter: { ...noFilter, page: 3 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('21–25 of 25')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onFilterChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...noFilter, page: 2 });
  },
};

const openFirst = async (canvasElement: HTMLElement, [order] = firstPage) => {
  const opener = within(canvasElement).getByRole('button', { name: `Open order ${order?.id ?? ''}` });
  await userEvent.click(opener);
  return opener;
};

/** Where there is room, the order stands beside the list. */
export const OrderBeside: Story = {
  decorators: [inColumn(1120)],
  play: async ({ canvas, canvasElement }) => {
    const opener = await openFirst(canvasElement);
    const panel = await canvas.findByRole('complementary', { name: /^Order 2000-/ });
    await expect(within(panel).getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(within(panel).getByText('LANTERN20')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await openFirst(canvasElement);
  },
};

/** Where there is not, it opens as a dialog. */
export const OrderInDialog: Story = {
  decorators: [inColumn(400)],
  play: async ({ canvasElement }) => {
    const opener = await openFirst(canvasElement);
    const dialog = await screen.findByRole('dialog', { name: /^Order 2000-/ });
    await expect(within(dialog).getByText('LANTERN20')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await openFirst(canvasElement);
    await screen.findByRole('dialog');
  },
};

export const NothingToPay: Story = {
  ...OrderBeside,
  args: { orders: [orderLike(({ status }) => status === 'free')], total: 1 },
  play: async ({ canvas, args, canvasElement }) => {
    await openFirst(canvasElement, args.orders ?? firstPage);
    const panel = await canvas.findByRole('complementary');
    await expect(within(panel).getByText('Nothing to pay')).toBeVisible();
  },
};

const long = {
  buyerName: 'Bartholomew Featherstonehaugh-Cholmondeley Institute for Municipal Wayfinding and Lettering',
  buyerEmail: 'bartholomew.featherstonehaugh-cholmondeley@wayfinding-and-lettering.example',
};

/** A name longer than its column is cut and read in full in the details. */
export const LongNames: Story = { args: { orders: firstPage.map((order) => ({ ...order, ...long })) } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
