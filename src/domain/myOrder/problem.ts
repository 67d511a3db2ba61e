import type { FailureLike } from '../problems/problem';
import { orderError } from '../problems/problem';
import type { Message } from '../text/message';

/** A failed call: `answered` when the backend said something, whatever it said. */
export interface MyOrderFailure extends FailureLike {
  answered: boolean;
}

/** What became of something that was sent: `problem` says why nothing changed, `null` when all is well. @experimental */
export interface MyOrderOutcome<Answer = null> {
  /** Why nothing changed; `null` when all is well. */
  problem: Message | null;
  /** What the backend answered; `null` with a problem. */
  answer: Answer | null;
}

const ownTexts: Readonly<Record<number, string>> = {
  4003: 'myOrder.failed.notAllowed',
  4045: 'myOrder.notFound',
  4046: 'myOrder.failed.notNow',
  4090: 'myOrder.failed.changed',
  4091: 'myOrder.failed.notNow',
};

const captchaTexts: Readonly<Record<string, string>> = {
  unanswered: 'myOrder.captchaUnanswered',
  closed: 'captcha.closed',
  expired: 'captcha.expired',
  blocked: 'captcha.blocked',
  unconfigured: 'captcha.blocked',
};

/** Why nothing was looked for: the captcha brought no token. */
export const myOrderCaptchaProblem = (reason: string): Message => ({
  key: captchaTexts[reason] ?? 'captcha.failed',
});

/** Why an order was not found, or stayed as it is, in words its buyer can act on. */
export function myOrderProblem(failure: MyOrderFailure): Message {
  if (!failure.answered) return { key: 'myOrder.failed.connection' };
  const own = ownTexts[failure.code];
  return own ? { key: own } : orderError(failure).message;
}
