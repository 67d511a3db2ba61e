import type { FeatureFlags } from '../../contract';
import type { Message } from '../text/message';

/** A failed call as the flow sees it: code and words, no transport. @public */
export interface FailureLike {
  /** The backend's code; 0 when it gave none. */
  code: number;
  message?: string | undefined;
  responseError?: string | undefined;
  processorError?: string | undefined;
  /** HTTP status; absent when there was no answer. */
  status?: number | undefined;
  /** Milliseconds until the backend wants to be asked again, when it said so. */
  retryAfter?: number | undefined;
}

/** What the person reads when something failed. @public */
export interface Problem {
  message: Message;
  /** What became of the money, where it is known or in doubt, and what to do now. */
  detail?: Message;
  /**
   * What it says of the money: `none` was taken by this try, it was `charged` by this one or an earlier one, or it is `unknown` whether
   * any was taken. Absent where it says nothing of it.
   */
  money?: 'none' | 'charged' | 'unknown';
  /** Milliseconds the banner stays before it fades; it waits while pointed at or focused. 000 §8, §9. */
  showFor: number;
  /** Offer the organizer's support address. */
  offersSupport?: boolean;
  /** The backend's code; absent where it gave none. */
  code?: number;
  /** The payment provider's own code, or a status of its that nothing is known about. Reported to the host page. */
  reason?: string;
  /** Reported to the host page as well. */
  event?: 'sessionReachedCapacity';
}

const bannerTime = 5_000;
const captchaTime = 10_000;
const orderTime = 20_000;

/** Refusals that are about the request, whatever it asked for (FAULTS F76). Nothing a buyer waits for takes an hour. */
function textOfStatus({ status, retryAfter }: FailureLike): Message | null {
  if (status === 413) return { key: 'error.tooLarge' };
  if (status !== 429) return null;
  const count = Math.min(Math.max(Math.ceil((retryAfter ?? 0) / 1_000), 1), 3_600);
  return retryAfter === undefined ? { key: 'error.tooMany' } : { key: 'error.wait', values: { count } };
}

/** Codes whose own text is shown wherever they come from (DECISIONS, Order flow). */
function textOfCode(failure: FailureLike, flags: FeatureFlags): Message | null {
  const said = failure.message ?? '';
  switch (failure.code) {
    case 4012:
      return { key: 'error.sessionFull' };
    case 4050:
      return flags.careerDay
        ? { key: 'error.careerDay' }
        : { key: 'error.uniqueEmail', values: { message: said } };
    case 4051:
      return { key: 'error.alreadyAssigned', values: { message: said } };
    case 4060:
      return said ? { key: 'error.default', text: said } : null;
    case 5000:
      return { key: 'error.notCharged' };
    default:
      return textOfStatus(failure);
  }
}

const sideEffect = (code: number) => ({
  ...(code !== 0 && { code }),
  ...(code === 4012 && { event: 'sessionReachedCapacity' as const }),
});

/** Why tickets could not be held. 000 §8 Hold failure. @public */
export function holdError(failure: FailureLike, flags: FeatureFlags = {}): Problem {
  if (failure.code === 4021)
    return { message: { key: 'error.captcha' }, showFor: captchaTime, offersSupport: true, code: 4021 };
  return {
    message: textOfCode(failure, flags) ?? { key: 'error.hold' },
    showFor: bannerTime,
    ...sideEffect(failure.code),
  };
}

/**
 * No token of the captcha, so that nothing was sent. 000 §8 Captcha failure; F60. One that waits for the buyer has not
 * failed, and says what is to be done.
 */
export const captchaError = (reason: string): Problem => ({
  message: { key: reason === 'unanswered' ? 'error.captchaUnanswered' : 'error.captchaFailed' },
  showFor: captchaTime,
});

/** Why tickets could not be swapped. 000 §8 Swap failure; 4091: the organizer withdrew it. It stays until another try. */
export function swapError(failure: FailureLike, flags: FeatureFlags = {}): Problem {
  if (failure.code === 4021) return holdError(failure, flags);
  return {
    message: { key: failure.code === 4091 ? 'swap.withdrawn' : 'swap.failed' },
    showFor: Infinity,
    offersSupport: true,
    ...sideEffect(failure.code),
  };
}

/**
 * Why an order could not be saved. 000 §8; the gateway's own words override the rest. A 4061 is a gateway's answer and no
 * words: a method that does not read it could not complete the payment.
 * @public
 */
export function orderError(failure: FailureLike, flags: FeatureFlags = {}): Problem {
  const gatewayText = [failure.responseError, failure.processorError].find(Boolean);
  const message = gatewayText
    ? { key: 'error.default', text: gatewayText }
    : (textOfCode(failure, flags) ?? {
        key: failure.code === 4061 ? 'error.payment.notCompleted' : 'error.default',
      });
  return { message, showFor: orderTime, ...sideEffect(failure.code) };
}

/** A problem of our own making, shown as long as an order error. */
export const problemOf = (key: string): Problem => ({ message: { key }, showFor: orderTime });
