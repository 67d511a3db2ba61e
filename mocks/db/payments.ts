import type { Minor, SaveRequest } from '../../src/contract';
import type { IntentError } from '../gateways/intents';
import { brandOf, testCardOf } from '../gateways/testCards';
import { lettersOf } from './hash';

export type PaymentKind = 'card' | 'paypal' | 'zooz' | 'bitcoin';

/**
 * `open`: waits for its buyer or for bitcoins. `challenged`: the bank asks first. `succeeded`: paid; of a bitcoin source,
 * chargeable. `consumed`: an order was saved with the source. `failed`, `canceled`: no money was taken.
 */
export type PaymentState = 'open' | 'challenged' | 'succeeded' | 'consumed' | 'failed' | 'canceled';

/** A payment as its provider keeps it; those of Stripe's cards are intents. */
export interface Payment {
  id: string;
  kind: PaymentKind;
  amount: Minor;
  /** ISO 4217. */
  currency: string;
  state: PaymentState;
  /** The hold it pays for; a bitcoin source is told with the order. */
  holdToken?: string;
  /** How often money was taken; never more than once. */
  charges: number;
  refunded: boolean;
  /** The bank asked first. */
  challenged?: boolean;
  brand?: string;
  last4?: string;
  /** Why it failed, in the provider's words. */
  reason?: string;
  /** PayPal: the order it becomes once it is paid. */
  order?: { id: string; token: string; request: SaveRequest };
}

/** A card in the vault of the hosted fields. The number is not kept. */
export interface CardToken {
  id: string;
  brand: string;
  last4: string;
  outcome: 'succeeds' | 'challenge' | IntentError;
}

export interface StoredPayments {
  payments: Payment[];
  cards: CardToken[];
}

/** Gateways with hosted fields, PayPal, zooz and bitcoin, in memory. Steps leave an unknown payment alone. */
export interface PaymentBook {
  /** The only place a card number is given to. Answers the payment token. */
  tokenize(cardNumber: string): CardToken;
  card(token: string): CardToken | undefined;
  /** Charges a card; a bank that wants to asks first when `challenges`. */
  purchase(card: CardToken, order: PaymentOrder & { challenges: boolean }): Payment;
  /** Opens a payment that waits for its buyer. */
  open(kind: 'paypal' | 'zooz', order: PaymentOrder): Payment;
  /** A source of bitcoins that waits for them. Amount in US cents. */
  createBitcoinSource(order: { amount: Minor }): Payment;
  /** The provider's word about an open or challenged payment: it is not believed from anyone else. */
  settle(id: string, outcome: 'succeeded' | 'failed' | 'canceled'): Payment | undefined;
  /** Takes the money of a chargeable source, for a hold. */
  consume(id: string, holdToken: string): void;
  /** Gives back what was paid; nothing happens where nothing was. */
  refund(id: string): void;
  /** The hold ended: what waits for its buyer is over. */
  cancelOf(holdToken: string): void;
  find(id: string): Payment | undefined;
  ofHold(holdToken: string): Payment[];
  withOrder(orderId: string): Payment | undefined;
  count(kind: PaymentKind): number;
  snapshot(): StoredPayments;
}

interface PaymentOrder {
  holdToken: string;
  amount: Minor;
  currency: string;
}

const prefixes: Record<PaymentKind, string> = { card: 'gt', paypal: 'EC', zooz: 'zz', bitcoin: 'src' };

export function createPaymentBook(stored?: StoredPayments): PaymentBook {
  const payments = new Map((stored?.payments ?? []).map((payment) => [payment.id, payment]));
  const byHold = new Map<string, Payment[]>();
  const note = (payment: Payment) => {
    if (!payment.holdToken) return;
    byHold.set(payment.holdToken, [...(byHold.get(payment.holdToken) ?? []), payment]);
  };
  payments.forEach(note);
  const cards = new Map((stored?.cards ?? []).map((card) => [card.id, card]));
  const add = (
    kind: PaymentKind,
    order: Partial<PaymentOrder> & { amount: Minor },
    rest: Partial<Payment>,
  ) => {
    const id = `${prefixes[kind]}_${lettersOf(`${kind} payment ${payments.size + 1}`, 20)}`;
    const { holdToken, amount, currency = 'USD' } = order;
    const payment: Payment = {
      ...{ id, kind, amount, currency, state: 'open', charges: 0, refunded: false },
      ...(holdToken ? { holdToken } : {}),
      ...rest,
    };
    payments.set(id, payment);
    note(payment);
    return payment;
  };
  const ofHold = (holdToken: string) => byHold.get(holdToken) ?? [];
  const isWaiting = ({ state }: Payment) => state === 'open' || state === 'challenged';

  return {
    tokenize: (cardNumber) => {
      const id = `pm_${lettersOf(`card ${cards.size + 1}`, 20)}`;
      const { outcome } = testCardOf(cardNumber);
      const card = { id, brand: brandOf(cardNumber).name, last4: cardNumber.slice(-4), outcome };
      cards.set(id, card);
      return card;
    },
    card: (token) => cards.get(token),
    purchase: ({ brand, last4, outcome }, { challenges, ...order }) => {
      const card = { brand, last4 };
      if (outcome === 'succeeds') return add('card', order, { ...card, state: 'succeeded', charges: 1 });
      if (outcome === 'challenge' && challenges)
        return add('card', order, { ...card, state: 'challenged', challenged: true });
      const reason =
        outcome === 'challenge' ? 'Your card was declined: it needs authentication.' : outcome.message;
      return add('card', order, { ...card, state: 'failed', reason });
    },
    open: (kind, order) => add(kind, order, {}),
    createBitcoinSource: (order) => add('bitcoin', order, {}),
    settle: (id, outcome) => {
      const payment = payments.get(id);
      if (!payment || !isWaiting(payment)) return payment;
      payment.state = outcome;
      if (outcome === 'failed') payment.reason = 'The payment could not be verified.';
      // Bitcoins that arrived are charged when the order is saved.
      if (outcome === 'succeeded' && payment.kind !== 'bitcoin') payment.charges += 1;
      return payment;
    },
    consume: (id, holdToken) => {
      const payment = payments.get(id);
      if (payment?.state !== 'succeeded') return;
      payment.state = 'consumed';
      payment.charges += 1;
      payment.holdToken = holdToken;
      note(payment);
    },
    refund: (id) => {
      const payment = payments.get(id);
      if (payment && (payment.charges > 0 || payment.state === 'succeeded')) payment.refunded = true;
    },
    cancelOf: (holdToken) => {
      for (const payment of ofHold(holdToken)) if (isWaiting(payment)) payment.state = 'canceled';
    },
    find: (id) => payments.get(id),
    ofHold,
    count: (kind) => [...payments.values()].filter((payment) => payment.kind === kind).length,
    withOrder: (orderId) => [...payments.values()].find(({ order }) => order?.id === orderId),
    snapshot: () => ({ payments: [...payments.values()], cards: [...cards.values()] }),
  };
}
