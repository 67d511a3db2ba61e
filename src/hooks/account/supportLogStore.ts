import type { SupportChange } from '../../domain/administration';
import type { TextStore } from '../textStore';

const key = 'boxoffice:supportLog';

/** What support changed, for as long as the tab is open and they are signed in: a reload keeps it. */
export interface SupportLogStore {
  /** That of `who`; what somebody else left is forgotten. */
  read: (who: string) => readonly SupportChange[];
  write: (log: readonly SupportChange[]) => void;
  forget: () => void;
}

export const createSupportLogStore = (store: TextStore): SupportLogStore => ({
  read(who) {
    const found = parsed(store.read(key));
    if (Array.isArray(found) && found.every((change) => isChange(change) && change.who === who))
      return found as SupportChange[];
    store.remove(key);
    return [];
  },
  write: (log) => store.write(key, JSON.stringify(log)),
  forget: () => store.remove(key),
});

const members = ['at', 'who', 'what', 'subject', 'reason'] as const satisfies (keyof SupportChange)[];

/** Anybody may write into a store. */
const isChange = (change: unknown): change is SupportChange =>
  typeof change === 'object' &&
  change !== null &&
  members.every((name) => typeof (change as Record<string, unknown>)[name] === 'string');

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]') as unknown;
  } catch {
    return null;
  }
}
