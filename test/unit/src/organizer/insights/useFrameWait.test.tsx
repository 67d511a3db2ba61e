import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMockClock } from '../../../../../mocks';
import { createClient } from '../../../../../src/client';
import { useFrameWait } from '../../../../../src/organizer/insights/useFrameWait';
import { environmentOf } from '../../hooks/environment';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const clock = createMockClock({ at: '2026-02-09T12:00:00Z' });
const wait = (expires: string) =>
  renderHook(() => useFrameWait(expires), { wrapper: environmentOf(createClient(), { clock }) }).result;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the wait for a frame', () => {
  it('is said to be slow after 20 s, and over when the address has expired', async () => {
    const result = wait('2026-02-09T12:10:00Z');
    await pass(19_999);
    expect(result.current).toBe('begun');
    await pass(1);
    expect(result.current).toBe('slow');
    await pass(10 * 60_000 - 20_000);
    expect(result.current).toBe('expired');
  });

  it('is over at once for an address that came too late', () => {
    expect(wait('2026-02-09T12:00:00Z').current).toBe('expired');
  });
});
