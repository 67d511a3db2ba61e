import type { AgendaSettings } from '../../../../src/contract';
import { noLinks, type StoredSession, type StoredSpeaker } from './stored';
import { session } from './sessions';
import { agendaSpeakers } from './speakers';

/** What is left of the agenda of Northlight 2025, for those who begin the next one with it. */
export const lastSettings: AgendaSettings = {
  id: '1000',
  published: true,
  defaultView: 'LIST',
  hourFormat: '12H',
  showSpeakers: true,
  showLocations: true,
  tracks: [
    { id: 'track-1', name: 'Letters', color: '#1f4e5f' },
    { id: 'track-2', name: 'Repair', color: '#8a3b52' },
  ],
  locations: [
    { id: 'location-1', name: 'Great Hall', capacity: 400 },
    { id: 'location-2', name: 'Sail Loft', capacity: 80 },
  ],
  tags: [{ id: 'tag-1', name: 'Recorded' }],
  modified: '2025-05-12T12:00:00.000Z',
  version: 9,
};

/** One of them speaks again this year. */
export const lastSpeakers: StoredSpeaker[] = [
  ...agendaSpeakers.slice(0, 1),
  {
    id: 'speaker-2',
    firstName: 'Gwen',
    lastName: 'Pritchard',
    email: 'gwen@mendingroom.example',
    jobTitle: 'Restorer',
    company: 'The Mending Room',
    bio: '<p>Repairs neon, enamel and the odd weathervane.</p>',
    photo: null,
    links: noLinks,
    version: 1,
  },
];

export const lastSessions: StoredSession[] = [
  session(1, '2025-05-15T09:30:00-04:00', '2025-05-15T10:30:00-04:00', 'Letters You Can Hear', {
    kind: 'KEYNOTE',
    track: 1,
    room: 1,
    tags: [1],
    speakers: [1],
    capacity: 400,
  }),
  session(2, '2025-05-15T11:00:00-04:00', '2025-05-15T12:00:00-04:00', 'Saving the Neon Lobster', {
    track: 2,
    room: 2,
    speakers: [2],
    capacity: 80,
  }),
  session(3, '2025-05-16T10:00:00-04:00', '2025-05-16T11:00:00-04:00', 'Ask a Restorer', {
    kind: 'PANEL',
    track: 2,
    room: 2,
    speakers: [2, 1],
  }),
];
