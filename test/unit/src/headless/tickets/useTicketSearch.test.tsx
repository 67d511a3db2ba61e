import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { TicketType } from '../../../../../src/contract';
import { useTicketSearch } from '../../../../../src/headless/tickets/useTicketSearch';
import { ticket } from '../../../../../stories/fixtures/tickets';

const workshop = { ...ticket.onSale, id: 'workshop', name: 'Workshop' };
const pass = { ...ticket.onSale, id: 'pass', name: 'Pass' };
const gone = { ...ticket.onSale, id: 'gone', name: 'Day pass', remainingTickets: 0 };

function search(tickets: readonly TicketType[]) {
  const onFound = vi.fn<(ids: ReadonlySet<string> | null) => void>();
  const { result } = renderHook(() => useTicketSearch({ tickets, onFound }));
  const found = () => {
    const [ids] = onFound.mock.lastCall ?? [];
    return ids ? [...ids] : ids;
  };
  return { result, found };
}

it('leaves nothing out until something is looked for', () => {
  const { result, found } = search([workshop, pass, gone]);
  expect(result.current).toMatchObject({ query: '', onlyOnSale: false, foundCount: null });
  expect(found()).toBeNull();
});

it('finds by words of a name', () => {
  const { result, found } = search([workshop, pass, gone]);
  act(() => result.current.setQuery('pass'));
  expect(found()).toEqual(['pass', 'gone']);
  expect(result.current.foundCount).toBe(2);
  act(() => result.current.setQuery('dinner'));
  expect(found()).toEqual([]);
  expect(result.current.foundCount).toBe(0);
  act(() => result.current.setQuery(''));
  expect(found()).toBeNull();
});

it.each([
  ['sold out', { remainingTickets: 0 }],
  ['not on sale', { inSale: false }],
  ['of a sale that ended', { saleEnded: true }],
])('leaves out what is %s', (_, state) => {
  const { result, found } = search([workshop, pass, { ...ticket.onSale, id: 'other', ...state }]);
  expect(result.current.areAllOnSale).toBe(false);
  act(() => result.current.setOnlyOnSale(true));
  expect(found()).toEqual(['workshop', 'pass']);
  act(() => result.current.setQuery('work'));
  expect(found()).toEqual(['workshop']);
});

it('says where nothing could be left out', () => {
  expect(search([workshop, pass]).result.current.areAllOnSale).toBe(true);
});
