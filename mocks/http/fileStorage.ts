import { readFile, rename, writeFile } from 'node:fs/promises';
import type { SavedState, Storage } from '../storage';

export interface FileStorage extends Storage {
  /** Writes what is not written yet. */
  flush(): Promise<void>;
}

export interface FileStorageOptions {
  /** Milliseconds in which changes are written together. Default: 200. */
  delay?: number;
}

/** Keeps a world in one JSON file, for the one server that has it open. */
export function fileStorage(path: string, { delay = 200 }: FileStorageOptions = {}): FileStorage {
  let turn: Promise<unknown> = Promise.resolve();
  let known: number | undefined;
  let pending: (() => SavedState) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const state = pending?.();
    pending = undefined;
    if (!state) return;
    // A server that is stopped in the middle of writing leaves the old file whole.
    await writeFile(`${path}.new`, JSON.stringify(state));
    await rename(`${path}.new`, path);
  };
  const load = async () => {
    try {
      const state = JSON.parse(await readFile(path, 'utf8')) as SavedState;
      known = state.revision;
      return state;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new Error(`${path} holds no stored backend; delete it or name another file.`, { cause: error });
    }
  };

  return {
    alone: (run) => {
      const result = turn.then(run);
      turn = result.catch(() => undefined);
      return result;
    },
    revision: async () => known ?? (await load())?.revision,
    load,
    save: (revision, state) => {
      known = revision;
      pending = state;
      timer ??= setTimeout(() => void flush(), delay);
      return Promise.resolve();
    },
    flush,
  };
}
