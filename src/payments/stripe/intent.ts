import type { PaymentIntent, Stripe, StripeError } from '@stripe/stripe-js';
import { deadlines, withDeadline } from '../deadlines';
import { retry } from '../../loading/retry';

interface Where {
  url?: string | null;
}

/** `authorize_with_url` belongs to Stripe's older vocabulary. */
interface NextAction {
  redirect_to_url?: Where | null;
  authorize_with_url?: Where | null;
}

/** An intent in either vocabulary: which one, the API version of the backend's account decides. */
export type Intent = Omit<PaymentIntent, 'status' | 'next_action'> & {
  status: string;
  next_action?: NextAction | null;
  /** The older name of `next_action`. */
  next_source_action?: NextAction | null;
};

/** Nothing was taken, and it can be paid with a card. */
export const isUnpaid = ({ status }: Intent): boolean =>
  ['requires_payment_method', 'requires_source', 'requires_confirmation'].includes(status);

/** The bank wants to ask the buyer. */
export const isChallenged = ({ status }: Intent): boolean =>
  status === 'requires_action' || status === 'requires_source_action';

/** Where the bank asks. */
export function challengeUrlOf({ next_action, next_source_action }: Intent): string | undefined {
  const action = next_action ?? next_source_action;
  return (action?.redirect_to_url ?? action?.authorize_with_url)?.url ?? undefined;
}

type Reading = { intent: Intent } | { intent: null; error: StripeError | undefined };

/** The intent as Stripe has it now, or why it can't be had in three tries. */
export async function readIntent(stripe: Stripe, secret: string): Promise<Reading> {
  let said: StripeError | undefined;
  try {
    const intent = await retry(async () => {
      const { paymentIntent, error } = await withDeadline('retrievePaymentIntent', deadlines.readMs, () =>
        stripe.retrievePaymentIntent(secret),
      );
      if (paymentIntent) return paymentIntent;
      said = error;
      throw new Error(error.message);
    });
    return { intent };
  } catch {
    return { intent: null, error: said };
  }
}

/** How often a bank that has not decided is asked again, and the pause before that: 20 s in all. */
const undecided = { times: 10, pauseMs: 2_000 };

/** The same intent once the bank has decided; still `processing` when it takes longer than a buyer can be left waiting. */
export async function decided(stripe: Stripe, secret: string, intent: Intent): Promise<Intent> {
  let latest = intent;
  for (let attempts = 0; latest.status === 'processing' && attempts < undecided.times; attempts += 1) {
    await new Promise((resolve) => setTimeout(resolve, undecided.pauseMs));
    latest = (await readIntent(stripe, secret)).intent ?? latest;
  }
  return latest;
}
