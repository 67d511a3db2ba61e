import { nothingSelected, wholeTable } from '../../../../src/domain';
import { BulkBar, DataTable, FilterBar, TablePager } from '../../../../src/organizer/kit/table';
import type { PageDocs } from '../../../docs/component/ComponentDocs';
import { columns, ordersOf, rowId, rowName } from './table.fixtures';

const nothing = () => undefined;
const threeRows = ordersOf(3);
const chosen = { ids: new Set(threeRows.slice(0, 2).map(rowId)), isEvery: false };

export const docs = {
  DataTable: {
    from: 'boxoffice/organizer',
    components: { DataTable },
    purpose:
      'Rows in columns, from a dozen to ten thousand: sorted, searched, chosen and opened with the mouse or the keyboard. A whole list sorts itself; of a page, the server does.',
    usage: `
      <DataTable
        caption="Orders"
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        rows={rows}
        view={view}
        onViewChange={onViewChange}
      />`,
    parts: [
      { name: 'Table', at: 'table' },
      {
        name: 'Column head',
        at: '[role=columnheader]:has(button)',
        note: 'A press sorts; a third one ends it',
      },
      { name: 'Row', at: 'tbody [role=row]', note: 'A card where there is no room for columns' },
      { name: 'Choice', at: 'tbody [type=checkbox]', note: 'With Shift, all from the last one' },
      { name: 'Name of the row', at: 'tbody [role=rowheader]', note: 'Opens it' },
      { name: 'Count', at: 'p[role=status]' },
    ],
    does: [
      'Keep `columns`, `rowName`, `passes` and `onOpen` stable: rows that did not change are not drawn again then.',
      'Say of each column when it leaves (`leaves`) and where it stands on a card (`card`).',
      'Keep the view in the address, so that a list can be shared.',
    ],
    donts: [
      'Put a control into every cell: a row opens, and what can be done with several stands in the bar.',
      'Show it while the first answer is on its way without `rows={null}`: the places of rows show then.',
    ],
    accessibility: [
      'An ARIA grid with one tab stop, also where its rows look like cards, and while only the rows in sight are drawn: `aria-rowcount` says how many there are.',
      'Sorting is told by `aria-sort`, choosing by `aria-selected` and by a status with the count.',
      'Targets in cells are at least 24 px.',
    ],
    keyboard: [
      ['Tab', 'Into the table, and out of it'],
      ['Arrow keys', 'From cell to cell'],
      ['Home, End', 'First and last cell of the row; with Ctrl of the table'],
      ['Page Up, Page Down', 'Over many rows'],
      ['Space', 'Chooses the row; with Shift, all from the last one'],
      ['Enter', 'Opens the row'],
    ],
    related: ['FilterBar', 'BulkBar', 'TablePager', 'SavedViews', 'ExportButton', 'Drawer'],
    draw: () => (
      <DataTable
        caption="Orders"
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        rows={threeRows}
        view={wholeTable}
        onViewChange={nothing}
        selection={nothingSelected}
        onSelectionChange={nothing}
        onOpen={nothing}
      />
    ),
  },
  FilterBar: {
    from: 'boxoffice/organizer',
    components: { FilterBar },
    purpose: 'What of a list is shown: words that are looked for, filters, columns and order.',
    usage: `
      <FilterBar
        view={view}
        onViewChange={onViewChange}
        searchLabel="Search orders"
        searchHint="Order or name"
        filters={[
          {
            id: 'status',
            label: 'Status',
            any: 'Any status',
            options: [{ value: 'paid', label: 'Paid' }],
          },
        ]}
      />`,
    parts: [
      { name: 'Bar', at: '[role=search]', note: 'Wraps; everything stays in reach at 320 px' },
      { name: 'Search', at: '[type=search]' },
      { name: 'Filter', at: '[role=combobox]', note: 'Its words for everything stand first' },
      {
        name: 'View',
        at: 'button[aria-haspopup=dialog]',
        note: 'Columns, and the order where there are no heads',
      },
    ],
    does: [
      'Name in `searchHint` what can be looked for.',
      'Keep filters of another kind in `view.filters` too.',
    ],
    donts: ['Send each key: wait a moment, as the screens do.'],
    accessibility: [
      'A search landmark. Every filter has a spoken name beside the value it shows.',
      'How many rows are left is said by the table’s count.',
    ],
    keyboard: [
      ['Tab', 'From control to control'],
      ['Escape', 'Closes what is open'],
    ],
    related: ['DataTable', 'SavedViews', 'Select'],
    draw: () => (
      <FilterBar
        view={wholeTable}
        onViewChange={nothing}
        searchLabel="Search orders"
        searchHint="Order or name"
        columns={columns}
        filters={[
          {
            id: 'status',
            label: 'Status',
            any: 'Any status',
            options: [{ value: 'paid', label: 'Paid' }],
          },
        ]}
      />
    ),
  },
  BulkBar: {
    from: 'boxoffice/organizer',
    components: { BulkBar },
    purpose:
      'What can be done with the rows that are chosen. It floats above the end of the list while there are any.',
    usage: `
      <BulkBar
        selection={selection}
        total={241}
        actions={actions}
        onClear={onClear}
        onSelectEvery={onSelectEvery}
      />`,
    parts: [
      { name: 'Bar', at: '[role=group]' },
      { name: 'Count', at: '[role=group] > span' },
      { name: 'Every row', at: '[role=group] > button', note: 'Also chooses the rows of other pages' },
      { name: 'Action', at: '[role=group] > span button' },
      { name: 'Clear', at: '[role=group] > button:last-child' },
    ],
    does: ['Ask before what can’t be undone, with the number of rows in the question.'],
    donts: ['Offer more than four actions.', 'Hide it while an action runs: the action turns.'],
    accessibility: [
      'A status around a named group: that rows are chosen, and how many, is read without taking the focus.',
    ],
    keyboard: [['Tab', 'After the table’s rows']],
    related: ['DataTable', 'ExportButton'],
    draw: () => (
      <BulkBar
        selection={chosen}
        total={241}
        actions={[{ id: 'resend', label: 'Resend', icon: 'mail', onPress: nothing }]}
        onClear={nothing}
        onSelectEvery={nothing}
      />
    ),
  },
  TablePager: {
    from: 'boxoffice/organizer',
    components: { TablePager },
    purpose: 'Which rows of a list these are, and the way to the others.',
    usage: '<TablePager page={page} size={12} total={241} onPageChange={onPageChange} />',
    parts: [
      { name: 'Range', at: '[role=status]', note: 'Tabular figures' },
      { name: 'Pages', at: 'nav' },
      { name: 'Next', at: 'nav button:last-child' },
    ],
    does: ['Keep the rows of the last page until the next is here.'],
    donts: ['Use it below a whole list: that says its count.'],
    accessibility: [
      'The range is a status. A button at an end stays in the order of focus and says that it can’t be pressed.',
    ],
    keyboard: [['Enter or Space', 'Turns the page']],
    related: ['DataTable'],
    draw: () => <TablePager page={2} size={12} total={241} onPageChange={nothing} />,
  },
} satisfies PageDocs;
