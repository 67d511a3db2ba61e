// The organizer's list of orders as a page of its own, and its rows for other pages.
export const count = 10_000;

/** Rows as an expression. */
export const rows = `Array.from({ length: ${count} }, (_, index) => ({
  id: '2000-' + index, createdDate: new Date(1.7e12 + index * 6e4).toISOString(),
  buyerName: ['Amara Osei', 'Hana Sato', 'Tom Whitaker'][index % 3] + ' ' + index, buyerEmail: 'buyer' + index + '@example.com',
  status: ['paid', 'free', 'refunded'][index % 3], quantity: 1 + (index % 4), total: (index * 7919) % 90000,
}))`;

/** The list with its search field. */
export const ours = `
  import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BoxofficeProvider } from '/src/entries/index.ts';
  import { DataTable, FilterBar, OrganizerTexts, wholeTable } from '/src/entries/organizer.ts';
  const orders = ${rows};
  const text = (id, label, more) => ({ id, label, value: (row) => row[id], cell: (row) => String(row[id]), sortable: true, ...more });
  const columns = [
    text('id', 'Order', { isRowHead: true, width: '9rem' }), text('buyerName', 'Buyer'), text('buyerEmail', 'Email'),
    text('status', 'Status', { width: '8rem' }), text('quantity', 'Tickets', { numeric: true, width: '6rem' }),
    text('total', 'Total', { numeric: true, width: '8rem', firstDirection: 'descending' }),
  ];
  const idOf = ({ id }) => id;
  function List() {
    const [view, onViewChange] = useState(wholeTable);
    return h('div', null, h(FilterBar, { view, onViewChange, searchLabel: 'Search orders' }),
      h(DataTable, { caption: 'Orders', columns, rows: orders, rowId: idOf, rowName: idOf, view, onViewChange }));
  }
  createRoot(document.querySelector('#root')).render(h(BoxofficeProvider, null, h(OrganizerTexts, null, h(List))));`;
