import { createStore, get, set } from 'idb-keyval';
import type { ClockState } from './clock';
import type { Snapshot, World } from './db';
import type { StoredEntry } from './db/changes';
import type { Faults, Latency } from './faults';

/** Everything a reload goes on with. */
export interface SavedState {
  /** Grows with each change, so that a page sees what another one did. */
  revision: number;
  /** What a reset goes back to; `snapshot.world` is what became of it. */
  scenario: World;
  snapshot: Snapshot;
  faults: Faults;
  latency: Latency;
  clock: ClockState;
}

/** What is to be saved: a storage takes the whole, or what changed. */
export interface Saving {
  state: () => SavedState;
  /** Since the last save. `newWorld`: whatever was saved before is void, and these are changes of this one. */
  changes: () => { entries: readonly StoredEntry[]; newWorld?: World };
}

/** Where a world is saved, by whoever shares it: tabs of one origin, or servers on one database. */
export interface Storage {
  /**
   * Runs one step while nobody else runs one that `writes`. What it saved is durable once this resolves, and void when it
   * rejects.
   */
  alone<T>(run: () => Promise<T>, writes: boolean): Promise<T>;
  revision(): Promise<number | undefined>;
  load(): Promise<SavedState | undefined>;
  save(revision: number, saving: Saving): Promise<void>;
}

const shape = 3;

/** The database of this origin. Pages of one origin share it and take turns by a lock. */
export function indexedDbStorage(name = 'boxoffice-mock-backend'): Storage {
  const store = createStore(`${name}-${shape}`, 'state');
  return {
    alone: (run) =>
      // Locks need a secure context; without one a page still is alone most of the time.
      'locks' in navigator ? navigator.locks.request(name, run) : run(),
    revision: () => get<number>('revision', store),
    load: () => get<SavedState>('state', store),
    save: async (revision, { state }) => {
      await set('state', state(), store);
      await set('revision', revision, store);
    },
  };
}
