import type { Instant } from '../../entities';

/** What happens in a session. Ours: 002 §3 shows no fields of sessions. @experimental */
export type SessionKind = 'TALK' | 'KEYNOTE' | 'PANEL' | 'WORKSHOP' | 'BREAK' | 'SOCIAL';

/**
 * Ours. A draft is published or cancelled; a published session becomes a draft again only while nobody is registered,
 * or is cancelled; cancelled is the end.
 * @experimental
 */
export type SessionStatus = 'DRAFT' | 'PUBLISHED' | 'CANCELLED';

/** What an organizer decides about a session. 002 §2 session edit; the members are ours. @experimental */
export interface SessionDraft {
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /** HTML. Default: empty. */
  description?: string;
  /** Default: `TALK`. */
  kind?: SessionKind;
  /** Default: `DRAFT`. */
  status?: SessionStatus;
  /** On one of the event's days; a virtual session may also come before them. */
  start: Instant;
  /** Later than `start`. */
  end: Instant;
  /** A track of the settings. */
  trackId?: string | null;
  /** A location of the settings. Published sessions in one location don't overlap. */
  locationId?: string | null;
  /** Tags of the settings. */
  tagIds?: string[];
  /** In the order they are shown. Published sessions of one speaker don't overlap. */
  speakerIds?: string[];
  /**
   * People that may register; `null` is unlimited. Not more than its location seats, not fewer than are registered.
   * @minimum 0
   * @multipleOf 1
   */
  capacity?: number | null;
  /** Has a video room or stream. Default: false. */
  virtual?: boolean;
}

/** A session as it is kept. 002 §7 Agenda. @experimental */
export interface AgendaSession extends Required<SessionDraft> {
  id: string;
  /** People registered now, the waiting list not counted. */
  registered: number;
  createdDate: Instant;
  modified: Instant;
  /** Counts its changes; from 1. */
  version: number;
}

/** Changes of a session; what is absent stays. @experimental */
export interface SessionUpdate extends Partial<SessionDraft> {
  /** The version the editor began with: when it is no longer that, nothing is saved (4090). */
  version: number;
}

/** Sessions of one theme. @experimental */
export interface AgendaTrack {
  id: string;
  /** @minLength 1 */
  name: string;
  /**
   * Hex, as `#1f4e5f`.
   * @pattern ^#[0-9a-fA-F]{6}$
   */
  color: string;
}

/** A room or place. 002 §2 agenda locations. @experimental */
export interface AgendaLocation {
  id: string;
  /** @minLength 1 */
  name: string;
  /**
   * Seats; `null` is unlimited.
   * @minimum 0
   * @multipleOf 1
   */
  capacity: number | null;
}

/** A word sessions are filtered by. 002 §2 agenda tag management. @experimental */
export interface AgendaTag {
  id: string;
  /** @minLength 1 */
  name: string;
}

/** How an event's agenda looks and what its sessions choose from. 002 §7 Agenda, settings; the members are ours. @experimental */
export interface AgendaSettings {
  /** The event's. */
  id: string;
  /** Attendees see the agenda. */
  published: boolean;
  defaultView: 'LIST' | 'GRID';
  hourFormat: '12H' | '24H';
  showSpeakers: boolean;
  showLocations: boolean;
  tracks: AgendaTrack[];
  locations: AgendaLocation[];
  tags: AgendaTag[];
  modified: Instant;
  /** Counts its changes; from 1. */
  version: number;
}

/** Changes of the agenda's settings; what is absent stays. @experimental */
export interface AgendaSettingsUpdate extends Partial<Omit<AgendaSettings, 'id' | 'modified' | 'version'>> {
  /** The version the editor began with: when it is no longer that, nothing is saved (4090). */
  version: number;
}

/** A speaker as an import names them: known by email, added when new. @experimental */
export interface SpeakerImport {
  firstName: string;
  lastName: string;
  /** @pattern ^[^@\s]+@[^@\s]+$ */
  email: string;
  jobTitle?: string;
  company?: string;
}

/** A session as a table has it. Tracks and locations go by their names, and are added when new. @experimental */
export interface SessionImport {
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  description?: string;
  kind?: SessionKind;
  /**
   * The event's local time as it is stored: `YYYY-MM-DD HH:mm` (002 §9).
   * @pattern ^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$
   */
  start: string;
  /** @pattern ^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$ */
  end: string;
  track?: string;
  location?: string;
  speakers?: SpeakerImport[];
  /**
   * @minimum 0
   * @multipleOf 1
   */
  capacity?: number | null;
}

/** What an import or a clone added. @experimental */
export interface AgendaAddition {
  sessions: AgendaSession[];
  /** How many speakers, tracks and locations were new. */
  added: { speakers: number; tracks: number; locations: number };
}
