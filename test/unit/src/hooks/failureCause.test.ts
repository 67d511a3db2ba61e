import { expect } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../../src/client';
import { failureCause } from '../../../../src/hooks/failureCause';
import { eachRow } from '../../../eachRow';

const apiError = (kind: ApiErrorKind, status: number) => new ApiError(kind, status, null, 'GET /tickets');

eachRow([
  ['a server error', apiError('refused', 500), 'backend'],
  ['an answer nobody can read', apiError('malformed', 200), 'backend'],
  ['no answer in time', apiError('timeout', 503), 'connection'],
  ['no answer', apiError('network', 503), 'connection'],
  ['a chunk that could not be loaded', new TypeError('Failed to fetch'), 'connection'],
] as const)('%s', (_, error, cause) => {
  expect(failureCause(error)).toBe(cause);
});
