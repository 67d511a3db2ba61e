'use client';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { AgendaSession } from '../../contract';
import { conflictsOf, plannedSession, type SessionConflict, type SessionValues } from '../../domain/agenda';
import { useDebounced } from '../../hooks/useDebounced';
import { useEditorControl } from '../kit/form/EditorContext';
import type { AgendaLinks } from './links';
import type { SessionContext } from './useSessionContext';

/** The rest of an agenda, and the ways there. */
export interface OtherSessions extends Pick<AgendaLinks, 'onNavigate'> {
  /** Every session of the event, also the one that is edited; `undefined` until they are known. */
  sessions: readonly AgendaSession[] | undefined;
  /** They could not be read; what was read before stays. */
  hasFailed: boolean;
  /** Another try is on its way. */
  isReading: boolean;
  /** They want it tried again. */
  onRetry: () => void;
  /** Address of a session’s editor; without it sessions are no links. */
  hrefOf?: AgendaLinks['hrefOf'] | undefined;
}

/** What the conflicts of a session are found in. */
export interface ConflictScope {
  /** As it is saved; `null` for a new one. */
  session: AgendaSession | null;
  context: SessionContext;
  others: OtherSessions;
}

const watched = ['start', 'end', 'status', 'locationId', 'speakerIds', 'capacity'] as const;
const none: readonly AgendaSession[] = [];
/** Milliseconds after the last change: a time that is being typed is another one with each key. */
const typingPause = 300;

/** The conflicts of the session as its form has it. A capacity that does not go with the seats is left to the schema, which refuses it. */
export function useSessionConflicts({ session, context, others }: ConflictScope): SessionConflict[] {
  const { timeZone, locations } = context;
  const { sessions = none } = others;
  const control = useEditorControl<SessionValues>();
  const [start, end, status, locationId, speakerIds, capacity] = useWatch({ control, name: watched });
  const conflicts = useMemo(
    () =>
      conflictsOf(
        plannedSession({ start, end, status, locationId, speakerIds, capacity }, timeZone, session),
        sessions,
        locations,
      ).filter((one) => 'other' in one || capacity === null),
    [start, end, status, locationId, speakerIds, capacity, timeZone, session, sessions, locations],
  );
  return useDebounced(conflicts, typingPause);
}
