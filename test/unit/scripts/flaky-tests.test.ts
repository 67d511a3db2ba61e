import { expect, it } from 'vitest';
import { flakyLines } from '../../../scripts/flaky-tests';

type Tried = Parameters<typeof flakyLines>[0][number];

const tried = (flaky: boolean): Tried => ({
  fullName: 'a list › is read again',
  module: { relativeModuleId: 'test/list.test.ts' },
  diagnostic: () => ({
    slow: false,
    heap: undefined,
    duration: 10,
    startTime: 0,
    retryCount: 1,
    repeatCount: 0,
    flaky,
  }),
  result: () => ({
    state: 'passed',
    errors: [{ message: 'expected 3 to be 0\n- 0\n+ 3', stacks: [] }],
  }),
});

it('names a test that passed at its second try, and what it failed with', () => {
  expect(flakyLines([tried(false), tried(true)])).toEqual([
    'Only at the second try: test/list.test.ts · a list › is read again: expected 3 to be 0',
  ]);
});
