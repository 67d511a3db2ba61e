import type { Intent } from './intents';
import type { StripeLedger } from './stripeLedger';

/**
 * What comes of a payment, whatever card it is made with:
 * - `succeeded`, `challenge`, or `{ decline }` in these words;
 * - `answerLost`: it goes through, and nobody hears of it; with a number, so many readings of it get lost as well;
 * - `notSent`: it never gets there; `throws`: neither, and the script throws where it should answer;
 * - `processing`: the bank does not decide; with a number, it does after so many readings;
 * - `{ status }`: any other, and no money is taken.
 * @public
 */
export type StripeOutcome =
  | 'succeeded'
  | 'challenge'
  | 'answerLost'
  | 'notSent'
  | 'throws'
  | 'processing'
  | { answerLost: number }
  | { processing: number }
  | { status: string }
  | { decline: string; code?: string };

export type DisplayedIntent = Intent & { displayStatus?: string };

/** A confirmation as its caller hears of it: `lost` when the connection failed. */
type Heard = DisplayedIntent | 'lost' | undefined;

/** Plays outcomes on a ledger: what the ledger does not know is kept here. */
export function createOutcomes(ledger: StripeLedger) {
  const statuses = new Map<string, string>();
  const undecided = new Map<string, { left: number; decide: () => Promise<unknown> }>();
  const lost = new Map<string, number>();

  async function confirm(secret: string, card: string, outcome: StripeOutcome | undefined): Promise<Heard> {
    statuses.delete(secret);
    undecided.delete(secret);
    if (outcome === undefined) return ledger.confirm(secret, card);
    if (outcome === 'throws') throw new TypeError('The fake was told to throw');
    if (outcome === 'notSent') return 'lost';
    if (outcome === 'succeeded') return ledger.confirm(secret, card, 'succeeds');
    if (outcome === 'challenge') return ledger.confirm(secret, card, 'challenge');
    if (outcome === 'answerLost' || (typeof outcome === 'object' && 'answerLost' in outcome)) {
      lost.set(secret, outcome === 'answerLost' ? 0 : outcome.answerLost);
      await ledger.confirm(secret, card, 'succeeds');
      return 'lost';
    }
    if (outcome === 'processing' || 'processing' in outcome) {
      const left = outcome === 'processing' ? Infinity : outcome.processing;
      undecided.set(secret, { left, decide: () => ledger.confirm(secret, card, 'succeeds') });
      statuses.set(secret, 'processing');
      return toDisplayed(await ledger.retrieve(secret));
    }
    if ('status' in outcome) {
      statuses.set(secret, outcome.status);
      return toDisplayed(await ledger.retrieve(secret));
    }
    const { decline: message, code = 'card_declined' } = outcome;
    return ledger.confirm(secret, card, { code, message });
  }

  async function read(secret: string): Promise<Heard> {
    const unheard = lost.get(secret) ?? 0;
    lost.set(secret, unheard - 1);
    if (unheard > 0) return 'lost';
    const waiting = undecided.get(secret);
    if (waiting && waiting.left <= 0) {
      undecided.delete(secret);
      statuses.delete(secret);
      await waiting.decide();
    } else if (waiting) waiting.left -= 1;
    return toDisplayed(await ledger.retrieve(secret));
  }

  const toDisplayed = (intent: Intent | undefined): DisplayedIntent | undefined => {
    const displayStatus = intent && statuses.get(intent.secret);
    return intent && displayStatus ? { ...intent, displayStatus } : intent;
  };
  return { confirm, read };
}
