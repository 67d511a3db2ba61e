import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';

export interface Sentence {
  id: string;
  file: string;
  section: string;
  text: string;
  status: 'covered' | 'open' | 'not-shown' | 'out-of-scope';
  /** `story:<story id>` or `test:<file>#<name>`. */
  refs: string[];
  reason?: string;
}

let read: Set<string> | undefined;

/** The ids of all stories, as Storybook makes them. Read once: several tests of a thread ask. */
export const storyIds = (): ReadonlySet<string> => (read ??= readStoryIds());

function readStoryIds(): Set<string> {
  const files = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `stories/${file}`);
  return new Set(
    files.flatMap((fileName) => {
      const makeTitle = (title: string | undefined) => title ?? fileName;
      const { stories } = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle }).parse();
      return stories.map(({ id }) => id);
    }),
  );
}

/** What is wrong with one row; empty when nothing is. */
export function problemsOf({ id, status, refs, reason }: Sentence, stories: ReadonlySet<string>): string[] {
  const problems = refs.flatMap((ref) => (exists(ref, stories) ? [] : [`there is no ${ref}`]));
  if ((status === 'covered') !== refs.length > 0) problems.push('covered is what has a story or a test');
  if ((status === 'not-shown' || status === 'out-of-scope') !== Boolean(reason))
    problems.push('a reason belongs to what is left out, and to nothing else');
  return problems.map((problem) => `${id}: ${problem}`);
}

function exists(ref: string, stories: ReadonlySet<string>): boolean {
  const [kind, ...rest] = ref.split(':');
  const target = rest.join(':');
  if (kind === 'story') return stories.has(target);
  const [file = '', ...name] = target.split('#');
  if (kind !== 'test' || name.length === 0 || !existsSync(file)) return false;
  return readFileSync(file, 'utf8').includes(name.join('#'));
}
