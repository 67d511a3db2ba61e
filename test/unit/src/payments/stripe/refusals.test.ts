import { describe, expect, it } from 'vitest';
import type { PaymentStep } from '../../../../../src/payments';
import { refused, stoppedAt, unknownStatus } from '../../../../../src/payments/stripe/refusals';

const problemOf = (step: PaymentStep) => {
  if (step.next !== 'refused') throw new Error(`It is ${step.next}`);
  return step.problem;
};

describe('F78: what a refusal says of the money', () => {
  it.each([
    ['notCharged', 'none'],
    ['notSent', 'none'],
    ['open', 'none'],
    ['canceled', 'none'],
    ['processing', 'unknown'],
    ['unknown', 'unknown'],
  ] as const)('%s: %s', (money, said) => {
    for (const { money: reportedProblem, showFor } of [refused({}, money), stoppedAt('status', money)].map(
      problemOf,
    ))
      expect([reportedProblem, showFor === Infinity]).toEqual([said, said === 'unknown']);
  });

  it('is nothing certain with a status that nobody knows', () => {
    expect(problemOf(unknownStatus('authorized'))).toMatchObject({ money: 'unknown', showFor: Infinity });
  });

  it('is not what the script claims without a connection', () => {
    const claim = { type: 'api_connection_error', message: 'You have not been charged.' };
    expect(problemOf(refused(claim, 'unknown')).message).toEqual({ key: 'error.payment.notCompleted' });
    expect(problemOf(refused({ ...claim, type: 'card_error' }, 'notCharged')).message.text).toBe(
      claim.message,
    );
  });
});
