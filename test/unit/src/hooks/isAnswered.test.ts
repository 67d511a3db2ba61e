import { expect } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../../src/client';
import { isAnswered } from '../../../../src/hooks/isAnswered';
import { eachRow } from '../../../eachRow';

const apiError = (kind: ApiErrorKind, status: number) => new ApiError(kind, status, null, 'GET /tickets');

eachRow([
  ['a server error', apiError('refused', 500), true],
  ['an answer nobody can read', apiError('malformed', 200), true],
  ['no answer in time', apiError('timeout', 503), false],
  ['no answer', apiError('network', 503), false],
  ['a chunk that could not be loaded', new TypeError('Failed to fetch'), false],
] as const)('%s', (_, error, expected) => {
  expect(isAnswered(error)).toBe(expected);
});
