import { expect } from 'vitest';
import { orderSums } from '../../../../../src/domain/confirmation';
import { confirmation } from '../../../../../stories/fixtures/orders';
import { eachRow } from '../../../../eachRow';

const [ticket] = confirmation.tickets;
if (!ticket) throw new Error('The order has no ticket.');
const ticketsWith = (fees: readonly (number | undefined)[]) =>
  fees.map((known) => ({
    ...ticket,
    totals: { totalPaid: 100_00, tax: 5_00, discount: 0, ...(known === undefined ? {} : { fees: known }) },
  }));

eachRow([
  ['each ticket’s', [9_40, 12_80], 22_20],
  ['none', [0, 0], null],
  ['one ticket’s alone', [9_40, undefined], null],
] as const)('where %s fees are known, the order’s are said', (_, fees, sum) => {
  const tickets = ticketsWith(fees);
  expect(orderSums({ tickets, amount: 200_00 })).toEqual({
    tax: 10_00,
    fees: sum,
    saved: null,
    order: 200_00,
  });
});
