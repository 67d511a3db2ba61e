import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../src/client';
import type { RememberedHold } from '../../../../../src/hooks/order/orderMemory';
import { ended, resumed } from '../../../../../src/hooks/order/resumeOrder';
import { hold } from '../../domain/fixtures';

const known: RememberedHold = {
  token: hold.token,
  choice: 'card',
  hold: { ...hold, orderTotal: 11_000 },
};
const saidBy = (remembered: RememberedHold | null) => {
  const event = ended(remembered);
  return event.type === 'expired' ? event.problem?.detail?.key : undefined;
};

describe('F78: a hold that has ended', () => {
  it.each([
    ['a charge', { ...known, money: 'charged' }, 'payment.money.late'],
    ['a lost answer', { ...known, money: 'unknown' }, 'payment.money.unsure'],
    ['an attempt under way', { ...known, attempt: 'key-1' }, 'payment.money.unsure'],
    ['no attempt', known, undefined],
    ['nothing to pay', { ...known, attempt: 'key-1', hold: { ...hold, orderTotal: 0 } }, undefined],
    ['an invoice', { ...known, attempt: 'key-1', hold: { ...hold, isPayByInvoice: true } }, undefined],
  ] as const)('behind %s', (_, remembered, said) => expect(saidBy(remembered)).toBe(said));

  it('was nobody’s where none is remembered', () => expect(ended(null)).toEqual({ type: 'expired' }));
});

describe('F79: a reload while the backend can’t be reached', () => {
  const client = {
    call: () => Promise.reject(new ApiError('network', 503, null, 'no answer')),
  };
  const after = (remembered: RememberedHold) =>
    resumed(remembered, { client, eventId: hold.eventId, isSwap: false });

  it('goes on with the hold that is remembered', async () => {
    expect(await after({ ...known, key: 'key-1' })).toMatchObject({
      type: 'outcomeUnreadable',
      hold: { token: hold.token },
      attempt: 'key-1',
    });
  });

  it('F24: stays known to be paid', async () => {
    expect(await after({ ...known, key: 'key-1', money: 'charged' })).toMatchObject({ isPaid: true });
    expect(await after({ ...known, key: 'key-1', money: 'unknown' })).not.toHaveProperty('isPaid');
  });

  it('F74: takes nothing for a hold that is none', async () => {
    const stored = { token: hold.token } as never;
    expect(await after({ ...known, hold: stored })).toMatchObject({ type: 'holdRefused' });
    expect(await after({ ...known, key: 'key-1', hold: stored })).toMatchObject({
      type: 'expired',
      problem: { detail: { key: 'payment.money.unsure' } },
    });
  });
});
