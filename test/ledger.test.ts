import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf, storyIds, type Sentence } from './ledger';
import { eachRow } from './eachRow';

const { sentences } = JSON.parse(readFileSync('docs/spec-coverage.json', 'utf8')) as {
  sentences: Sentence[];
};
const stories = storyIds();

test('the ledger names only stories and tests that exist', () => {
  expect(sentences.flatMap((sentence) => problemsOf(sentence, stories))).toEqual([]);
});

test('each sentence stands in it once', () => {
  expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
});

describe('a row that promises too much is reported', () => {
  const row: Sentence = { id: '000-1-01', file: '', section: '1', text: '', status: 'covered', refs: [] };
  const here = 'test/ledger.test.ts';

  eachRow([
    ['a story that is gone', { ...row, refs: ['story:no-such--story'] }, 'there is no story:no-such--story'],
    ['a test that is gone', { ...row, refs: [`test:${here}#${'gone '.repeat(2)}`] }, 'there is no test'],
    ['a file that is gone', { ...row, refs: ['test:test/gone.test.ts#x'] }, 'there is no test'],
    ['a test without a name', { ...row, refs: [`test:${here}`] }, 'there is no test'],
    ['another kind', { ...row, refs: ['page:x'] }, 'there is no page:x'],
    ['covered by nothing', row, 'covered is what has'],
    [
      'open with a story',
      { ...row, status: 'open', refs: [`test:${here}#another kind`] },
      'covered is what has',
    ],
    ['left out without a reason', { ...row, status: 'not-shown' }, 'a reason belongs'],
    ['open with a reason', { ...row, status: 'open', reason: 'later' }, 'a reason belongs'],
  ] as const)('%s', (_, broken, why) => {
    expect(problemsOf({ ...broken, refs: [...broken.refs] }, stories)).toEqual([
      expect.stringContaining(why),
    ]);
  });
});
