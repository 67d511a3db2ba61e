import type {
  AgendaSession,
  EventMinute,
  Instant,
  SessionDraft,
  SessionKind,
  SessionStatus,
} from '../../contract';
import { instantOf, minuteOf } from '../time/eventTime';
import type { PlannedSession } from './conflicts';

/** In the order a form lists them. */
export const sessionKinds = [
  ...(['TALK', 'KEYNOTE', 'PANEL', 'WORKSHOP', 'BREAK', 'SOCIAL'] as const),
] satisfies readonly SessionKind[];

/** Stands in a list of tracks or locations for none of them; no id of one. */
export const noneOfList = 'none';

/** A session as its form has it. 002 §2 session edit. */
export interface SessionValues {
  title: string;
  /** HTML. */
  description: string;
  kind: SessionKind;
  status: SessionStatus;
  /** On the clocks of the event; '' for none. */
  start: EventMinute;
  end: EventMinute;
  /** `noneOfList` for none. */
  trackId: string;
  locationId: string;
  tagIds: string[];
  /** In the order they are shown. */
  speakerIds: string[];
  /** People that may register; `null` for as many as like. */
  capacity: number | null;
  virtual: boolean;
}

/** A session that is not there yet. `day` is one of the event's, `YYYY-MM-DD`. */
export const newSession = (day: string): SessionValues => ({
  title: '',
  description: '',
  kind: 'TALK',
  status: 'DRAFT',
  start: `${day} 09:00`,
  end: `${day} 10:00`,
  trackId: noneOfList,
  locationId: noneOfList,
  tagIds: [],
  speakerIds: [],
  capacity: null,
  virtual: false,
});

/** `timeZone` is the event's. */
export function sessionValues(session: AgendaSession, timeZone: string): SessionValues {
  const { title, description, kind, status, tagIds, speakerIds, capacity, virtual } = session;
  return {
    title,
    description,
    kind,
    status,
    tagIds,
    speakerIds,
    capacity,
    virtual,
    start: minuteOf(session.start, timeZone),
    end: minuteOf(session.end, timeZone),
    trackId: session.trackId ?? noneOfList,
    locationId: session.locationId ?? noneOfList,
  };
}

/** What is sent of valid values. `known` is the session they were read from. */
export function sessionDraft(
  values: SessionValues,
  timeZone: string,
  known?: Pick<AgendaSession, 'start' | 'end'>,
): SessionDraft {
  const { start, end, trackId, locationId, title, ...rest } = values;
  return {
    ...rest,
    title: title.trim(),
    start: instantFor(start, timeZone, known?.start),
    end: instantFor(end, timeZone, known?.end),
    trackId: trackId === noneOfList ? null : trackId,
    locationId: locationId === noneOfList ? null : locationId,
  };
}

/** What of a form's session can be in the way of others. `known` is the session it was read from; a new one has none. */
export function plannedSession(
  values: Pick<SessionValues, 'start' | 'end' | 'status' | 'locationId' | 'speakerIds' | 'capacity'>,
  timeZone: string,
  known: Pick<AgendaSession, 'id' | 'start' | 'end' | 'registered'> | null,
): PlannedSession {
  const { start, end, status, locationId, speakerIds, capacity } = values;
  return {
    id: known?.id ?? '',
    start: instantFor(start, timeZone, known?.start),
    end: instantFor(end, timeZone, known?.end),
    status,
    locationId: locationId === noneOfList ? null : locationId,
    speakerIds,
    capacity,
    registered: known?.registered ?? 0,
  };
}

/** A form shows no seconds, and takes none away. What the schema refuses has no moment, which goes as ''. */
const instantFor = (minute: EventMinute, timeZone: string, known: Instant | undefined): Instant =>
  known !== undefined && minuteOf(known, timeZone) === minute ? known : (instantOf(minute, timeZone) ?? '');
