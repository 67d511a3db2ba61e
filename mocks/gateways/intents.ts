import type { Minor } from '../../src/contract';
import { TrackedMap, type StoredEntry } from '../db/changes';
import { lettersOf, type CreateToken } from '../db/hash';
import { brandOf, testCardOf, type TestCard, type IntentError } from './testCards';

/** Where a payment intent stands, in Stripe's words. @public */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/** A payment as Stripe keeps it. Of the card only brand and last four digits are known. @public */
export interface Intent {
  id: string;
  /** Client secret: whoever has it may pay. */
  secret: string;
  amount: Minor;
  /** ISO 4217. */
  currency: string;
  status: IntentStatus;
  refunded: boolean;
  /** How often money was taken; never more than once. */
  charges: number;
  brand?: string;
  last4?: string;
  error?: IntentError;
}

/** Payment intents in memory. Every step but `create` leaves an unknown intent alone and answers `undefined`. */
export interface IntentBook {
  create(order: { amount: Minor; currency: string }): Intent;
  /** By id or secret. */
  find(idOrSecret: string): Intent | undefined;
  /** The only place a card number is given to; it is forgotten at once. `outcome`: default, what the test card stands for. */
  confirm(secret: string, cardNumber: string, outcome?: TestCard['outcome']): Intent | undefined;
  /** The bank's answer to a challenge, by id or secret. */
  authenticate(idOrSecret: string, outcome: ChallengeOutcome): Intent | undefined;
  cancel(id: string): void;
  refund(id: string): void;
  all(): Intent[];
  /** What changed since this was last called. */
  changes(): StoredEntry[];
}

/** How a 3-D Secure challenge ends. @public */
export type ChallengeOutcome = 'succeeded' | 'failed';

const failedChallenge: IntentError = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export function createIntentBook(stored: readonly Intent[] = [], token: CreateToken = lettersOf): IntentBook {
  const byId = new TrackedMap(
    stored.map((intent) => [intent.id, intent] as const),
    { mutable: true },
  );
  const idOfSecret = new Map(stored.map(({ id, secret }) => [secret, id]));
  const ofSecret = (secret: string) => byId.get(idOfSecret.get(secret) ?? '');
  const find = (idOrSecret: string) => byId.get(idOrSecret) ?? ofSecret(idOrSecret);
  const charge = (intent: Intent) => {
    intent.status = 'succeeded';
    intent.charges += 1;
  };

  return {
    find,
    create: ({ amount, currency }) => {
      const id = `pi_${token(`intent ${byId.size + 1}`, 24)}`;
      const secret = `${id}_secret_${token(`secret ${byId.size + 1}`, 24)}`;
      const intent: Intent = {
        id,
        secret,
        amount,
        currency,
        status: 'requires_payment_method',
        refunded: false,
        charges: 0,
      };
      byId.set(id, intent);
      idOfSecret.set(secret, id);
      return intent;
    },
    confirm: (secret, cardNumber, outcome = testCardOf(cardNumber).outcome) => {
      const intent = ofSecret(secret);
      if (intent?.status !== 'requires_payment_method' && intent?.status !== 'requires_action') return intent;
      delete intent.error;
      intent.brand = brandOf(cardNumber).name;
      intent.last4 = cardNumber.slice(-4);
      if (outcome === 'succeeds') charge(intent);
      else if (outcome === 'challenge') intent.status = 'requires_action';
      else {
        intent.status = 'requires_payment_method';
        intent.error = outcome;
      }
      return intent;
    },
    authenticate: (idOrSecret, outcome) => {
      const intent = find(idOrSecret);
      if (intent?.status !== 'requires_action') return intent;
      if (outcome === 'succeeded') charge(intent);
      else {
        intent.status = 'requires_payment_method';
        intent.error = failedChallenge;
      }
      return intent;
    },
    cancel: (id) => {
      const intent = byId.get(id);
      if (intent) intent.status = 'canceled';
    },
    refund: (id) => {
      const intent = byId.get(id);
      if (intent) intent.refunded = true;
    },
    all: () => [...byId.values()],
    changes: () => byId.changes('intents'),
  };
}
