import { problemOf, type Message, type Problem } from '../../domain';
import type { PaymentStep } from '../types';

/** What Stripe says about a failure. */
interface Said {
  type?: string | undefined;
  message?: string | undefined;
  code?: string | undefined;
  decline_code?: string | undefined;
}

/** What became of the money. */
const text = {
  notCharged: 'payment.stripe.notCharged',
  notSent: 'payment.stripe.notSent',
  open: 'payment.stripe.open',
  processing: 'payment.stripe.processing',
  unknown: 'payment.stripe.unknown',
  canceled: 'payment.stripe.canceled',
} as const;

type Money = keyof typeof text;

/** These stay until another try: while money is in doubt, its buyer must not miss it. */
const inDoubt: readonly Money[] = ['processing', 'unknown'];

const withMoney = (problem: Problem, money: Money): Problem => ({
  ...problem,
  detail: { key: text[money] },
  money: inDoubt.includes(money) ? 'unknown' : 'none',
  ...(inDoubt.includes(money) && { showFor: Infinity }),
});

const step = (problem: Problem): PaymentStep => ({ next: 'refused', problem });

/** 000 §8 Card flow 1: the provider's message as it is, else 'Could not complete your payment'. */
export function refused(said: Said | undefined, money: Money): PaymentStep {
  // Without a connection it claims that nothing was charged, which it can't know of earlier tries.
  const isGuess = said?.type === 'api_connection_error';
  const text = isGuess ? undefined : said?.message;
  const message: Message = { key: 'error.payment.notCompleted', ...(text && { text }) };
  const reason = said?.decline_code ?? said?.code ?? said?.type;
  return step(withMoney({ ...problemOf(message.key), message, ...(reason && { reason }) }, money));
}

/** 000 §4, §8: an intent that wants another source was not verified. */
export const notVerified = (status: string): PaymentStep =>
  step({ ...withMoney(problemOf('error.payment.notVerified'), 'notCharged'), reason: status });

/** An intent that did not get as far as it should; what that means for the money is known. */
export const stoppedAt = (status: string, money: Money): PaymentStep =>
  step({ ...withMoney(problemOf('error.payment.notCompleted'), money), reason: status });

/** 000 §4: any other status is an unknown-status error, which says the status. */
export const unknownStatus = (status: string): PaymentStep =>
  step({
    message: { key: 'error.payment.notCompleted' },
    detail: { key: 'payment.stripe.unknownStatus', values: { status } },
    money: 'unknown',
    showFor: Infinity,
    reason: status,
  });
