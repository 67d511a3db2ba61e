import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guards } from '../scripts/guards/guards';

const idsOf = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);

/** What fails and who attacks, as the FAULTS list numbers them. */
const known = [...idsOf('F', 89), ...idsOf('A', 34)];

/** No test so far; an id that gets one goes from here. */
const open: string[] = [];

const named = new Set(
  ['test', 'stories'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:stories|test|spec)\.tsx?$/.test(file) && file !== 'faults.test.ts')
      .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/\b[FA]\d\d\b/g) ?? []),
  ),
);

it('each id of FAULTS is named by a test', () => {
  expect(known.filter((id) => !named.has(id))).toEqual(open);
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
