import {
  getFreePlaces,
  getTicketTypes,
  getWaitlist,
  joinWaitlist,
  offerPlaces,
  removeFromWaitlist,
  saveTicketTypes,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77', eventId: '1001' };
const eventId = '1001';

export const waitlistExamples = {
  joinWaitlist: async (call) => {
    const { ticketTypes, version } = await call(getTicketTypes, { params: { eventId } });
    const data = ticketTypes.map((type) => (type.id === '3005' ? { ...type, waitlist: true } : type));
    await call(saveTicketTypes, { params: { eventId }, body: { data, version } });
    return exampleOf(joinWaitlist, {
      params: { eventId },
      body: { ticketInfoId: '3005', name: 'Ines Prado', email: 'ines@tipografia.example', quantity: 1 },
    });
  },
  getWaitlist: exampleOf(getWaitlist, { params, query: { status: 'WAITING', page: 0, size: 25 } }),
  getFreePlaces: exampleOf(getFreePlaces, { params }),
  offerPlaces: exampleOf(offerPlaces, { params, body: { ids: ['waiting-3', 'waiting-5'], hours: 48 } }),
  removeFromWaitlist: exampleOf(removeFromWaitlist, { params, body: { ids: ['waiting-2'] } }),
} satisfies Examples;
