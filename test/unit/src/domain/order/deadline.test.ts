import { describe, expect, test } from 'vitest';
import { deadlineOf, formatRemaining } from '../../../../../src/domain';
import { createMockClock } from '../../../../../mocks';
import { hold } from '../fixtures';
import { eachRow } from '../../../../eachRow';

describe('deadlineOf', () => {
  test("counts from the server's clock, whatever the buyer's says", () => {
    const clock = createMockClock({ at: '2031-07-01T00:00:00Z' });
    const left = deadlineOf(hold, clock);
    expect(left()).toBe(10 * 60_000);
    clock.advance(60_000);
    expect(left()).toBe(9 * 60_000);
    clock.advance(60 * 60_000);
    expect(left()).toBe(0);
  });

  test('is not moved by setting the clock back', () => {
    const clock = createMockClock({ at: hold.serverTime });
    const left = deadlineOf(hold, clock);
    clock.set('2020-01-01T00:00:00Z');
    expect(left()).toBe(10 * 60_000);
  });

  test('of a hold that has ended is over', () => {
    const clock = createMockClock({ at: hold.serverTime });
    expect(deadlineOf({ expiresAt: hold.serverTime, serverTime: hold.expiresAt }, clock)()).toBe(0);
  });
});

eachRow([
  [600_000, '10:00'],
  [599_001, '10:00'],
  [61_000, '01:01'],
  [1, '00:01'],
  [0, '00:00'],
  [6_000_000, '100:00'],
])('%s ms are shown as %s', (milliseconds, text) => {
  expect(formatRemaining(milliseconds, 'en')).toBe(text);
});
