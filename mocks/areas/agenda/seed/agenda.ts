import type { AgendaSettings } from '../../../../src/contract';
import { lastSessions, lastSettings, lastSpeakers } from './lastYear';
import { onDay, online, seats } from './sessions';
import { agendaSpeakers } from './speakers';
import type { RecordsOf } from '../../recordsOf';
import type { StoredSession, StoredSpeaker } from './stored';

/** Tables of this area, by name. Scope: the event. */
export interface AgendaTables {
  /** One row, under the event's id. */
  agendaSettings: AgendaSettings;
  agendaSessions: StoredSession;
  /** In their default order. */
  agendaSpeakers: StoredSpeaker;
}

const [letters, places, screens, practice] = [1, 2, 3, 4];
const [greatHall, glasshouse, boatShed, chartRoom, pier] = [1, 2, 3, 4, 5];
const [beginners, handsOn, recorded, accessibility] = [1, 2, 3, 4];

const settings: AgendaSettings = {
  id: '1001',
  published: true,
  defaultView: 'GRID',
  hourFormat: '12H',
  showSpeakers: true,
  showLocations: true,
  tracks: [
    { id: 'track-1', name: 'Letters', color: '#1f4e5f' },
    { id: 'track-2', name: 'Signs & Places', color: '#b4552d' },
    { id: 'track-3', name: 'Screens', color: '#5b4b8a' },
    { id: 'track-4', name: 'Practice', color: '#3f6b3a' },
  ],
  locations: [
    { id: 'location-1', name: 'Great Hall', capacity: seats[1] },
    { id: 'location-2', name: 'Glasshouse', capacity: seats[2] },
    { id: 'location-3', name: 'Boat Shed', capacity: seats[3] },
    { id: 'location-4', name: 'Chart Room', capacity: seats[4] },
    { id: 'location-5', name: 'The Pier', capacity: seats[5] },
  ],
  tags: [
    { id: 'tag-1', name: 'For beginners' },
    { id: 'tag-2', name: 'Hands on' },
    { id: 'tag-3', name: 'Recorded' },
    { id: 'tag-4', name: 'Accessibility' },
    { id: 'tag-5', name: 'In Spanish' },
  ],
  modified: '2026-01-06T16:10:00.000Z',
  version: 4,
};

const firstDay: StoredSession[] = [
  onDay(1, 1, '09:00', '09:30', 'Doors and coffee', { kind: 'BREAK', room: glasshouse }),
  onDay(1, 2, '09:30', '10:30', 'A Light You Can Read By', {
    kind: 'KEYNOTE',
    track: letters,
    room: greatHall,
    speakers: [1],
    tags: [recorded],
    capacity: 400,
    virtual: true,
    about: 'How lighthouses, shop signs and phone screens solve one problem.',
  }),
  onDay(1, 3, '10:45', '11:30', 'Drawing Numerals That Don’t Lie', {
    track: letters,
    room: greatHall,
    speakers: [7],
    tags: [recorded],
    capacity: 400,
  }),
  onDay(1, 4, '10:45', '11:30', 'Finding the Ferry', {
    track: places,
    room: glasshouse,
    speakers: [10],
    capacity: 120,
    about: 'A timetable redrawn for people who run.',
  }),
  onDay(1, 5, '10:45', '12:45', 'Painted Signs: Enamel and Brush', {
    kind: 'WORKSHOP',
    track: places,
    room: boatShed,
    speakers: [4],
    tags: [handsOn],
    capacity: 12,
    about: 'Mix enamel, load a brush and leave with a lettered board.',
  }),
  onDay(1, 6, '11:45', '12:30', 'Interfaces That Wait', {
    track: screens,
    room: greatHall,
    speakers: [3],
    tags: [recorded],
    capacity: 400,
  }),
  onDay(1, 7, '11:45', '12:30', 'Pricing Work You Love', {
    track: practice,
    room: glasshouse,
    speakers: [13],
    tags: [beginners],
    capacity: 120,
  }),
  onDay(1, 8, '12:45', '13:45', 'Lunch in the glasshouse', { kind: 'BREAK', room: glasshouse }),
  onDay(1, 9, '13:45', '14:30', 'Museums After Dark', {
    track: places,
    room: greatHall,
    speakers: [8],
    tags: [recorded],
    capacity: 400,
  }),
  onDay(1, 10, '13:45', '14:30', 'Testing With Strangers', {
    track: screens,
    room: chartRoom,
    speakers: [6],
    tags: [beginners],
    capacity: 40,
  }),
  onDay(1, 11, '14:45', '15:30', 'Who Is the Client’s Client?', {
    kind: 'PANEL',
    track: practice,
    room: greatHall,
    speakers: [13, 5, 2],
    capacity: 400,
    virtual: true,
  }),
  onDay(1, 12, '14:45', '16:15', 'Engraving a Single Letter', {
    kind: 'WORKSHOP',
    track: letters,
    room: boatShed,
    speakers: [9],
    tags: [handsOn],
    capacity: 6,
    about: 'One letter, one brass plate, ninety minutes.',
  }),
  onDay(1, 13, '15:45', '16:30', 'Contrast Is Not a Setting', {
    track: screens,
    room: glasshouse,
    speakers: [11],
    tags: [accessibility],
    capacity: 120,
  }),
  onDay(1, 14, '19:00', '22:00', 'Opening Dinner', {
    kind: 'SOCIAL',
    room: pier,
    capacity: 60,
    about: 'A long table on the pier.',
  }),
];

