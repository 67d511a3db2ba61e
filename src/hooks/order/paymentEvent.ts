import { ApiError } from '../../client';
import type { FeatureFlags } from '../../contract';
import { orderError, problemOf, type OrderEvent } from '../../domain';
import type { PaymentStep } from '../../payments';
import { ScriptError } from '../../payments/loadScript';
import { failureOf } from './createKeep';

/** What one step of a payment came to: every way out is an event. */
export async function paymentEvent(
  next: () => Promise<PaymentStep>,
  features: FeatureFlags,
): Promise<OrderEvent> {
  const wasOffline = isOffline();
  try {
    return eventOf(await next());
  } catch (cause) {
    // Without its script nothing was begun; whatever else broke may have broken behind the charge.
    if (cause instanceof ScriptError)
      return { type: 'refused', problem: problemOf('error.payment.notCompleted') };
    if (!(cause instanceof ApiError)) return { type: 'answerLost' };
    // A call that got no answer because there was no connection was never sent, and may be tried again (FAULTS F63).
    const isUnsent = wasOffline && isOffline() && cause.kind === 'network';
    const isUnknown = cause.outcomeUnknown && !isUnsent;
    return isUnknown
      ? { type: 'answerLost' }
      : { type: 'refused', problem: orderError(failureOf(cause), features) };
  }
}

function eventOf(found: PaymentStep): OrderEvent {
  switch (found.next) {
    case 'settled':
      return { type: 'settled', order: found.order };
    case 'challenge':
      return { type: 'challenged', challenge: found.challenge };
    case 'redirect':
      return { type: 'redirected', address: found.address };
    case 'unknown':
      return { type: 'answerLost' };
    case 'awaiting':
      return { type: 'awaited' };
    case 'refused':
      return { type: 'refused', problem: found.problem };
  }
}

const isOffline = () => (globalThis.navigator as Navigator | undefined)?.onLine === false;
