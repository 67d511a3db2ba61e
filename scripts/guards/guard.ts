import type { Edit } from '../planting/edit';

/** A line that keeps something from going wrong, and what is left when it is taken away. */
export interface Guard {
  /** Ids of docs/faults.md that it answers, or the section of the requirements it is for. */
  ids: readonly string[];
  /** What can happen without it. */
  name: string;
  edits: readonly Edit[];
  /** Test files, below `test`; one of their tests must fail. */
  tests: readonly string[];
}

/** Where the line is, and what stands there instead. */
interface Removal {
  /** With spaces in between. */
  ids: string;
  name: string;
  find: string;
  replace: string;
  /** A second line that keeps the same from happening: both are taken away. */
  also?: { find: string; replace: string };
  /** Instead of the file's. */
  tests?: readonly string[];
}

/** Guards of one file, noticed by the same tests. */
export const guardsOf = (file: string, tests: readonly string[], removals: readonly Removal[]): Guard[] =>
  removals.map(({ ids, name, find, replace, also, tests: own = tests }) => ({
    ids: ids.split(' '),
    name,
    edits: [{ file, find, replace }, ...(also ? [{ file, ...also }] : [])],
    tests: own,
  }));
