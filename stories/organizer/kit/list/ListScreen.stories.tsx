import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { notPictured } from '../../../../.storybook/modes';
import { scenarios } from '../../../../mocks';
import { ApiError } from '../../../../src/client';
import type { OrderRow } from '../../../../src/contract';
import { wholeTable } from '../../../../src/domain';
import { ListScreen, type ListFile } from '../../../../src/organizer/kit/list';
import { exportedLines } from '../../exportedLines';
import { columns as plainColumns, ordersOf, rowId, rowName } from '../table/table.fixtures';

const columns = plainColumns.map((column) => ({ ...column, exportValue: column.value }));
const rows = ordersOf(3);
const pageSize = 2;

interface OrderListProps {
  /** Absent for a list that is whole. */
  every?: ListFile<OrderRow>['every'];
}

/** Everything a list has by saying it once. */
function OrderList({ every }: OrderListProps) {
  const [view, setView] = useState(wholeTable);
  const paging = every && { size: pageSize, total: rows.length };
  return (
    <ListScreen
      list={{ view, onViewChange: setView, onRetry: () => undefined, savedAs: 'stories 1', ...paging }}
      title="Orders"
      head={{}}
      filter={{ searchLabel: 'Search orders' }}
      file={{ name: 'orders', every }}
      rows={paging ? rows.slice(0, pageSize) : rows}
      rowId={rowId}
      rowName={rowName}
      columns={columns}
      empty={{ title: 'No orders yet', text: 'They are listed here.' }}
      failed="We could not load the orders"
    />
  );
}

/** A list that is saved as a file, its views under a name. PERFORMANCE.md: every list has search, saved views, selection, export. */
const meta = {
  title: 'Organizer/Kit/List screen',
  component: OrderList,
  parameters: { ...notPictured('Looks as the lists of the areas do.'), scenario: scenarios.conference },
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<Parameters<NonNullable<Story['play']>>[0]['canvas'], 'findByRole' | 'getByRole'>;

const panel = (name: string) => within(screen.getByRole('dialog', { name }));
const choose = (canvas: Canvas, index: number) =>
  userEvent.click(canvas.getByRole('checkbox', { name: `Select order ${rows[index]?.id ?? ''}` }));
const bar = async (canvas: Canvas) => within(await canvas.findByRole('group', { name: 'Bulk actions' }));
const idOf = (index: number) => rows[index]?.id ?? '';

/** Save a view, leave it and come back to it. */
export const SavedView: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), idOf(1));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Saved' }));
    await userEvent.click(panel('Saved views').getByRole('button', { name: 'Save view' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'View name' }), 'Second{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Second' }));
    await userEvent.click(panel('Saved views').getByRole('button', { name: 'All' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Saved' }));
    await userEvent.click(panel('Saved views').getByRole('button', { name: 'Second' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue(idOf(1));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
};

/** The file of a list that is whole has the rows that match. */
export const Exported: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), idOf(1));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1);
    const lines = await exportedLines(canvas, 'orders.csv');
    await expect(lines).toHaveLength(2);
    await expect(lines[0]).toContain('Order,Buyer,Tickets,Payment');
    await expect(lines[1]).toContain(idOf(1));
  },
};

/** Chosen rows as a file, while others are hidden by a search; they stay chosen. */
export const ChosenRows: Story = {
  play: async ({ canvas }) => {
    const saved = spyOn(URL, 'createObjectURL');
    await choose(canvas, 0);
    await choose(canvas, 2);
    await userEvent.click((await bar(canvas)).getByRole('button', { name: 'Export' }));
    await canvas.findByText(/orders\.xlsx/);
    await expect(saved).toHaveBeenCalledOnce();
    await expect((await bar(canvas)).getByText('2 selected')).toBeVisible();
  },
};

/** All rows of a list with pages are read for it: how far that is shows, and it can be cancelled. */
export const EveryRow: Story = {
  args: {
    every: ({ signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        onProgress?.({ loaded: 2, total: 3 });
        signal.addEventListener('abort', () => reject(new ApiError('aborted', 0, null, 'Cancelled.')));
      }),
  },
  play: async ({ canvas }) => {
    await choose(canvas, 0);
    const chosen = await bar(canvas);
    await userEvent.click(chosen.getByRole('button', { name: 'Select all 3' }));
    await userEvent.click(chosen.getByRole('button', { name: 'Export' }));
    await canvas.findByText('67% received');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }));
    await expect(canvas.queryByText('67% received')).toBeNull();
    await expect(chosen.getByText('3 selected')).toBeVisible();
  },
};

/** The rows could not be read: that is said, and they stay chosen. */
export const NotRead: Story = {
  args: { every: () => Promise.reject(new ApiError('refused', 500, null, 'Refused.')) },
  play: async ({ canvas }) => {
    await choose(canvas, 0);
    const chosen = await bar(canvas);
    await userEvent.click(chosen.getByRole('button', { name: 'Select all 3' }));
    await userEvent.click(chosen.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(chosen.getByText('3 selected')).toBeVisible();
    await expect(chosen.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
};
