import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkSelection,
  clampSelection,
  countOf,
  defaultSelection,
  diffTicketList,
  lostQuantities,
  quantityOptions,
} from '../../../../../src/domain';
import { ticket } from '../fixtures';
import { inEnglish } from '../english';
import { eachRow } from '../../../../eachRow';

describe('quantityOptions', () => {
  eachRow([
    [[0, 1, 2, 3], { perOrderMin: 1, perOrderMax: 3 }],
    [[0, 2, 3], { perOrderMin: 2, perOrderMax: 3 }],
    [[0, 1, 2], { perOrderMin: 0, perOrderMax: 2 }],
    [[0, 5], { perOrderMin: 5, perOrderMax: 5 }],
    [[0, 1, 2], { perOrderMin: 1, perOrderMax: 10, remainingTickets: 2 }],
    [[0], { perOrderMin: 3, perOrderMax: 10, remainingTickets: 2 }],
    [[0], { perOrderMin: 1, perOrderMax: 0 }],
    [[0], { remainingTickets: 0 }],
  ])('%j', (options, changes) => {
    expect(quantityOptions(ticket(changes))).toEqual(options);
  });

  // FAULTS F86: a list of two thousand million quantities took 6 s and all memory.
  test.each([
    [1_001, { perOrderMin: 1, perOrderMax: 2_147_483_647, remainingTickets: null }],
    [1_001, { perOrderMin: 2_147_000_000, perOrderMax: 2_147_483_647, remainingTickets: null }],
    [1_001, { perOrderMin: 1, perOrderMax: Infinity, remainingTickets: null }],
    [1, { perOrderMin: NaN, perOrderMax: 10 }],
    [1, { perOrderMin: 1, perOrderMax: NaN }],
    [4, { perOrderMin: 0.5, perOrderMax: 3.5 }],
  ])('at most a thousand beside 0: %i of %j', (length, changes) => {
    const options = quantityOptions(ticket(changes));
    expect(options).toHaveLength(length);
    expect(options.every(Number.isInteger)).toBe(true);
  });

  test('a quantity beyond the list is cut down to its end', () => {
    const types = [ticket({ perOrderMin: 1, perOrderMax: 2_147_483_647, remainingTickets: null })];
    expect(clampSelection(types, { general: 5_000 })).toEqual({ general: 1_000 });
  });

  test('0, then perOrderMin up to perOrderMax, never more than are left', () => {
    const limits = fc.record({
      perOrderMin: fc.nat(20),
      perOrderMax: fc.nat(50),
      remainingTickets: fc.option(fc.nat(60)),
    });
    fc.assert(
      fc.property(limits, (changes) => {
        const [zero, ...choices] = quantityOptions(ticket(changes));
        expect(zero).toBe(0);
        for (const [index, count] of choices.entries()) {
          expect(count).toBe(Math.max(1, changes.perOrderMin) + index);
          expect(count).toBeLessThanOrEqual(
            Math.min(changes.perOrderMax, changes.remainingTickets ?? Infinity),
          );
        }
      }),
    );
  });
});

describe('defaultSelection', () => {
  test('exactly one ticket type, on sale, starts at its perOrderMin', () => {
    expect(defaultSelection([ticket({ perOrderMin: 2 })], {})).toEqual({ general: 2 });
  });

  eachRow([
    ['none', [], {}],
    ['two', [ticket(), ticket({ id: 'tour', inSale: false })], {}],
    ['not on sale', [ticket({ inSale: false })], {}],
    ['sale ended', [ticket({ saleEnded: true })], {}],
    ['sold out', [ticket({ remainingTickets: 0 })], {}],
    ['fewer left than must be taken', [ticket({ perOrderMin: 3, remainingTickets: 2 })], {}],
    ['nothing must be taken', [ticket({ perOrderMin: 0 })], {}],
    ['switched off', [ticket()], { disableDefaultQuantity: true }],
  ])('%s: nothing is chosen', (_, tickets, features) => {
    expect(defaultSelection(tickets, features)).toEqual({});
  });
});

