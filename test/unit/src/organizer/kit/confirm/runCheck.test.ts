import { expect } from 'vitest';
import {
  eligibleOf,
  isTyped,
  mayBegin,
  numberToType,
  type RunCheckState,
} from '../../../../../../src/organizer/kit/confirm/runCheck';
import { eachRow } from '../../../../../eachRow';

const checked = (eligible: number): RunCheckState => ({
  at: 'checked',
  check: { eligible, total: 300, facts: [], ineligible: [{ reason: 'No', count: 2, ids: ['b', 'c'] }] },
});
const failed = (isFinal: boolean): RunCheckState => ({
  at: 'failed',
  problem: { message: { key: 'load.failed.text' } },
  isFinal,
});

eachRow<[string, number, RunCheckState | undefined, { number: number | null; may: boolean }]>([
  ['100 that nobody checks', 100, undefined, { number: null, may: true }],
  ['101 that nobody checks', 101, undefined, { number: 101, may: true }],
  ['300 that are being checked', 300, { at: 'checking' }, { number: null, may: false }],
  ['300, 250 of them eligible', 300, checked(250), { number: 250, may: true }],
  ['300, 100 of them eligible', 300, checked(100), { number: null, may: true }],
  ['300, none of them eligible', 300, checked(0), { number: null, may: false }],
  ['300, and no answer', 300, failed(false), { number: 300, may: true }],
  ['3, and a refusal', 3, failed(true), { number: null, may: false }],
])('of %s', (_what, count, state, { number, may }) => {
  expect(numberToType(count, state)).toBe(number);
  expect(mayBegin(state)).toBe(may);
});

eachRow<[string, boolean]>([
  ['1250', true],
  ['1,250', true],
  [' 1.250 ', true],
  ['1 250', true],
  ['1’250', true],
  ['125', false],
  ['01250', false],
  ['', false],
])('%o is the number: %s', (typed, is) => {
  expect(isTyped(typed, 1250)).toBe(is);
});

eachRow<[RunCheckState, string[]]>([
  [checked(1), ['a']],
  [failed(false), ['a', 'b']],
])('of %o it is tried with those that are not known to be ineligible', (state, ids) => {
  expect(eligibleOf(['a', 'b'], state.at === 'checked' ? state.check : null)).toEqual(ids);
});
