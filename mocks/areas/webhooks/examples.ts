import {
  createAccountProvider,
  createEventProvider,
  deleteAccountProvider,
  deleteEventProvider,
  getAccountProviders,
  getEventProviders,
  sendProviderNotification,
  updateAccountProvider,
  updateEventProvider,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const account = { accountId: '77' };
const event = { ...account, eventId: '1001' };

export const webhooksExamples = {
  getEventProviders: exampleOf(getEventProviders, { params: event }),
  createEventProvider: exampleOf(createEventProvider, {
    params: event,
    body: {
      name: 'Screens in the foyer',
      type: 'WEBHOOK',
      url: 'https://screens.harbourhall.example/northlight',
      topics: ['ATTENDEE_CHECKED_IN'],
    },
  }),
  updateEventProvider: async (call) => {
    const { providers } = await call(getEventProviders, { params: event });
    const { id = '', version = 0 } =
      providers.find(({ topics }) => topics.includes('ATTENDEE_CHECKED_IN')) ?? {};
    return exampleOf(updateEventProvider, {
      params: { ...event, providerId: id },
      body: {
        name: 'Badge printer at the door',
        type: 'WEBHOOK',
        url: 'https://badges.brightwater.example/northlight/door',
        topics: ['ATTENDEE_CHECKED_IN'],
        version,
      },
    });
  },
  deleteEventProvider: exampleOf(deleteEventProvider, { params: { ...event, providerId: 'provider-seats' } }),
  getAccountProviders: exampleOf(getAccountProviders, { params: account }),
  createAccountProvider: exampleOf(createAccountProvider, {
    params: account,
    body: {
      name: 'Archive',
      type: 'WEBHOOK',
      url: 'https://archive.northlight.example/orders',
      topics: ['ORDER_CREATED', 'ORDER_REFUNDED', 'TICKET_TRANSFERRED'],
      enabled: false,
    },
  }),
  updateAccountProvider: async (call) => {
    const { providers } = await call(getAccountProviders, { params: account });
    const { id = '', version = 0 } = providers.find(({ type }) => type === 'CRM') ?? {};
    return exampleOf(updateAccountProvider, {
      params: { ...account, providerId: id },
      body: {
        name: 'Customer records',
        type: 'CRM',
        url: 'https://northlight.rolodex.example/api/v2/people',
        topics: ['REGISTRATION_UPDATED'],
        enabled: true,
        version,
      },
    });
  },
  deleteAccountProvider: exampleOf(deleteAccountProvider, {
    params: { ...account, providerId: 'provider-figures' },
  }),
  sendProviderNotification: exampleOf(sendProviderNotification, {
    params: event,
    body: { topic: 'ORDER_CREATED', orderId: '2000-4795' },
  }),
} satisfies Examples;
