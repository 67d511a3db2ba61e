import { expect, it, vi } from 'vitest';
import { joinLoads, type Load } from '../../../../../../src/hooks/organizer/resource/load';

const load = (of: Partial<Load>): Load => ({ isError: false, isFetching: false, refetch: vi.fn(), ...of });

it('can be tried again while another read is on its way, and only what failed is', () => {
  const failed = load({ isError: true, error: new Error('500') });
  const underWay = load({ isFetching: true });
  const joined = joinLoads([underWay, failed]);
  expect([joined.isError, joined.isFetching]).toEqual([true, false]);
  joined.refetch();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(underWay.refetch).not.toHaveBeenCalled();
  expect(joinLoads([underWay, { ...failed, isFetching: true }]).isFetching).toBe(true);
  expect(joinLoads([underWay, load({})]).isFetching).toBe(true);
});
