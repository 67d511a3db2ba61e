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
   * As the agenda lists it; plain text.
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

/** A session as it is saved. 002 §7 Agenda. @experimental */
export interface AgendaSession extends Required<SessionDraft> {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** People registered now, the waitlist not counted. */
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
  /** Given by the backend and never changed; opaque. */
  id: string;
  /**
   * As the agenda shows it.
   * @minLength 1
   */
  name: string;
  /**
   * Hex, as `#1f4e5f`.
   * @pattern ^#[0-9a-fA-F]{6}$
   */
  color: string;
}

/** A room or place. 002 §2 agenda locations. @experimental */
export interface AgendaLocation {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /**
   * Room or stage, as the agenda shows it.
   * @minLength 1
   */
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
  /** Given by the backend and never changed; opaque. */
  id: string;
  /**
   * As the agenda shows it.
   * @minLength 1
   */
  name: string;
}

/** How an event's agenda looks and what its sessions choose from. 002 §7 Agenda, settings; the members are ours. @experimental */
export interface AgendaSettings {
  /** The event's. */
  id: string;
  /** Attendees see the agenda. */
  published: boolean;
  /** How the agenda opens: as a list, or as a grid of rooms. */
  defaultView: 'LIST' | 'GRID';
  /** How times are written: with am and pm, or up to 24. */
  hourFormat: '12H' | '24H';
  /** Sessions name who speaks. */
  showSpeakers: boolean;
  /** Sessions name their room or stage. */
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
  /** Given name, as typed. */
  firstName: string;
  /** Family name, as typed. */
  lastName: string;
  /**
   * Email address.
   * @pattern ^[^@\s]+@[^@\s]+$
   */
  email: string;
  /** As printed below the name; empty when absent. */
  jobTitle?: string;
  /** As printed below the name; empty when absent. */
  company?: string;
}

/** A session as a table has it. Tracks and locations go by their names, and are added when new. @experimental */
export interface SessionImport {
  /**
   * As the agenda lists it; plain text.
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /** Plain text; empty when absent. */
  description?: string;
  kind?: SessionKind;
  /**
   * The event's local time as it is stored: `YYYY-MM-DD HH:mm` (002 §9).
   * @pattern ^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$
   */
  start: string;
  /**
   * `YYYY-MM-DD HH:mm` in the event’s zone.
   * @pattern ^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$
   */
  end: string;
  /** Name of a track, made when there is none of that name. */
  track?: string;
  /** Name of a room or stage, made when there is none of that name. */
  location?: string;
  speakers?: SpeakerImport[];
  /**
   * How many people fit in; `null` or absent without a limit.
   * @minimum 0
   * @multipleOf 1
   */
  capacity?: number | null;
}

/** What an import or a clone added. @experimental */
export interface AgendaAddition {
  sessions: AgendaSession[];
  /** How many speakers, tracks and locations were new. */
  added: {
    /** How many were not known before. */
    speakers: number;
    /** How many were not known before. */
    tracks: number;
    /** How many were not known before. */
    locations: number;
  };
}
