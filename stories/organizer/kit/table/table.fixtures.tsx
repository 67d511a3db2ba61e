import type { Decorator } from '@storybook/react-vite';
import type { OrderRow, OrderStatus } from '../../../../src/contract';
import { formatMoney } from '../../../../src/domain';
import type { DataColumn } from '../../../../src/headless/table';
import { Tag } from '../../../../src/themed';
import { everyOrder } from '../../orders/orders.fixtures';

const tones: Partial<Record<OrderStatus, 'positive' | 'warning' | 'danger'>> = {
  paid: 'positive',
  awaitingPayment: 'warning',
  disputed: 'danger',
};

/** Columns of every kind: one names the row, one takes what is left, two leave, and each has a place on the card or none. */
export const columns: readonly DataColumn<OrderRow>[] = [
  {
    id: 'id',
    label: 'Order',
    cell: ({ id }) => <bdi dir="ltr">{id}</bdi>,
    value: ({ id }) => id,
    isRowHead: true,
    isFixed: true,
    sortable: true,
    width: '7.5rem',
    card: 'note',
  },
  {
    id: 'buyer',
    label: 'Buyer',
    cell: ({ buyerName }) => <bdi>{buyerName}</bdi>,
    value: ({ buyerName }) => buyerName,
    sortable: true,
    card: 'title',
  },
  {
    id: 'tickets',
    label: 'Tickets',
    cell: ({ quantity }) => quantity,
    value: ({ quantity }) => quantity,
    numeric: true,
    sortable: true,
    firstDirection: 'descending',
    leaves: 'next',
    width: '6rem',
  },
  {
    id: 'paid',
    label: 'Payment',
    cell: ({ paidVia }) => paidVia,
    value: ({ paidVia }) => paidVia,
    leaves: 'first',
    width: '10rem',
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <Tag tone={tones[status]}>{status}</Tag>,
    width: '11rem',
    card: 'mark',
  },
  {
    id: 'total',
    label: 'Total',
    cell: ({ total, currency }) => <bdi>{formatMoney(total, currency, 'en')}</bdi>,
    value: ({ total }) => total,
    numeric: true,
    sortable: true,
    firstDirection: 'descending',
    width: '8rem',
    card: 'figure',
  },
];

/** Orders as many as are wanted, each with a number of its own. */
export const ordersOf = (count: number): OrderRow[] =>
  Array.from({ length: count }, (_, index) => {
    const order = everyOrder[index % everyOrder.length];
    if (!order) throw new Error('The conference has no orders.');
    return { ...order, id: `2000-${10_000 + index}` };
  });

export const rowId = ({ id }: OrderRow) => id;
export const rowName = ({ id }: OrderRow) => `order ${id}`;

export const inColumn =
  (inlineSize: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize, maxInlineSize: '100%' }}>
      <Story />
    </div>
  );
