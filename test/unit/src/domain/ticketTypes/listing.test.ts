import { describe, expect, it } from 'vitest';
import type { OrganizerTicketType, TicketTypeDraft } from '../../../../../src/contract';
import { inOrder, keepsFromRemoving, leftOf, withCopyOf } from '../../../../../src/domain/ticketTypes';
import { eachRow } from '../../../../eachRow';

const draft = (id: string): TicketTypeDraft => ({ id, name: id, quantity: 1, price: 0, perOrderMin: 1 });
const drafts = ['a', 'b', 'c'].map(draft);
const idsOf = (list: readonly TicketTypeDraft[]) => list.map(({ id }) => id);
const type = (change: Partial<OrganizerTicketType>) =>
  ({ id: 'a', name: 'A', sold: 0, availability: 'immediate', ...change }) as OrganizerTicketType;

describe('the list of ticket types', () => {
  it('is put in order; what somebody else added meanwhile stays at the end', () => {
    expect(idsOf(inOrder(drafts, ['c', 'a', 'b']))).toEqual(['c', 'a', 'b']);
    expect(idsOf(inOrder(drafts, ['c', 'gone']))).toEqual(['c', 'a', 'b']);
  });

  it('gets a copy behind its original', () => {
    const copied = withCopyOf(drafts, 'b', 'b (copy)');
    expect(copied.map(({ name }) => name)).toEqual(['a', 'b', 'b (copy)', 'c']);
    expect(new Set(idsOf(copied)).size).toBe(4);
  });

  eachRow<[string, Partial<OrganizerTicketType>, OrganizerTicketType[], unknown]>([
    ['nothing', {}, [], null],
    ['its sold tickets', { sold: 1 }, [], { reason: 'sold' }],
    [
      'one that is sold after it',
      {},
      [type({ id: 'b', name: 'B', availability: 'subsequent', subsequentClientId: 'a' })],
      { reason: 'awaited', by: 'B' },
    ],
    [
      'one that is sold with it',
      {},
      [type({ id: 'b', name: 'B', availability: 'ticketSelect', subsequentTicketSelect: ['c', 'a'] })],
      { reason: 'awaited', by: 'B' },
    ],
    [
      'what another one would wait for in another mode',
      {},
      [type({ id: 'b', subsequentClientId: 'a', subsequentTicketSelect: ['a'] })],
      null,
    ],
  ])('keeps a type from being taken away: %s', (_, change, others, reason) => {
    const own = type(change);
    expect(keepsFromRemoving(own, [own, ...others])).toEqual(reason);
  });

  eachRow([
    [10, 4, 6],
    [10, 10, 0],
    [10, 12, 0],
    [null, 4, null],
  ])('of %s less %d sold there are %s left', (quantity, sold, left) =>
    expect(leftOf({ quantity, sold })).toBe(left),
  );
});
