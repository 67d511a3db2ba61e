import {
  countRtaAudience,
  deleteRtaMessage,
  getRtaMessageHistory,
  sendRtaMessage,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const event = { accountId: '77', eventId: '1001' };

export const rtaMessagesExamples = {
  getRtaMessageHistory: exampleOf(getRtaMessageHistory, { params: event, query: { page: 0, size: 2 } }),
  countRtaAudience: exampleOf(countRtaAudience, {
    params: event,
    body: { audienceFilter: { ticketTypeIds: ['3002'], registrationStatuses: ['REGISTERED'] } },
  }),
  sendRtaMessage: exampleOf(sendRtaMessage, {
    params: event,
    body: {
      title: 'Doors open at nine',
      text: 'Coffee is in the glasshouse. Bring your ticket; your name is not enough.',
      audienceFilter: { ticketTypeIds: ['3001', '3002'] },
    },
  }),
  deleteRtaMessage: exampleOf(deleteRtaMessage, { params: { ...event, messageId: 'message-1' } }),
} satisfies Examples;
