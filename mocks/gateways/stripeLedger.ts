import type { Minor } from '../../src/contract';
import type { TestCard } from './testCards';
import { createIntentBook, type ChallengeOutcome, type Intent, type IntentBook } from './intents';

/** Stripe's side of a payment, as the fake of its script talks to it. Unknown intents answer `undefined`. @public */
export interface StripeLedger {
  create(order: { amount: Minor; currency: string }): Promise<Intent>;
  /** Pays with a card. The number goes no further than this call. `outcome`: default, what the test card stands for. */
  confirm(secret: string, cardNumber: string, outcome?: TestCard['outcome']): Promise<Intent | undefined>;
  /** By id or secret. */
  retrieve(idOrSecret: string): Promise<Intent | undefined>;
  /** The bank's answer to a challenge, by id or secret. */
  authenticate(idOrSecret: string, outcome: ChallengeOutcome): Promise<Intent | undefined>;
}

/** Where a ledger's intents are stored. @public */
export interface StripeLedgerOptions {
  /** Where the intents are; read for each step, since a reset replaces it. */
  book?: () => IntentBook;
  /** Runs one step alone and keeps what it changed. */
  step?: <T>(changes: boolean, run: () => T) => Promise<T>;
}

/** A ledger of its own, or with `book` and `step` the one of a mock backend. @public */
export function createStripeLedger(options: StripeLedgerOptions = {}): StripeLedger {
  const own = createIntentBook();
  const book = options.book ?? (() => own);
  const step = options.step ?? (<T>(_: boolean, run: () => T) => Promise.resolve(run()));
  const copy = (intent: Intent | undefined) => (intent ? structuredClone(intent) : undefined);
  return {
    create: (order) => step(true, () => structuredClone(book().create(order))),
    confirm: (secret, cardNumber, outcome) =>
      step(true, () => copy(book().confirm(secret, cardNumber, outcome))),
    retrieve: (idOrSecret) => step(false, () => copy(book().find(idOrSecret))),
    authenticate: (idOrSecret, outcome) => step(true, () => copy(book().authenticate(idOrSecret, outcome))),
  };
}
