import { getTickets } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

export const ticketsExamples = {
  getTickets: exampleOf(getTickets, {
    params: { eventId: '1001' },
    query: { code: 'LANTERN20', quantities: '3001:1,3002:2' },
  }),
} satisfies Examples;
