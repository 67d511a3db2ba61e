import { describe, expect, it } from 'vitest';
import {
  getTickets,
  getTicketTypes,
  saveTicketTypes,
  type OrganizerTicketType,
  type TicketType,
} from '../../../../../src/contract';
import {
  buyersTicket,
  deriveTicketType,
  ticketLife,
  ticketTypeDefaults,
  ticketTypeDraft,
  ticketTypeValues,
  type TicketTypeValues,
} from '../../../../../src/domain/ticketTypes';
import { backendInTests, eventId } from '../../../mocks/backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client } = backendInTests();
const params = { eventId };

/** What the editor knows of the sale. */
function saleOf(types: readonly OrganizerTicketType[], id: string) {
  const { event, sale, widget } = backend.db.world;
  const type = types.find((each) => each.id === id);
  return {
    event: {
      timeZone: event['time-zone-id'],
      start: Date.parse(event['start-date']),
      end: Date.parse(event['end-date']),
    },
    others: types
      .filter((each) => each.id !== id)
      .map((each) => ({ ...each, isSoldOut: backend.db.stockOf(each.id).left === 0 })),
    currency: sale.currency,
    taxRate: sale.taxRate,
    taxName: sale.taxName,
    showFees: widget.showFees,
    fees: type ?? {},
  };
}

/** Instants as the domain writes them, whatever offset the backend wrote. */
const inUtc = (ticket: TicketType): TicketType => {
  const { availabilityStartDate: start, availabilityEndDate: end } = ticket;
  return {
    ...ticket,
    ...(start && { availabilityStartDate: new Date(start).toISOString() }),
    ...(end && { availabilityEndDate: new Date(end).toISOString() }),
  };
};

const dates = { availability: 'dates', availabilityEnd: 'dates' } as const;
const cases: [string, Partial<TicketTypeValues>][] = [
  ['the defaults', {}],
  ['all fees with the buyer', { absorbedFeePercent: 0 }],
  ['fees shared', { absorbedFeePercent: 33 }],
  ['nothing to pay', { price: 0 }],
  ['no end', { availabilityEnd: 'never' }],
  ['an end', { availabilityEnd: 'dates', availabilityEndDate: '2026-04-01 09:00' }],
  [
    'a start and an end',
    { ...dates, availabilityStartDate: '2026-03-05 09:00', availabilityEndDate: '2026-04-30 23:59' },
  ],
  ['a start and the event', { availability: 'dates', availabilityStartDate: '2026-03-05 09:00' }],
  [
    'a start and no end',
    { availability: 'dates', availabilityStartDate: '2026-03-05 09:00', availabilityEnd: 'never' },
  ],
  ['a sale after the event', { availability: 'eventEnd', availabilityEnd: 'never' }],
  ['another one before', { availability: 'subsequent', subsequentClientId: '3001' }],
  ['one with few left before', { availability: 'subsequent', subsequentClientId: '3004' }],
  ['one before that never ends', { availability: 'subsequent', subsequentClientId: '3009' }],
  [
    'another one with it',
    { availability: 'ticketSelect', subsequentTicketSelect: ['3001', '3002'], subsequentTicketSelectMax: 2 },
  ],
  [
    'a time to be seen',
    {
      visibility: 'dates',
      visibilityStartChecked: true,
      visibilityStartDate: '2026-03-01 00:00',
      visibilityEndChecked: true,
      visibilityEndDate: '2026-04-01 00:00',
    },
  ],
  [
    'a description and stock shown',
    { description: 'See https://northlight.example <b>soon</b>', displayRemaining: true },
  ],
];

describe('the preview is what buyers get', () => {
  eachRow(cases)('with %s, all its life long', async (_, change) => {
    const values = { ...ticketTypeDefaults, name: 'Balcony', price: 120_00, ...change };
    const { ticketTypes } = await client.call(getTicketTypes, { params });
    const data = [...ticketTypes, ticketTypeDraft('new', values)];
    const saved = (await client.call(saveTicketTypes, { params, body: { data } })).ticketTypes;
    const type = saved.at(-1);
    if (!type) throw new Error('nothing was saved');
    expect(ticketTypeValues(type)).toEqual(values);
    expect(type).toMatchObject(deriveTicketType(values, { fees: type }));
    const sale = saleOf(saved, type.id);
    const life = ticketLife(values, { now: clock.now(), event: sale.event, others: sale.others });
    const moments = life.flatMap(({ from }) => (from === null ? [] : [from - 60_000, from + 60_000]));
    for (const at of [...moments, clock.now(), Date.parse('2027-01-01T00:00:00Z')])
      for (const chosen of [0, 1]) {
        clock.set(new Date(at).toISOString());
        const quantities = chosen ? { quantities: `3001:${chosen}` } : {};
        const { tickets } = await client.call(getTickets, { params, query: quantities });
        const seen = tickets.find((ticket) => ticket.id === type.id);
        expect(buyersTicket(type.id, values, sale, { at, remaining: 100, chosen })).toEqual(
          seen ? inUtc(seen) : null,
        );
      }
  });

  it('for every type there is', async () => {
    const { ticketTypes } = await client.call(getTicketTypes, { params, query: { embed: 'fee' } });
    const { tickets } = await client.call(getTickets, { params });
    for (const ticket of tickets) {
      const type = ticketTypes.find(({ id }) => id === ticket.id);
      if (!type) throw new Error(ticket.name);
      const seen = buyersTicket(type.id, ticketTypeValues(type), saleOf(ticketTypes, type.id), {
        at: clock.now(),
        remaining: ticket.remainingTickets,
      });
      const { name, inSale, fees, tax } = ticket;
      expect(seen).toMatchObject({ name, inSale, fees, tax });
    }
  });
});