describe('clampSelection', () => {
  const limits = fc.record({
    perOrderMin: fc.integer({ min: 1, max: 5 }),
    perOrderMax: fc.nat(10),
    remainingTickets: fc.option(fc.nat(12)),
    inSale: fc.boolean(),
    saleEnded: fc.boolean(),
  });

  test('cuts to what is offered and drops what is closed or gone', () => {
    const tickets = [
      ticket({ id: 'few', remainingTickets: 2 }),
      ticket({ id: 'closed', inSale: false }),
      ticket({ id: 'ended', saleEnded: true }),
      ticket({ id: 'gone', remainingTickets: 0 }),
      ticket({ id: 'fine' }),
    ];
    const selection = { few: 4, closed: 1, ended: 1, gone: 1, fine: 3, unknown: 2 };
    expect(clampSelection(tickets, selection)).toEqual({ few: 2, fine: 3 });
  });

  test('answers only quantities that are offered, and never more than were chosen', () => {
    fc.assert(
      fc.property(limits, fc.nat(12), (changes, chosen) => {
        const type = ticket(changes);
        const fitting = clampSelection([type], { general: chosen })['general'] ?? 0;
        expect(fitting).toBeLessThanOrEqual(chosen);
        expect(quantityOptions(type)).toContain(fitting);
        expect(clampSelection([type], { general: fitting })['general'] ?? 0).toBe(fitting);
      }),
    );
  });
});

describe('lostQuantities', () => {
  const few = ticket({ id: 'few', name: 'Workshop', remainingTickets: 2 });
  const closed = ticket({ id: 'closed', name: 'Dinner', inSale: false });

  test('names what clamping takes away, and how many are left', () => {
    expect(lostQuantities([few, closed], { few: 4, closed: 1 })).toEqual([
      { name: 'Workshop', requested: 4, left: 2 },
      { name: 'Dinner', requested: 1, left: 0 },
    ]);
    expect(lostQuantities([few, closed], { few: 2, closed: 0 })).toEqual([]);
  });

  test('names ticket types that are gone from the list, once they were on it', () => {
    expect(lostQuantities([few], { tour: 1 }, { tour: 'Backstage Tour' })).toEqual([
      { name: 'Backstage Tour', requested: 1, left: 0 },
    ]);
    expect(lostQuantities([few], { tour: 1 })).toEqual([]);
  });

  test('what is lost and what fits is what was chosen', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.option(fc.nat(12)), fc.nat(10), (chosen, remainingTickets, perOrderMax) => {
        const type = ticket({ remainingTickets, perOrderMax });
        const fitting = clampSelection([type], { general: chosen })['general'] ?? 0;
        const lost = lostQuantities([type], { general: chosen });
        expect(lost).toEqual(
          fitting === chosen ? [] : [{ name: 'General Admission', requested: chosen, left: fitting }],
        );
      }),
    );
  });
});

describe('diffTicketList', () => {
  const plain = [
    ticket(),
    ticket({ id: 'dinner', name: 'Dinner', availability: 'ticketSelect', inSale: false }),
  ];
  const tour = ticket({ id: 'tour', name: 'Tour', visibility: 'revealed' });

  test('tells what a code put on the list', () => {
    expect(diffTicketList(plain, [...plain, tour]).revealed).toEqual(['Tour']);
    expect(diffTicketList([...plain, tour], [...plain, tour]).revealed).toEqual([]);
    expect(diffTicketList([], plain).revealed).toEqual([]);
  });

  test('tells what can be chosen since another ticket is', () => {
    const open = plain.map((type) => ({ ...type, inSale: true }));
    expect(diffTicketList(plain, open).opened).toEqual(['Dinner']);
    expect(diffTicketList(open, plain).opened).toEqual([]);
    expect(diffTicketList(open, open).opened).toEqual([]);
  });
});

describe('checkSelection', () => {
  eachRow([
    ['Please select at least one ticket.', {}, {}],
    ['Please select at least one ticket.', { general: 0 }, { minRule: 2, minRuleMessage: 'Two, please' }],
    ['Please select at least 2 tickets.', { general: 1 }, { minRule: 2 }],
    ['Two, please', { general: 1 }, { minRule: 2, minRuleMessage: 'Two, please' }],
    ['Please select at most 1 ticket.', { general: 1, tour: 1 }, { maxRule: 1 }],
    ['Not so many', { general: 3 }, { maxRule: 2, maxRuleMessage: 'Not so many' }],
    ['Please select at most 2 tickets.', { general: 3 }, { maxRule: 2, maxRuleMessage: '' }],
    [null, { general: 2 }, { minRule: 2, maxRule: 2 }],
    [null, { general: 99 }, {}],
  ])('%s', (text, selection, rules) => {
    expect(inEnglish(checkSelection(selection, rules))).toBe(text);
  });

  test('a rule the backend sends as null is no rule', () => {
    const rules = JSON.parse('{ "minRule": null, "maxRule": null }') as Parameters<typeof checkSelection>[1];
    expect(checkSelection({ general: 3 }, rules)).toBeNull();
  });

  test('counts over all ticket types', () => {
    expect(countOf({ general: 2, tour: 3 })).toBe(5);
    expect(countOf({})).toBe(0);
  });
});
