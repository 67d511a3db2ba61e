import { expect, it } from 'vitest';
import {
  getTickets,
  getWidgetBootstrap,
  type TicketsData,
  type WidgetBootstrap,
} from '../../../../../../src/contract';
import { ticketsData, widgetBootstrap } from '../../../../../../src/contract/buyer/tickets/shapes';
import { backendInTests, eventId } from '../../../../mocks/backend';

const { client } = backendInTests();

it.each(['__proto__', 'constructor', 'toString'])(
  'F74: a ticket type with the id %s, which every object knows, is left out and reported',
  async (id) => {
    const answer = structuredClone(await client.call(getTickets, { params: { eventId } }));
    const [first, ...others] = answer.tickets;
    const reported: string[] = [];
    const read = ticketsData({ ...answer, tickets: [{ ...first, id }, ...others] }, '', (path) =>
      reported.push(path),
    ) as TicketsData;
    expect(read.tickets.map((ticket) => ticket.id)).toEqual(others.map((ticket) => ticket.id));
    expect(reported).toEqual(['tickets[0].id']);
  },
);

it('F74: a picture of the event that is no text costs the picture alone', async () => {
  const answer = await client.call(getWidgetBootstrap, { params: { eventId } });
  const reported: string[] = [];
  const read = widgetBootstrap({ ...answer, event: { ...answer.event, 'picture-url': 7 } }, '', (path) =>
    reported.push(path),
  ) as WidgetBootstrap;
  expect(read.event).toEqual(answer.event);
  expect(reported).toEqual(['event.picture-url']);
});
