import type {
  AgendaLocation,
  AgendaSession,
  AgendaSettings,
  AgendaSettingsUpdate,
  AgendaTag,
  AgendaTrack,
} from '../../contract';
import { idOf, keyOf } from '../forms/keys';

/** What a form keeps of one of a list; its id is where it stands. */
type TrackValues = Omit<AgendaTrack, 'id'>;
type LocationValues = Omit<AgendaLocation, 'id'>;
type TagValues = Omit<AgendaTag, 'id'>;

/** The settings of an agenda as a form has them. Entries by id, so that two people's changes of two entries meet nowhere. */
export interface AgendaSettingsValues {
  published: boolean;
  defaultView: AgendaSettings['defaultView'];
  hourFormat: AgendaSettings['hourFormat'];
  showSpeakers: boolean;
  showLocations: boolean;
  tracks: Record<string, TrackValues>;
  locations: Record<string, LocationValues>;
  tags: Record<string, TagValues>;
  /** Names of entries in the form, in their order. */
  order: Record<AgendaList, string[]>;
}

/** What sessions choose from. */
export const agendaLists = ['tracks', 'locations', 'tags'] as const;
export type AgendaList = (typeof agendaLists)[number];

const keysOf = (list: readonly { id: string }[]) => list.map(({ id }) => keyOf(id));
const byKey = <Entry extends { id: string }>(list: readonly Entry[]): Record<string, Omit<Entry, 'id'>> =>
  Object.fromEntries(list.map(({ id, ...entry }) => [keyOf(id), entry]));

export function agendaSettingsValues(settings: AgendaSettings): AgendaSettingsValues {
  const { published, defaultView, hourFormat, showSpeakers, showLocations } = settings;
  const { tracks, locations, tags } = settings;
  return {
    published,
    defaultView,
    hourFormat,
    showSpeakers,
    showLocations,
    tracks: byKey(tracks),
    locations: byKey(locations),
    tags: byKey(tags),
    order: { tracks: keysOf(tracks), locations: keysOf(locations), tags: keysOf(tags) },
  };
}

/** Every entry once, whatever two people made of the order: those it does not know come last, and none that is gone. */
export const entriesInOrder = (order: readonly string[], keys: readonly string[]): string[] => [
  ...order.filter((key) => keys.includes(key)),
  ...keys.filter((key) => !order.includes(key)),
];

/** As it is sent. */
export function agendaSettingsUpdate(values: AgendaSettingsValues): Omit<AgendaSettingsUpdate, 'version'> {
  const { order, tracks, locations, tags, ...appearance } = values;
  const listed = <Entry extends { name: string }>(list: AgendaList, entries: Record<string, Entry>) =>
    entriesInOrder(order[list], Object.keys(entries)).flatMap((key) => {
      const entry = entries[key];
      return entry ? [{ ...entry, id: idOf(key), name: entry.name.trim() }] : [];
    });
  return {
    ...appearance,
    tracks: listed('tracks', tracks),
    locations: listed('locations', locations),
    tags: listed('tags', tags),
  };
}

/** Distinguishes tracks, also for people who see fewer colours. */
const trackColours = ['#1f4e5f', '#b4552d', '#5b4b8a', '#3f6b3a', '#8a3b52', '#2f5aa8'] as const;

/** An entry that has no name yet, and what it is called in the form. `unique` is like no other id. */
export function newEntry(list: AgendaList, values: AgendaSettingsValues, unique: string) {
  const key = keyOf(`${list}-${unique}`);
  const count = Object.keys(values.tracks).length;
  const entries = {
    tracks: { name: '', color: trackColours[count % trackColours.length] ?? trackColours[0] },
    locations: { name: '', capacity: null },
    tags: { name: '' },
  };
  return { key, entry: entries[list] };
}

/** What sessions have of the lists, by an entry's name in the form. */
export interface AgendaUse {
  /** How many sessions have an entry. */
  sessions: Record<AgendaList, Record<string, number>>;
  /** The largest capacity of a session at each location. */
  seats: Record<string, number>;
}

export function agendaUse(
  sessions: readonly Pick<AgendaSession, 'trackId' | 'locationId' | 'tagIds' | 'capacity'>[],
): AgendaUse {
  const use: AgendaUse = { sessions: { tracks: {}, locations: {}, tags: {} }, seats: {} };
  const count = (list: AgendaList, id: string) => {
    const counts = use.sessions[list];
    counts[keyOf(id)] = (counts[keyOf(id)] ?? 0) + 1;
  };
  for (const { trackId, locationId, tagIds, capacity } of sessions) {
    if (trackId !== null) count('tracks', trackId);
    for (const id of tagIds) count('tags', id);
    if (locationId === null) continue;
    count('locations', locationId);
    const key = keyOf(locationId);
    use.seats[key] = Math.max(use.seats[key] ?? 0, capacity ?? 0);
  }
  return use;
}
