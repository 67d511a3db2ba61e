import {
  resetAccountEmailDomain,
  resetEmailDomain,
  testEmailDomain,
  updateEventEmailDomain,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

export const emailDomainsExamples = {
  updateEventEmailDomain: exampleOf(updateEventEmailDomain, {
    params: { eventId: '1001' },
    body: { fromEmail: 'tickets@northlight.example', fromName: 'Northlight 2026', level: 'Event' },
  }),
  resetEmailDomain: exampleOf(resetEmailDomain, { params: { eventId: '1002' } }),
  resetAccountEmailDomain: exampleOf(resetAccountEmailDomain, { params: { accountId: '77' } }),
  testEmailDomain: exampleOf(testEmailDomain, { query: { domain: 'northlight.example' } }),
} satisfies Examples;
