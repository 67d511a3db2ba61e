import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { OrderRow } from '../../../../src/contract';
import { nothingSelected, wholeTable } from '../../../../src/domain';
import { ScreenEmpty } from '../../../../src/organizer/kit/page';
import { DataTable, FilterBar, type DataTableProps } from '../../../../src/organizer/kit/table';
import { Button } from '../../../../src/themed';
import { columns, inColumn, ordersOf, rowId, rowName } from './table.fixtures';
import { chooseOption } from '../../chooseOption';

type Props = DataTableProps<OrderRow>;

const passes: NonNullable<Props['passes']> = ({ status }, { status: wanted }) =>
  wanted === undefined || status === wanted;

function Stateful(args: Props) {
  const [view, setView] = useState(args.view);
  const [selection, setSelection] = useState(args.selection);
  const onViewChange: Props['onViewChange'] = (next) => {
    args.onViewChange(next);
    setView(next);
  };
  return (
    <>
      <FilterBar
        view={view}
        onViewChange={onViewChange}
        searchLabel="Search orders"
        searchHint="Order or name"
        columns={columns}
        filters={[
          {
            id: 'status',
            label: 'Status',
            any: 'Any status',
            options: [
              { value: 'paid', label: 'Paid' },
              { value: 'disputed', label: 'Disputed' },
            ],
          },
        ]}
      />
      <DataTable
        {...args}
        view={view}
        onViewChange={onViewChange}
        selection={selection}
        onSelectionChange={
          args.onSelectionChange &&
          ((next) => {
            args.onSelectionChange?.(next);
            setSelection(next);
          })
        }
      />
    </>
  );
}

/** The organizer's one table. */
const meta = {
  title: 'Organizer/Kit/Table',
  component: DataTable<OrderRow>,
  args: {
    caption: 'Orders',
    rows: ordersOf(12),
    columns,
    rowId,
    rowName,
    passes,
    view: wholeTable,
    onViewChange: fn(),
    onOpen: fn(),
    empty: <ScreenEmpty title="No orders yet" text="Orders appear here as soon as someone buys a ticket." />,
  },
  render: Stateful,
} satisfies Meta<typeof DataTable<OrderRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const selectable = {
  selection: nothingSelected,
  onSelectionChange: fn(),
  bulkActions: [
    { id: 'resend', label: 'Resend', icon: 'mail', onPress: fn() },
    { id: 'export', label: 'Export', icon: 'download', onPress: fn() },
  ],
} satisfies Partial<Props>;

/** A whole list sorts itself: its head, the other way round, then its own order again. */
export const Sorted: Story = {
  play: async ({ canvas, args }) => {
    const head = canvas.getByRole('columnheader', { name: 'Total' });
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    const totals = () =>
      canvas
        .getAllByRole('gridcell')
        .flatMap(({ dataset, textContent }) =>
          dataset['gridColumn'] === 'total' ? [Number(textContent.replace(/[^0-9.]/g, ''))] : [],
        );
    await expect(totals()).toEqual([...totals()].sort((one, other) => other - one));
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(head).getByRole('button'));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: { column: 'total', direction: 'descending' } }),
    );
  },
};

/** One tab stop; arrows, Home, End and Page keys move, Space chooses, Enter opens. */
export const Keyboard: Story = {
  args: selectable,
  play: async ({ canvas, args }) => {
    const cellAt = (row: number, column: string) =>
      canvas.getByRole('grid').querySelector(`[data-grid-row="${row}"][data-grid-column="${column}"]`);
    const focused = () => document.activeElement?.closest('[data-grid-column]');
    canvas.getByRole('button', { name: 'View' }).focus();
    await userEvent.tab();
    await expect(focused()).toBe(cellAt(0, 'id'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(focused()).toBe(cellAt(1, 'buyer'));
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe(cellAt(1, 'total'));
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe(cellAt(1, 'select'));
    await userEvent.keyboard('{PageDown}');
    await expect(focused()).toBe(cellAt(11, 'select'));
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight} ');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(args.rows?.[2]);
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await expect(document.activeElement).toBe(canvas.getByRole('button', { name: 'Order' }));
    // The next stop is behind the table.
    await userEvent.tab();
    await expect(focused()).toBeNull();
  },
};

/** Actions float above the end while rows are chosen. Shift chooses all from the last one. */
export const Selected: Story = {
  args: { ...selectable, paging: { size: 12, total: 241 } },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select order/ });
    await user.click(boxes[1] ?? canvas.getByRole('grid'));
    await user.keyboard('{Shift>}');
    await user.click(boxes[4] ?? canvas.getByRole('grid'));
    await user.keyboard('{/Shift}');
    const bar = canvas.getByRole('group', { name: 'Bulk actions' });
    await expect(within(bar).getByText(/selected/)).toHaveTextContent('4 selected');
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows shown' })).toBePartiallyChecked();
    await userEvent.click(within(bar).getByRole('button', { name: 'Select all 241' }));
    await userEvent.click(within(bar).getByRole('button', { name: 'Resend' }));
    await expect(args.bulkActions?.[0]?.onPress).toHaveBeenLastCalledWith(
      expect.objectContaining({ isEvery: true }),
    );
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('group', { name: 'Bulk actions' })).toBeNull();
    // The pressed button is gone: the keyboard goes on from where the bar was.
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(boxes[2] ?? canvas.getByRole('grid'));
  },
};