const secondDay: StoredSession[] = [
  onDay(2, 15, '09:00', '09:45', 'The Sign Outlives the Shop', {
    kind: 'KEYNOTE',
    track: places,
    room: greatHall,
    speakers: [4],
    tags: [recorded],
    capacity: 400,
    virtual: true,
  }),
  onDay(2, 16, '10:00', '10:45', 'Type for Bad Weather', {
    track: letters,
    room: greatHall,
    speakers: [1],
    tags: [recorded],
    capacity: 400,
  }),
  onDay(2, 17, '10:00', '10:45', 'Small Studios, Long Contracts', {
    track: practice,
    room: glasshouse,
    speakers: [5],
    capacity: 120,
  }),
  onDay(2, 18, '10:00', '12:00', 'Bind a Field Notebook', {
    kind: 'WORKSHOP',
    track: practice,
    room: boatShed,
    speakers: [12],
    tags: [handsOn],
    capacity: 14,
    about: 'Folding, sewing and a cover that opens flat. Nothing to bring.',
  }),
  onDay(2, 19, '11:00', '11:45', 'Wayfinding Without Words', {
    track: places,
    room: greatHall,
    speakers: [2],
    tags: [accessibility, recorded],
    capacity: 400,
  }),
  onDay(2, 20, '11:00', '11:45', 'Motion With Manners', {
    track: screens,
    room: chartRoom,
    speakers: [14],
    capacity: 40,
  }),
  onDay(2, 21, '12:00', '13:15', 'Soup and print fair', { kind: 'BREAK', room: boatShed }),
  onDay(2, 22, '13:30', '14:15', 'Reading Aloud: Screen Readers on Stage', {
    track: screens,
    room: greatHall,
    speakers: [11, 3],
    tags: [accessibility, recorded],
    capacity: 400,
    virtual: true,
  }),
  onDay(2, 23, '13:30', '14:15', 'Letters From the Archive', {
    status: 'DRAFT',
    track: letters,
    room: glasshouse,
    speakers: [7],
    capacity: 120,
  }),
  onDay(2, 24, '14:30', '15:30', 'What the Harbour Taught Us', {
    kind: 'KEYNOTE',
    track: places,
    room: greatHall,
    speakers: [10, 8],
    tags: [recorded],
    capacity: 400,
  }),
  onDay(2, 25, '16:00', '17:30', 'Night Printing on the Pier', {
    kind: 'SOCIAL',
    status: 'CANCELLED',
    room: pier,
    capacity: 40,
    about: 'Called off: the pier closes early for the regatta.',
  }),
];

const preludes: StoredSession[] = [
  online(26, '2026-01-22T18:00:00-05:00', '2026-01-22T19:00:00-05:00', 'Prelude: Lettering a Shopfront', {
    track: places,
    speakers: [4],
    tags: [recorded],
    about: 'From the first chalk line to the last coat, filmed in one evening.',
  }),
  online(27, '2026-02-05T18:00:00-05:00', '2026-02-05T19:00:00-05:00', 'Prelude: Maps for Lost People', {
    track: places,
    speakers: [2],
    tags: [recorded, accessibility],
  }),
  online(28, '2026-02-12T09:30:00-05:00', '2026-02-12T10:30:00-05:00', 'Prelude: Open Studio', {
    kind: 'SOCIAL',
    track: practice,
    speakers: [13],
    capacity: 200,
  }),
  online(29, '2026-02-26T18:00:00-05:00', '2026-02-26T19:00:00-05:00', 'Prelude: Ask the Type Designers', {
    kind: 'PANEL',
    track: letters,
    speakers: [1, 7],
    tags: [beginners],
    capacity: 500,
  }),
];

export const agendaRecords: RecordsOf<AgendaTables> = {
  agendaSettings: { '1000': [lastSettings], '1001': [settings] },
  agendaSessions: { '1000': lastSessions, '1001': [...firstDay, ...secondDay, ...preludes] },
  agendaSpeakers: { '1000': lastSpeakers, '1001': agendaSpeakers },
};
