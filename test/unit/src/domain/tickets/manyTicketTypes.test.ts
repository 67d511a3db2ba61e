import { expect, it } from 'vitest';
import { getTickets, type TicketsData, type TicketType } from '../../../../../src/contract';
import {
  checkSelection,
  clampSelection,
  defaultSelection,
  linesOf,
  diffTicketList,
  lostQuantities,
  orderTotals,
} from '../../../../../src/domain';
import { backendInTests, eventId } from '../../../mocks/backend';

const { client } = backendInTests();
const count = 100_000;

/** As many as a backend may send: whatever calls itself for each of them, or takes each as an argument, overflows the stack. */
it('reads, prices, limits and compares a hundred thousand ticket types', async () => {
  const sale = await client.call(getTickets, { params: { eventId } });
  const [first] = sale.tickets.filter(({ inSale, price }) => inSale && price > 0);
  const copies = (change: Partial<TicketType>) =>
    Array.from({ length: count }, (_, index) => ({ ...first, ...change, id: `t${index}` }));
  const answer = { ...sale, tickets: copies({ perOrderMin: 0, perOrderMax: 5, remainingTickets: 3 }) };
  const read = getTickets.reads?.(answer, '', () => undefined) as TicketsData | undefined;
  const tickets = read?.tickets ?? [];
  expect(tickets).toHaveLength(count);

  const wanted = Object.fromEntries(tickets.map(({ id }) => [id, 9]));
  const selection = clampSelection(tickets, wanted);
  const quantities = Object.values(selection);
  expect([quantities.length, new Set(quantities)]).toEqual([count, new Set([quantities[0]])]);
  const totals = orderTotals(linesOf(tickets, selection), { taxOnCheckout: false });
  expect(totals.quantity).toBe(count * (quantities[0] ?? 0));
  expect(Number.isSafeInteger(totals.total)).toBe(true);
  expect(checkSelection(selection, {})).toBeNull();
  expect(defaultSelection(tickets, {})).toEqual({});

  const before = copies({ availability: 'ticketSelect', inSale: false }) as TicketType[];
  const now = copies({ availability: 'ticketSelect', inSale: true }) as TicketType[];
  expect(diffTicketList(before, now).opened).toHaveLength(count);
  const revealed = copies({ visibility: 'revealed' }) as TicketType[];
  expect(diffTicketList([], revealed).revealed).toHaveLength(count);
  // As many as a person chooses.
  expect(lostQuantities(tickets, { t0: 9, [`t${count - 1}`]: 9 })).toHaveLength(2);
});