/** Ten thousand rows: only those that can be seen are drawn, and the keyboard reaches all of them. */
export const TenThousandRows: Story = {
  args: { ...selectable, rows: ordersOf(10_000) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    canvas.getByRole('button', { name: 'Open order 2000-10000' }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await canvas.findByRole('button', { name: 'Open order 2000-19999' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.type(canvas.getByRole('searchbox'), '10042');
    await waitFor(() => expect(canvas.getByText('1 row')).toBeVisible());
  },
};

/** Which columns are shown and the order of the rows, where there are no heads to press. */
export const ColumnsAndOrder: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'View' });
    await userEvent.click(opener);
    const panel = canvas.getByRole('dialog', { name: 'Columns, sorting and rows' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Payment' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Payment' })).toBeNull();
    await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Sort by' }), 'Buyer');
    await userEvent.click(within(panel).getByRole('radio', { name: 'Descending' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...wholeTable,
      hidden: ['paid'],
      sort: { column: 'buyer', direction: 'descending' },
    });
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};

export const NothingMatches: Story = {
  args: { view: { ...wholeTable, search: 'lanternfish' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Disputed');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(12));
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await canvas.findByRole('heading', { name: 'No results' });
  },
};

/** One page of what a server sorted, searched and counted. */
export const OnePageOfMany: Story = {
  args: { paging: { size: 12, total: 241 }, view: { ...wholeTable, page: 2 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('13–24 of 241')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ ...wholeTable, page: 3 });
  },
};

export const Loading: Story = { args: { rows: null } };
/** The rows of the last answer stay until the next is here. */
export const Updating: Story = { args: { paging: { size: 12, total: 241 }, isUpdating: true } };
export const Empty: Story = { args: { rows: [] } };

/** Payment, then tickets have left. */
export const Tablet: Story = { decorators: [inColumn(700)], args: selectable };

/** Each row is a card; it is still a grid to assistive technology and to the keyboard. */
export const Cards: Story = {
  decorators: [inColumn(360)],
  args: selectable,
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first ?? canvas.getByRole('grid'));
    await expect(canvas.getAllByRole('rowheader')[0]).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(document.activeElement?.closest('[data-grid-column]')).toHaveAttribute(
      'data-grid-column',
      'buyer',
    );
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, args: selectable };

const sources = [
  { id: 'status', label: 'Status', any: 'Any status', options: [{ value: 'paid', label: 'Paid' }] },
  { id: 'paidVia', label: 'Payment', any: 'Any payment', options: [{ value: 'card', label: 'By card' }] },
];

/** Several filters would take a line each where there is little room: they stand behind a button that counts those in force. */
export const FoldedFilters: Story = {
  decorators: [inColumn(360)],
  render: function Folded({ view: first, onViewChange }) {
    const [view, setView] = useState(first);
    return (
      <FilterBar
        view={view}
        onViewChange={(next) => {
          onViewChange(next);
          setView(next);
        }}
        searchLabel="Search orders"
        columns={columns}
        filters={sources}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Filters' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('combobox', { name: 'Payment' })).toBeNull();
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Payment' }));
    await chooseOption('By card');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { paidVia: 'card' } }),
    );
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** A choice moves nothing, no filter cuts its own words, and the buttons go to the next line together. */
export const FiltersOnTwoLines: Story = {
  decorators: [inColumn(620)],
  render: function OnTwoLines({ view: first }) {
    const [view, setView] = useState(first);
    return (
      <FilterBar
        view={view}
        onViewChange={setView}
        searchLabel="Search orders"
        columns={columns}
        actions={<Button>Export</Button>}
        filters={[...sources, { id: 'ticket', label: 'Ticket', any: 'Any status of a ticket', options: [] }]}
      />
    );
  },
  play: async ({ canvas }) => {
    const topOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await canvas.findByRole('combobox', { name: 'Payment' });
    // The list takes the place of the button that opened it.
    const payment = () => canvas.getByRole('combobox', { name: 'Payment' });
    await expect(topOf('View')).toBe(topOf('Export'));
    await expect(topOf('View')).toBeGreaterThan(payment().getBoundingClientRect().bottom);
    const words = within(canvas.getByRole('combobox', { name: 'Ticket' })).getByText(
      'Any status of a ticket',
    );
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.offsetWidth);
    const width = payment().offsetWidth;
    await userEvent.click(payment());
    await chooseOption('By card');
    await waitFor(() => expect(payment()).toHaveTextContent('By card'));
    await expect(payment().offsetWidth).toBe(width);
  },
};
