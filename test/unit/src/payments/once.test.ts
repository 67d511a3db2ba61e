import { expect, it, vi } from 'vitest';
import { once } from '../../../../src/payments/once';

it('asks once for all who want it', async () => {
  const load = vi.fn(() => Promise.resolve('script'));
  const loaded = once(load);
  expect(await Promise.all([loaded(), loaded(), loaded()])).toEqual(['script', 'script', 'script']);
  expect(load).toHaveBeenCalledOnce();
});

it('F33: asks again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve('script')).mockRejectedValueOnce(new Error('blocked'));
  const loaded = once(load);
  await expect(loaded()).rejects.toThrow('blocked');
  expect(await loaded()).toBe('script');
  expect(load).toHaveBeenCalledTimes(2);
});
