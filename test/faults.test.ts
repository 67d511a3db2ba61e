import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { guards } from '../scripts/guards/guards';

/** What fails and who attacks: the rows of docs/faults.md. */
const rows = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const id = /^\| ([FA]\d{2,3}) /.exec(line)?.[1];
    const tests = [...line.matchAll(/`([\w.]+\.(?:stories|test|spec)\.tsx?)`/g)].map(([, name = '']) => name);
    return id ? [{ id, tests }] : [];
  });
const known = rows.map(({ id }) => id);

/** No test so far; an id that gets one goes from here. */
const open: string[] = [];

/** The ids that a file of that name mentions. */
const idsByName = new Map<string, Set<string>>();
for (const folder of ['test', 'stories'])
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:stories|test|spec)\.tsx?$/.test(file) || file === 'faults.test.ts') continue;
    const ids = idsByName.get(basename(file)) ?? new Set();
    for (const id of readFileSync(`${folder}/${file}`, 'utf8').match(/\b[FA]\d{2,3}\b/g) ?? []) ids.add(id);
    idsByName.set(basename(file), ids);
  }
const named = new Set([...idsByName.values()].flatMap((ids) => [...ids]));

it('docs/faults.md numbers what fails and who attacks without a gap', () => {
  const numbered = (letter: string) => known.filter((id) => id.startsWith(letter));
  const counted = (letter: string) =>
    numbered(letter).map((_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);
  expect(known.length).toBeGreaterThan(0);
  expect(known).toEqual([...counted('F'), ...counted('A')]);
});

it('each id of docs/faults.md is named by a test', () => {
  expect(known.filter((id) => !named.has(id))).toEqual(open);
});

it('each test that docs/faults.md gives for an id names it', () => {
  const wrong = rows.flatMap(({ id, tests }) =>
    tests.filter((name) => !idsByName.get(name)?.has(id)).map((name) => `${id}: ${name}`),
  );
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual(open);
  expect(wrong).toEqual([]);
});

it('each guard answers an id that there is', () => {
  const ids = guards.flatMap((guard) => guard.ids).filter((id) => /^[FA]/.test(id));
  expect(ids.filter((id) => !known.includes(id))).toEqual([]);
});

/** What a test watches that no line of ours guards. */
const unguarded = {
  F42: 'the top layer is the browser’s: stories of ChallengeDialog',
  A26: 'there is no such frame: frames.test.ts reads every source',
  A28: 'the lock file and package.json: dependencies.test.ts',
};

it('each id has a guard that a test misses, or a reason why it has none', () => {
  const guarded = new Set(guards.flatMap((guard) => guard.ids));
  expect(known.filter((id) => !guarded.has(id))).toEqual(Object.keys(unguarded));
});
