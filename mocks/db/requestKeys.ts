import { TrackedMap, type StoredEntry } from './changes';
import { digestOf } from './hash';
import { Refusal } from './refusal';

/** What was requested under each idempotency key that took effect. */
export interface RequestKeys {
  /** Refuses with 4092 when something else was done under this key: another request is never given its answer (FAULTS A33). */
  check(key: string, body: object): void;
  note(key: string, body: object): void;
  all(): [string, string][];
  /** What was noted since this was last called. */
  changes(collection: string): StoredEntry[];
}

/** `stored`: keys with the digest of their body. Keys from before digests were stored go with any body. */
export function createRequestKeys(stored: readonly [string, string][] = []): RequestKeys {
  const digests = new TrackedMap(stored);
  return {
    check(key, body) {
      const known = digests.get(key);
      if (known !== undefined && known !== digestOf(canonical(body)))
        throw new Refusal(4092, 'This idempotency key was used for another request.');
    },
    note: (key, body) => void digests.set(key, digestOf(canonical(body))),
    all: () => [...digests],
    changes: (collection) => digests.changes(collection),
  };
}

/** The same for the same request: what a table keeps to tell a repeated one from another. */
export const requestDigest = (body: object): string => digestOf(canonical(body));

/** The same text for the same members, in whatever order they were sent. */
const canonical = (body: object): string =>
  JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
