import type { Ring, RingFeatures } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Tables of this area, by name. */
export interface RingsTables {
  /** Scope: the event. */
  rings: Ring;
}

const features = (...on: (keyof RingFeatures)[]): RingFeatures => ({
  chat: on.includes('chat'),
  questions: on.includes('questions'),
  video: on.includes('video'),
  screenShare: on.includes('screenShare'),
  recording: on.includes('recording'),
});

const ring = (
  id: string,
  name: string,
  description: string,
  more: Pick<Ring, 'kind' | 'capacity' | 'features' | 'available'> & Partial<Ring>,
): Ring => ({
  id: `ring-${id}`,
  eventId: '1001',
  name,
  description,
  whitelabel: { enabled: false, logoUrl: '', title: '', color: '#0b3d5c' },
  created: '2025-11-10T10:00:00.000Z',
  modified: '2026-01-20T15:30:00.000Z',
  ...more,
});

const rings: Ring[] = [
  ring('main', 'Main hall', 'Both halls opened into one.', {
    kind: 'VENUE',
    capacity: 900,
    available: true,
    features: features('chat', 'questions'),
  }),
  ring('glasshouse', 'Glasshouse', 'Lunch, and the long tables.', {
    kind: 'VENUE',
    capacity: 220,
    available: true,
    features: features('chat'),
  }),
  ring('boat-shed', 'Boat shed', 'Workshops; closed shoes only.', {
    kind: 'VENUE',
    capacity: 40,
    available: false,
    features: features(),
  }),
  ring('stream', 'Northlight from home', 'Every talk as it happens.', {
    kind: 'VIRTUAL',
    capacity: null,
    available: true,
    features: features('chat', 'questions', 'video', 'recording'),
    whitelabel: {
      enabled: true,
      logoUrl: 'https://media.northlight.example/rings/stream.svg',
      title: 'Northlight, live',
      color: '#0b3d5c',
    },
  }),
  ring('critique', 'Portfolio critique', 'Twelve people, one screen at a time.', {
    kind: 'VIRTUAL',
    capacity: 12,
    available: false,
    features: features('chat', 'video', 'screenShare'),
  }),
  ring('lobby', 'Lobby', 'Meet whoever is there.', {
    kind: 'VIRTUAL',
    capacity: 60,
    available: true,
    features: features('chat', 'video'),
  }),
];

export const ringsRecords: RecordsOf<RingsTables> = { rings: { '1001': rings } };
