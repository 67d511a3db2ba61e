import {
  getFreePlaces,
  getTicketTypes,
  getWaitingList,
  joinWaitingList,
  offerPlaces,
  removeFromWaitingList,
  saveTicketTypes,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77', eventId: '1001' };
const eventId = '1001';

export const waitingListExamples = {
  joinWaitingList: async (call) => {
    const { ticketTypes, version } = await call(getTicketTypes, { params: { eventId } });
    const data = ticketTypes.map((type) => (type.id === '3005' ? { ...type, waitingList: true } : type));
    await call(saveTicketTypes, { params: { eventId }, body: { data, version } });
    return exampleOf(joinWaitingList, {
      params: { eventId },
      body: { ticketInfoId: '3005', name: 'Ines Prado', email: 'ines@tipografia.example', quantity: 1 },
    });
  },
  getWaitingList: exampleOf(getWaitingList, { params, query: { status: 'WAITING', page: 0, size: 25 } }),
  getFreePlaces: exampleOf(getFreePlaces, { params }),
  offerPlaces: exampleOf(offerPlaces, { params, body: { ids: ['waiting-3', 'waiting-5'], hours: 48 } }),
  removeFromWaitingList: exampleOf(removeFromWaitingList, { params, body: { ids: ['waiting-2'] } }),
} satisfies Examples;
