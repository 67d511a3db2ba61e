import type { EventInfo, EventList, OrganizerEvent, TrackingPixels } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** A list as it is saved: its size is counted. */
export interface StoredEventList extends Omit<EventList, 'size'> {
  /** Whoever is on a `chosen` list. */
  emails?: string[];
}

/** Tables of this area, by name. */
export interface EventsTables {
  /** Scope: the account. */
  events: OrganizerEvent;
  /** Scope: the event; one row, `pixels`. */
  trackingPixels: TrackingPixels & { id: string };
  /** Scope: the event. */
  eventLists: StoredEventList;
}

/** The event on sale. */
export const northlightEvent: EventInfo = {
  id: '1001',
  'account-id': '77',
  name: 'Northlight 2026',
  'start-date': '2026-05-14T09:00:00-04:00',
  'end-date': '2026-05-15T18:00:00-04:00',
  'time-zone-id': 'America/New_York',
  venue: { name: 'Harbour Hall', address: '1 Pier Road', city: 'Boston' },
};

const events: OrganizerEvent[] = [
  {
    id: '1000',
    'account-id': '77',
    name: 'Northlight 2025',
    'start-date': '2025-05-15T09:00:00-04:00',
    'end-date': '2025-05-16T18:00:00-04:00',
    'time-zone-id': 'America/New_York',
    venue: { name: 'Harbour Hall', address: '1 Pier Road', city: 'Boston' },
    'tier-configuration': { tier: 'ESSENTIAL', registrations: 500 },
    'order-count': 268,
    'registration-count': 431,
    created: '2024-10-07T14:02:00.000Z',
    modified: '2025-05-20T09:30:00.000Z',
  },
  {
    ...northlightEvent,
    'tier-configuration': { tier: 'PROFESSIONAL', registrations: 1000 },
    // Counted when they are requested.
    'order-count': 0,
    'registration-count': 0,
    created: '2025-09-22T13:15:00.000Z',
    modified: '2026-02-03T16:48:00.000Z',
  },
  {
    id: '1002',
    'account-id': '77',
    name: 'Lantern Evenings: Type on the Street',
    'start-date': '2026-03-26T18:30:00+00:00',
    'end-date': '2026-03-26T21:00:00+00:00',
    'time-zone-id': 'Europe/London',
    venue: { name: 'The Ropewalk', address: '14 Creek Lane', city: 'London' },
    'tier-configuration': { tier: 'ESSENTIAL', registrations: 120 },
    'order-count': 37,
    'registration-count': 52,
    created: '2025-12-02T10:20:00.000Z',
    modified: '2026-02-09T11:05:00.000Z',
  },
  {
    id: '1003',
    'account-id': '77',
    name: 'Northlight Summer School',
    'start-date': '2026-07-06T10:00:00-04:00',
    'end-date': '2026-07-10T16:00:00-04:00',
    'time-zone-id': 'America/New_York',
    venue: { name: 'The Boat Shed', address: '5 Pier Road', city: 'Boston' },
    'tier-configuration': { tier: 'ENTERPRISE', registrations: null },
    'order-count': 0,
    'registration-count': 0,
    created: '2026-01-19T15:40:00.000Z',
    modified: '2026-01-19T15:40:00.000Z',
  },
];

const eventLists: StoredEventList[] = [
  { id: 'list-1', name: 'Everyone registered', kind: 'everyone' },
  { id: 'list-2', name: 'General Admission', kind: 'ticketType', ticketTypeId: '3001' },
  { id: 'list-3', name: 'Two-Day Pass', kind: 'ticketType', ticketTypeId: '3002' },
  { id: 'list-4', name: 'Backstage Tour', kind: 'ticketType', ticketTypeId: '3003' },
  { id: 'list-5', name: 'Workshop: Painted Signs', kind: 'ticketType', ticketTypeId: '3004' },
  {
    id: 'list-6',
    name: 'Speakers’ guests',
    kind: 'chosen',
    emails: ['ruth@tidewater.example', 'jonas@kolonn.example', 'priya@fieldandform.example'],
  },
  {
    id: 'list-7',
    name: 'Press',
    kind: 'chosen',
    emails: ['desk@harbour-review.example', 'arts@thewharf.example'],
  },
  { id: 'list-8', name: 'Volunteers', kind: 'chosen', emails: [] },
];

export const eventsRecords: RecordsOf<EventsTables> = {
  events: { '77': events },
  trackingPixels: {
    '1001': [
      {
        id: 'pixels',
        pixels: [
          { provider: 'facebook', pixelId: '482910375566', pages: ['website', 'tickets', 'confirmation'] },
          { provider: 'linkedin', pixelId: '7730142', pages: ['website', 'confirmation'] },
        ],
        modified: '2026-01-12T09:00:00.000Z',
      },
    ],
  },
  eventLists: { '1001': eventLists },
};
