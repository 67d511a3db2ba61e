/** A place for a few strings. Reading or writing never throws. */
export interface TextStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** The browser's storage, or memory where it is blocked, full or missing (FAULTS F61). */
export function createTextStore(storage: () => Storage): TextStore {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (real: Storage) => T): T | undefined => {
    try {
      return action(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((real) => real.getItem(key)) ?? null,
    write(key, text) {
      const isStored = attempt((real) => {
        real.setItem(key, text);
        return true;
      });
      if (!isStored) memory.set(key, text);
    },
    remove(key) {
      memory.delete(key);
      attempt((real) => real.removeItem(key));
    },
  };
}

/** Lives as long as the tab and is seen by it alone. */
export const createTabStore = (): TextStore => createTextStore(() => sessionStorage);
