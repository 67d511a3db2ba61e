import type { Intent } from './intents';

/** `sources` is Stripe's of 2018, which accounts with an API version of then still meet. */
type StripeVocabulary = 'intents' | 'sources';

export interface ViewOptions {
  /** The bank's page for cards that need a challenge. Default: `/challenge.html`. */
  challengeUrl?: string;
  /** Names of the statuses and of what comes next. Default: `intents`. */
  vocabulary?: StripeVocabulary;
}

export interface FakeError {
  type: 'validation_error' | 'card_error' | 'invalid_request_error' | 'api_connection_error';
  code?: string;
  decline_code?: string;
  message: string;
  payment_intent?: ReturnType<typeof viewOf>;
}

export const missing: FakeError = {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such payment_intent.',
};

/** In Stripe's own words. */
export const noConnection: FakeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
};

const olderNames: Record<string, string> = {
  requires_payment_method: 'requires_source',
  requires_action: 'requires_source_action',
};

/** What the last confirmation of an intent was given. */
export interface Tried {
  method?: string;
  returnUrl?: string;
}

/** An intent as Stripe.js answers it. */
export function viewOf(
  intent: Intent & { displayStatus?: string },
  { challengeUrl = '/challenge.html', vocabulary }: ViewOptions,
  { method, returnUrl }: Tried = {},
) {
  const status = intent.displayStatus ?? intent.status;
  const url = status === 'requires_action' && challengeAddress(challengeUrl, intent.id, returnUrl);
  const isOlder = vocabulary === 'sources';
  const said = {
    id: intent.id,
    object: 'payment_intent',
    client_secret: intent.secret,
    amount: intent.amount,
    currency: intent.currency.toLowerCase(),
    status: isOlder ? (olderNames[status] ?? status) : status,
    livemode: false,
    last_payment_error: intent.error
      ? {
          type: 'card_error',
          code: intent.error.code,
          message: intent.error.message,
          ...(method && { payment_method: { id: method } }),
        }
      : null,
  };
  if (isOlder)
    return {
      ...said,
      next_source_action: url ? { type: 'authorize_with_url', authorize_with_url: { url } } : null,
    };
  return { ...said, next_action: url ? { type: 'redirect_to_url', redirect_to_url: { url } } : null };
}

/** As the real one it hands the return address on to the bank. */
function challengeAddress(challengeUrl: string, id: string, returnUrl: string | undefined): string {
  const url = new URL(challengeUrl, globalThis.location.href);
  url.searchParams.set('intent', id);
  if (returnUrl) url.searchParams.set('return_url', returnUrl);
  return url.href;
}

export const declineOf = (intent: Intent, options: ViewOptions): FakeError => ({
  type: 'card_error',
  code: intent.error?.code ?? 'card_declined',
  ...(intent.error?.declineCode ? { decline_code: intent.error.declineCode } : {}),
  message: intent.error?.message ?? '',
  payment_intent: viewOf(intent, options),
});

export const unexpected = (intent: Intent, options: ViewOptions): { error: FakeError } => ({
  error: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message:
      intent.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : 'This PaymentIntent has been canceled and can no longer be paid.',
    payment_intent: viewOf(intent, options),
  },
});
