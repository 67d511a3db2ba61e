import type { SaveRequest } from '../../src/contract';
import type { Clock } from '../../src/domain/time/clock';
import type { Holds } from './holds';
import { bitcoinsOf, paidBefore, type Ledgers } from './receipts';
import { Refusal } from '../db/refusal';
import type { StoredHold } from './stored';

/** Milliseconds a hold may be paid for without its order: the widget gives a save up after 60 s and may send it again. */
const unsavedPaymentMs = 120_000;

/** What one run of the job did. */
export interface Reconciliation {
  orders: number;
  refunds: number;
}

interface ReconcileParts extends Ledgers {
  clock: Clock;
  holds: Holds;
  /** Makes the order of a hold. Refuses as a save does. */
  finish: (hold: StoredHold, request: SaveRequest) => void;
}

/**
 * Payments without an order, whose buyer may never come back: a save that was lost, a page that was closed behind the charge. A hold that
 * is alive becomes the order it was paid for, by the answers that were saved before the payment; one that has ended, or
 * whose answers don't make an order by then, is refunded. So are bitcoins that pay for nothing.
 */
export function createUnsavedPayments(parts: ReconcileParts) {
  const { clock, holds } = parts;
  const paymentOf = (hold: StoredHold) => {
    if (hold.status !== 'complete') return paidBefore(hold, {}, parts);
    // Paid otherwise, or by another address of the same hold.
    const spare = bitcoinsOf(hold, parts);
    return spare && { refund: () => parts.payments.refund(spare.id) };
  };
  const unsaved = () => {
    holds.expireDue();
    return holds.all().filter((hold) => paymentOf(hold) !== undefined);
  };

  function settle(hold: StoredHold): keyof Reconciliation | undefined {
    if (hold.status !== 'keep') {
      paymentOf(hold)?.refund();
      return 'refunds';
    }
    hold.paidSince ??= clock.now();
    if (clock.now() - hold.paidSince < unsavedPaymentMs) return undefined;
    try {
      parts.finish(hold, requestOf(hold, parts));
      return 'orders';
    } catch (error) {
      // Its buyer may still mend what is refused; when the hold ends, the money goes back.
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  return {
    /** True when `reconcile` would change something, now or later. */
    isDue: () => unsaved().length > 0,
    reconcile(): Reconciliation {
      const done: Reconciliation = { orders: 0, refunds: 0 };
      for (const hold of unsaved()) {
        const did = settle(hold);
        if (did) done[did] += 1;
      }
      return done;
    },
  };
}

/** The order as far as the backend knows it: whoever comes first pays. Nobody can press the button without agreeing to the terms. */
function requestOf(hold: StoredHold, ledgers: Ledgers): SaveRequest {
  const { token, transaction, personTickets } = hold;
  const [first] = personTickets;
  const answer = (meaning: string) =>
    first?.formSubmission.entities.find(({ attributeKey }) => attributeKey === meaning)
      ?.submissionValues[0] ?? '';
  const isCharged = ledgers.intents.find(hold.intentId ?? '')?.status === 'succeeded';
  const bitcoins = isCharged ? undefined : bitcoinsOf(hold, ledgers);
  const zooz = ledgers.payments
    .ofHold(token)
    .find(({ kind, state }) => kind === 'zooz' && state === 'succeeded');
  return {
    token,
    orderTotal: transaction.orderTotal,
    currency: transaction.currency.code,
    billingAddress: {
      firstName: answer('firstName'),
      lastName: answer('lastName'),
      email: answer('email'),
    },
    personTickets: personTickets.map(({ id, formSubmission }) => ({ id, formSubmission })),
    legalAgreement: true,
    additionalTermsConsent: true,
    showInCommunity: false,
    payByInvoice: false,
    freeEvent: transaction.freeEvent,
    ...(bitcoins ? { isPayByBitcoin: true, paymentToken: bitcoins.id } : {}),
    ...(zooz ? { isZooz: true, paymentRequestToken: zooz.id } : {}),
  };
}
