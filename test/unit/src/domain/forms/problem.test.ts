import { expect } from 'vitest';
import { ApiError } from '../../../../../src/client';
import { problemOf } from '../../../../../src/hooks/organizer/resource/useSave';
import { eachRow } from '../../../../eachRow';

// Only who got no answer at all is sent to look at the connection.
eachRow([
  ['network', 503, 'network'],
  ['timeout', 503, 'network'],
  ['refused', 500, 'server'],
  ['refused', 502, 'server'],
  ['malformed', 200, 'server'],
] as const)('an uncertain save: %s %d is told as %s', (kind, status, what) => {
  expect(problemOf(new ApiError(kind, status, null, 'updatePromotion was not saved'))).toEqual({
    message: { key: `organizer.kit.form.failed.${what}` },
    isUncertain: true,
  });
});
