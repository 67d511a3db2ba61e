'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useEnvironment } from '../../environment';
import { createTextStore } from '../../textStore';
import { createDoor } from './createDoor';

/**
 * A door of an event: keeps the list of its tickets while the page is in view, its scans in the browser until the backend has answered them,
 * and there which scans let in, without names, so that after a reload it still names whom the backend contradicts. `scan` takes what a scanner or a person typed; `undo` takes the last admission back and rejects with the client's ApiError. Nothing
 * else throws; read `readError`, `isOffline` and `hasFailed`.
 * @experimental
 */
export function useDoor(eventId: string, { door: name }: { door: string }) {
  const { client, clock, browserStore } = useEnvironment();
  const door = useMemo(() => {
    const store = browserStore ?? createTextStore(() => localStorage);
    return createDoor({ client, clock, store, eventId });
  }, [client, clock, browserStore, eventId]);
  useEffect(() => door.start(), [door]);
  const state = useSyncExternalStore(door.subscribe, door.snapshot, door.snapshot);
  return {
    ...state,
    scan: (raw: string) => door.scan(raw, name),
    search: door.search,
    /** The ticket of a code, as the list has it. */
    ticket: door.ticket,
    undo: door.undo,
    /** Sends what waits and reads the list, now. */
    sync: door.sync,
    /** What the backend said otherwise was read. */
    dismiss: door.dismiss,
  };
}
