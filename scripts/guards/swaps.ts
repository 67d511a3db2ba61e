import { guardsOf, type Guard } from './guard';

/** What of an order changes while its buyer swaps. */
export const swapGuards: readonly Guard[] = [
  ...guardsOf(
    'mocks/areas/orders/rules/swaps.ts',
    ['unit/mocks/areas/orders/rules/swaps.test.ts'],
    [
      {
        ids: 'F91',
        name: 'a swap is withdrawn while its buyer pays',
        find: `  mustNotBeSwapping(context, order);
  const changed = context.db.orderBook.change(order.id, {
    swap: { ...swap, status: 'withdrawn'`,
        replace: `  const changed = context.db.orderBook.change(order.id, {
    swap: { ...swap, status: 'withdrawn'`,
      },
    ],
  ),
  ...guardsOf(
    'mocks/areas/orders/rules/cancellations.ts',
    ['unit/mocks/areas/orders/rules/swaps.test.ts'],
    [
      {
        ids: 'F91',
        name: 'an order is cancelled while its buyer pays for a swap',
        find: '  mustNotBeSwapping(context, order);\n',
        replace: '',
      },
    ],
  ),
];
