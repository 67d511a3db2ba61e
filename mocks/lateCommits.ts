import type { EndpointName } from './faults';

/** What a rival does at an exact moment: right after the backend has answered a call, and before the caller hears of it. */
export interface LateCommits {
  /** Runs `commit` once, behind the next answer to `after`. */
  add(after: EndpointName, commit: () => Promise<unknown>): void;
  /** `name` was answered: what waited for that happens now. */
  answered(name: EndpointName): Promise<void>;
  clear(): void;
}

export function createLateCommits(): LateCommits {
  let waiting: { after: EndpointName; commit: () => Promise<unknown> }[] = [];
  return {
    add: (after, commit) => void waiting.push({ after, commit }),
    async answered(name) {
      const due = waiting.filter(({ after }) => after === name);
      waiting = waiting.filter(({ after }) => after !== name);
      for (const { commit } of due) await commit();
    },
    clear: () => {
      waiting = [];
    },
  };
}
