import { problemOf, type Message, type Problem } from '../../domain';
import type { PaymentStep } from '../types';
import { CardRefused } from './hostedFields';

type Refused = Extract<PaymentStep, { next: 'refused' }>;

const refused = (
  key: string,
  detail: string,
  reason: string | undefined,
  money: Problem['money'] = 'unknown',
): Refused => ({
  next: 'refused',
  problem: { ...problemOf(key), detail: { key: detail }, money, ...(reason && { reason }) },
});

/** 000 §4: only one state says that the bank was asked and did not vouch for the buyer. */
export const failedState = 'gateway_processing_failed';

export const notVerified = (): Refused =>
  refused('error.payment.notVerified', 'payment.spreedly.notCharged', failedState, 'none');

/** The challenge ended without a word about the money, or was left before its end. */
export const notCompleted = (state?: string): Refused =>
  refused('error.payment.notCompleted', 'payment.spreedly.unknown', state);

/** 000 §4, §8: an unsupported state. It may mean that money was taken, so that this stays until another try. */
export function unknownState(state: string | undefined): Refused {
  const { next, problem } = refused('error.payment.unknown', 'payment.spreedly.unknown', state);
  return { next, problem: { ...problem, showFor: Infinity } };
}

/** 000 §8 Card token: the provider's message as it is. */
export function noToken(cause: unknown): Refused {
  const errors = cause instanceof CardRefused ? cause.errors : [];
  const { next, problem } = refused(
    'validation.paymentTokenMissing',
    'payment.spreedly.notCharged',
    errors[0]?.key,
    'none',
  );
  const text = errors.map(({ message }) => message).join(' ');
  const message: Message = { ...problem.message, ...(text && { text }) };
  return { next, problem: { ...problem, message } };
}
