import {
  aggregateContacts,
  createContact,
  emailContacts,
  getContactActivity,
  importContacts,
  searchContactIds,
  searchContacts,
  setContactTickets,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const account = { accountId: '77' };

const file = new Blob(
  [
    'email,firstName,lastName,company,countryCode,tags\n' +
      'rosa.nguyen@papertrail.example,Rosa,Nguyen,Paper Trail,US,print;signs\n' +
      'kofi@goldcoastsigns.example,Kofi,Mensah,Gold Coast Signs,GH,signs\n',
  ],
  { type: 'text/csv' },
);

export const contactsExamples = {
  searchContacts: exampleOf(searchContacts, {
    params: account,
    body: { page: 0, count: 5, criteria: { source: 'IMPORT' }, orders: { COMPANY: 'ASC', NAME: 'ASC' } },
  }),
  searchContactIds: exampleOf(searchContactIds, { params: account, body: { criteria: { tag: 'press' } } }),
  createContact: exampleOf(createContact, {
    params: account,
    body: {
      email: 'mateo.ruiz@providence.example',
      firstName: 'Mateo',
      lastName: 'Ruiz',
      company: 'City of Providence',
      countryCode: 'US',
      tags: ['wayfinding'],
    },
  }),
  setContactTickets: exampleOf(setContactTickets, {
    params: { ...account, eventId: '1001' },
    body: { tickets: [{ ticketId: 'NL26-4800-1', contactId: 'contact-bell' }] },
  }),
  aggregateContacts: exampleOf(aggregateContacts, { params: account, body: { groupBy: 'COUNTRY' } }),
  importContacts: exampleOf(importContacts, { params: account, body: { file } }),
  getContactActivity: exampleOf(getContactActivity, {
    params: { ...account, contactId: 'contact-conti' },
  }),
  emailContacts: exampleOf(emailContacts, {
    params: account,
    body: {
      contactIds: ['contact-lima', 'contact-de-vries'],
      subject: 'The programme is out',
      text: 'Forty talks in two days. Read who speaks when, and choose your workshop.',
    },
  }),
} satisfies Examples;
