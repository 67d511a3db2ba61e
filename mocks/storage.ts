import { createStore, get, set } from 'idb-keyval';
import type { ClockState } from './clock';
import type { Snapshot } from './db';
import type { Faults, Latency } from './faults';

/** Everything a reload goes on with. */
interface SavedState {
  /** Grows with each change, so that a page sees what another one did. */
  revision: number;
  snapshot: Snapshot;
  faults: Faults;
  latency: Latency;
  clock: ClockState;
}

export interface Storage {
  /** Runs one step while no other page runs one. */
  alone<T>(run: () => Promise<T>): Promise<T>;
  revision(): Promise<number | undefined>;
  load(): Promise<SavedState | undefined>;
  save(state: SavedState): Promise<void>;
}

const shape = 1;

/** The database of this origin. Pages of one origin share it and take turns by a lock. */
export function indexedDbStorage(name = 'boxoffice-mock-backend'): Storage {
  const store = createStore(`${name}-${shape}`, 'state');
  return {
    alone: (run) =>
      // Locks need a secure context; without one a page still is alone most of the time.
      'locks' in navigator ? navigator.locks.request(name, run) : run(),
    revision: () => get<number>('revision', store),
    load: () => get<SavedState>('state', store),
    save: async (state) => {
      await set('state', state, store);
      await set('revision', state.revision, store);
    },
  };
}
