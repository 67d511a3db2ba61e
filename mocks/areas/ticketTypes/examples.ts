import { getTicketTypes, saveTicketTypes } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { eventId: '1001' };

export const ticketTypesExamples = {
  getTicketTypes: exampleOf(getTicketTypes, { params, query: { embed: 'currency,tax_info,fee' } }),
  saveTicketTypes: async (call) => {
    const { ticketTypes, version } = await call(getTicketTypes, { params });
    const balcony = {
      id: 'new',
      name: 'Balcony Seat',
      quantity: 40,
      price: 120_00,
      perOrderMin: 1,
      perOrderMax: 4,
      admissionDay: '2026-05-14',
      description: '<p>Above the main hall. See https://northlight.example/hall</p>',
    };
    return exampleOf(saveTicketTypes, { params, body: { data: [...ticketTypes, balcony], version } });
  },
} satisfies Examples;
