import { describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '../../../../../src/client';
import { abandonOrder } from '../../../../../src/hooks/order/abandonOrder';
import { hold } from '../../domain/fixtures';

/** Gives the hold up, and reads this of it. */
async function abandoned(read: () => Promise<unknown>, known: typeof hold | undefined = hold) {
  const release = vi.fn(() => Promise.resolve());
  const client = { call: read } as Client;
  const event = await abandonOrder(
    { token: hold.token, choice: 'card', hold: known },
    { client, eventId: hold.eventId, singleHold: { release } },
  );
  expect(release).toHaveBeenCalledExactlyOnceWith(hold.token);
  return event;
}
const failing = (kind: 'network' | 'refused', code: number) => () =>
  Promise.reject(new ApiError(kind, code ? 404 : 503, code ? { code } : null, 'failed'));

describe('F78: an order that may be paid for is given up', () => {
  it('when its hold is gone', async () => {
    expect(await abandoned(failing('refused', 4044))).toEqual({ type: 'released' });
  });

  it('never while nobody knows of it', async () => {
    expect(await abandoned(failing('network', 0))).toMatchObject({
      type: 'resumed',
      hold: { token: hold.token },
      problem: { message: { key: 'registration.notGivenBack' }, showFor: Infinity },
    });
  });

  it('never when it was made meanwhile', async () => {
    const made = { ...hold, status: 'complete', orderId: '7001', orderToken: 'tok' };
    expect(await abandoned(() => Promise.resolve(made))).toEqual({
      type: 'settled',
      order: { orderId: '7001', token: 'tok', status: 'complete' },
    });
  });
});
