import { listHotLeads, sendHotLead } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

export const hotLeadsExamples = {
  sendHotLead: exampleOf(sendHotLead, {
    params: { eventId: '1001' },
    body: {
      billingAddress: { email: 'ines.prado@tipografia.example', firstName: 'Inês', lastName: 'Prado' },
      tickets: [{ id: '3001', requestQuantity: 2 }],
      utmParams: { utm_source: 'newsletter' },
    },
  }),
  listHotLeads: exampleOf(listHotLeads, {
    params: { accountId: '77', eventId: '1001' },
    query: { search: 'okoye', status: 'open', page: 0, size: 25 },
  }),
} satisfies Examples;
