import { expect, it } from 'vitest';
import { cameraProblem, createScanFilter } from '../../../../../src/domain/checkIn';
import { eachRow } from '../../../../eachRow';

it('scans a code once while it stays in the picture, and anew when it was out of it for 3 s', () => {
  const isNew = createScanFilter();
  const seen = [0, 2_000, 4_000, 6_999, 9_999].map((at) => isNew('A', at));
  expect(seen).toEqual([true, false, false, false, true]);
  expect([isNew('B', 10_000), isNew('A', 10_100)]).toEqual([true, false]);
});

eachRow([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['NotSupportedError', 'unsupported'],
])('F100: a camera that rejects with %s is %s', (name, problem) => {
  expect(cameraProblem(new DOMException('', name))).toBe(problem);
});
