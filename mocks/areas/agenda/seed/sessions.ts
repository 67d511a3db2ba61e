import type { Instant, SessionKind, SessionStatus } from '../../../../src/contract';
import type { StoredSession } from './stored';

/** Numbers of what the settings and the speakers' list have. */
interface SeedOptions {
  kind?: SessionKind;
  status?: SessionStatus;
  track?: number;
  room?: number;
  tags?: number[];
  speakers?: number[];
  capacity?: number;
  virtual?: boolean;
  about?: string;
}

/** Rooms by number, as the settings have them. */
export const seats = { 1: 400, 2: 120, 3: 24, 4: 40, 5: null } as const;

export function session(
  number: number,
  start: Instant,
  end: Instant,
  title: string,
  options: SeedOptions = {},
): StoredSession {
  const { kind = 'TALK', status = 'PUBLISHED', track, room, tags = [], speakers = [], about } = options;
  return {
    id: `session-${number}`,
    title,
    description: about ? `<p>${about}</p>` : '',
    kind,
    status,
    start,
    end,
    trackId: track ? `track-${track}` : null,
    locationId: room ? `location-${room}` : null,
    tagIds: tags.map((tag) => `tag-${tag}`),
    speakerIds: speakers.map((speaker) => `speaker-${speaker}`),
    capacity: options.capacity ?? null,
    virtual: options.virtual ?? false,
    createdDate: '2025-11-17T15:00:00.000Z',
    modified: '2026-01-08T20:30:00.000Z',
    version: 3,
  };
}

/** A session on one of the two days; hours as `09:30`. */
export const onDay = (
  day: 1 | 2,
  number: number,
  from: string,
  to: string,
  title: string,
  options?: SeedOptions,
): StoredSession =>
  session(
    number,
    `2026-05-1${3 + day}T${from}:00-04:00`,
    `2026-05-1${3 + day}T${to}:00-04:00`,
    title,
    options,
  );

/** An evening online in the winter before. */
export const online = (
  number: number,
  start: Instant,
  end: Instant,
  title: string,
  options?: SeedOptions,
): StoredSession => session(number, start, end, title, { virtual: true, ...options });
