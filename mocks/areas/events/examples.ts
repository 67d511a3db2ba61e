import {
  createEvent,
  deleteEvent,
  getEvent,
  getRegistrationVersions,
  getTrackingPixels,
  listEventLists,
  listEvents,
  migrateToClassicRegistration,
  searchEvents,
  updateEvent,
  updateEventBySupport,
  updateTrackingPixels,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const account = { accountId: '77' };
const params = { ...account, eventId: '1001' };
const draft = {
  name: 'Lantern Evenings: Maps after Dark',
  'start-date': '2026-09-17T18:30:00+01:00',
  'end-date': '2026-09-17T21:00:00+01:00',
  'time-zone-id': 'Europe/London',
  venue: { name: 'The Ropewalk', address: '14 Creek Lane', city: 'London' },
};

export const eventsExamples = {
  listEvents: exampleOf(listEvents, { params: account }),
  searchEvents: exampleOf(searchEvents, {
    params: account,
    body: {
      page: 0,
      size: 10,
      criteria: { name: 'northlight', from: '2026-01-01T00:00:00Z' },
      orders: { NAME: 'ASC' },
    },
  }),
  getEvent: exampleOf(getEvent, { params }),
  updateEvent: async (call) => {
    const event = await call(getEvent, { params });
    return exampleOf(updateEvent, { params, body: { ...event, 'end-date': '2026-05-15T19:00:00-04:00' } });
  },
  deleteEvent: async (call) => {
    const { id } = await call(createEvent, { params: account, body: draft });
    return exampleOf(deleteEvent, { params: { ...account, eventId: id } });
  },
  createEvent: exampleOf(createEvent, {
    params: account,
    query: { copyOf: '1001', copyParts: 'ticketTypes,form,promotions,emails,widgetSettings' },
    body: draft,
  }),
  updateEventBySupport: async (call) => {
    const event = await call(getEvent, { params });
    const tier = { tier: 'ENTERPRISE', registrations: null } as const;
    return exampleOf(updateEventBySupport, { params, body: { ...event, 'tier-configuration': tier } });
  },
  getTrackingPixels: exampleOf(getTrackingPixels, { params }),
  updateTrackingPixels: async (call) => {
    const { pixels, modified } = await call(getTrackingPixels, { params });
    const added = { provider: 'google' as const, pixelId: 'AW-5520013', pages: ['confirmation' as const] };
    return exampleOf(updateTrackingPixels, { params, body: { pixels: [...pixels, added], modified } });
  },
  listEventLists: exampleOf(listEventLists, { params, query: { count: 500 } }),
  migrateToClassicRegistration: exampleOf(migrateToClassicRegistration, { params: { eventId: '1001' } }),
  getRegistrationVersions: exampleOf(getRegistrationVersions, { body: { eventIds: ['1001', '1002'] } }),
} satisfies Examples;
