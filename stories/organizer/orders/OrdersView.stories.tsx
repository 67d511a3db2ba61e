import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { notPictured } from '../../../.storybook/modes';
import { filteredBy, wholeTable } from '../../../src/domain';
import { OrdersView } from '../../../src/organizer/orders';
import { counts, everyOrder, firstPage, orderLike, ticketTypes, timeZone } from './orders.fixtures';
import { chooseOption } from '../chooseOption';

const inColumn =
  (inlineSize: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize, maxInlineSize: '100%' }}>
      <Story />
    </div>
  );

/** The organizer's list of orders. Columns leave one by one as it gets narrower; at last each order is a card. */
const meta = {
  id: 'organizer-orders',
  title: 'Organizer/Sales/Orders',
  component: OrdersView,
  args: {
    orders: firstPage,
    total: everyOrder.length,
    counts,
    ticketTypes,
    timeZone,
    view: wholeTable,
    size: 10,
    openedId: null,
    onViewChange: fn(),
    onRetry: fn(),
    onOpenedIdChange: fn(),
    makeExport: fn(() => new Promise<never>(() => undefined)),
  },
  render: function Stateful(args) {
    const [view, setView] = useState(args.view);
    return (
      <OrdersView
        {...args}
        view={view}
        onViewChange={(next) => {
          args.onViewChange(next);
          setView(next);
        }}
      />
    );
  },
} satisfies Meta<typeof OrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByText('1–10 of 25')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All 25' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Disputed 1' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...wholeTable,
      filters: { status: 'disputed' },
    });
  },
};

/** A row is a link: with Ctrl or Cmd the browser opens a tab of its own, and the list stays as it is. */
export const OpenedInATab: Story = {
  parameters: notPictured('Looks as the filled list.'),
  args: { hrefOf: (id) => `#order-${id}` },
  play: async ({ args, canvas }) => {
    const [order] = firstPage;
    if (!order) throw new Error('The list is empty.');
    const row = canvas.getByRole('link', { name: `Open order ${order.id}` });
    await expect(row).toHaveAttribute('href', `#order-${order.id}`);
    // The browser's own move is stopped once it is known whether anybody else stopped it.
    const taken: boolean[] = [];
    const stop = (event: MouseEvent) => {
      taken.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stop);
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      await fireEvent.click(row, init);
    await expect(args.onOpenedIdChange).not.toHaveBeenCalled();
    await fireEvent.click(row);
    window.removeEventListener('click', stop);
    await expect(taken).toEqual([false, false, false, true]);
    await expect(args.onOpenedIdChange).toHaveBeenCalledOnce();
    await expect(args.onOpenedIdChange).toHaveBeenCalledWith(order.id);
  },
};

export const EveryStatus: Story = {
  args: {
    orders: [
      ...(['paid', 'awaitingPayment', 'free', 'refunded', 'disputed'] as const).map((status) =>
        orderLike((order) => order.status === status),
      ),
      { ...orderLike(({ id }) => id === '2000-4808'), status: 'cancelled' },
    ],
    total: 6,
  },
  play: async ({ canvas }) => {
    for (const word of ['Paid', 'Awaiting payment', 'Free', 'Refunded', 'Disputed', 'Canceled'])
      await expect(within(canvas.getByRole('grid')).getByText(word)).toBeVisible();
  },
};

/** Each row is a card of two lines; still a table to assistive technology. */
export const Cards: Story = {
  decorators: [inColumn(360)],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')[0]).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThanOrEqual(10);
  },
};

/** Payment, then tickets and date have left. */
export const Tablet: Story = { decorators: [inColumn(640)] };

export const Loading: Story = { args: { orders: null, total: 0, counts: undefined, isUpdating: true } };

export const Empty: Story = {
  args: { orders: [], total: 0, counts: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { orders: [], total: 0, counts: {}, view: { ...wholeTable, search: 'lanternfish' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onViewChange).toHaveBeenCalledWith(wholeTable);
    await expect(canvas.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('');
  },
};

export const Failed: Story = {
  args: { orders: null, total: 0, counts: undefined, hasFailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the orders');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** By words, type, way to pay and days; the server sorts. */
export const Filters: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'os');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Payment' }));
    await chooseOption('Bitcoin');
    await userEvent.click(canvas.getByRole('button', { name: 'Any date' }));
    const [month] = await within(canvas.getByRole('dialog')).findAllByRole('spinbutton');
    await waitFor(() => expect(month).toHaveFocus());
    await userEvent.keyboard('02032026');
    await userEvent.click(canvas.getByRole('button', { name: /^Total/ }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...wholeTable,
      search: 'os',
      filters: { payment: 'bitcoin', from: '2026-02-03' },
      sort: { column: 'total', direction: 'descending' },
    });
  },
};

/** Both ends of a period at once, and a word for it on the button. */
export const Days: Story = {
  args: { view: filteredBy(filteredBy(wholeTable, 'from', '2026-02-03'), 'to', '2026-02-12') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Feb 3 – 12' }));
    const panel = within(canvas.getByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: /February 5, 2026/ }));
    await userEvent.click(panel.getByRole('button', { name: /February 20, 2026/ }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...wholeTable,
      filters: { from: '2026-02-05', to: '2026-02-20' },
    });
    await expect(canvas.getByRole('button', { name: 'Feb 5 – 20' })).toBeVisible();
  },
};

export const LastPage: Story = {
  args: { orders: everyOrder.slice(20), view: { ...wholeTable, page: 3 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('21–25 of 25')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ ...wholeTable, page: 2 });
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
