import { expect, it } from 'vitest';
import { isAboutHold } from '../../../../../src/hooks/order/readOutcome';

it.each([
  // Gone, complete already, and sent with another request's key.
  [4044, true],
  [4047, true],
  [4092, true],
  [4012, false],
  [4060, false],
  [0, false],
  [undefined, false],
])('F78, A33: the hold is read again for %s: %s', (code, isRead) => expect(isAboutHold(code)).toBe(isRead));
