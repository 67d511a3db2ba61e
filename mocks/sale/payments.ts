import type { Minor, SaveRequest } from '../../src/contract';
import type { IntentError } from '../gateways/testCards';
import { brandOf, testCardOf } from '../gateways/testCards';
import { lettersOf, type CreateToken } from '../db/hash';
import type { Rows } from '../db/rows';

type PaymentKind = 'card' | 'paypal' | 'zooz' | 'bitcoin';

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
  /** The hold it pays for; a bitcoin source has one once its buyer's page has read it. */
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

/** A card in the vault of the hosted fields. The number is not stored. */
export interface CardToken {
  id: string;
  brand: string;
  last4: string;
  outcome: 'succeeds' | 'challenge' | IntentError;
}

export interface PaymentRows {
  payments: Rows<Payment>;
  cards: Rows<CardToken>;
  /** Default: the same in every run. */
  token?: CreateToken;
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
  /** Says which order a payment becomes once it is paid. */
  promise(id: string, order: NonNullable<Payment['order']>): Payment;
  /** The provider's word about an open or challenged payment: it is not believed from anyone else. */
  settle(id: string, outcome: 'succeeded' | 'failed' | 'canceled'): Payment | undefined;
  /** The hold a bitcoin source was made for; whoever asks first. */
  claim(id: string, holdToken: string): void;
  /** Takes the money of a chargeable source, for a hold. */
  consume(id: string, holdToken: string): void;
  /** Gives back what was paid; nothing happens where nothing was. */
  refund(id: string): void;
  /** The hold ended: what waits for its buyer is over. Bitcoins can be sent to an address all the same. */
  cancelOf(holdToken: string): void;
  find(id: string): Payment | undefined;
  ofHold(holdToken: string): Payment[];
  withOrder(orderId: string): Payment | undefined;
  count(kind: PaymentKind): number;
}

interface PaymentOrder {
  holdToken: string;
  amount: Minor;
  currency: string;
}

const prefixes: Record<PaymentKind, string> = { card: 'gt', paypal: 'EC', zooz: 'zz', bitcoin: 'src' };

/** A book over the rows that the world keeps. */
export function createPaymentBook({ payments, cards, token = lettersOf }: PaymentRows): PaymentBook {
  const byHold = new Map<string, string[]>();
  const note = ({ id, holdToken }: Payment) => {
    const known = byHold.get(holdToken ?? '') ?? [];
    if (holdToken && !known.includes(id)) byHold.set(holdToken, [...known, id]);
  };
  payments.all().forEach(note);
  const add = (
    kind: PaymentKind,
    order: Partial<PaymentOrder> & { amount: Minor },
    rest: Partial<Payment>,
  ) => {
    const id = `${prefixes[kind]}_${token(`${kind} payment ${payments.all().length + 1}`, 20)}`;
    const { holdToken, amount, currency = 'USD' } = order;
    const payment = payments.add({
      id,
      kind,
      amount,
      currency,
      state: 'open',
      charges: 0,
      refunded: false,
      ...(holdToken ? { holdToken } : {}),
      ...rest,
    });
    note(payment);
    return payment;
  };
  const ofHold = (holdToken: string) => (byHold.get(holdToken) ?? []).map((id) => payments.get(id));
  const isWaiting = ({ state }: Payment) => state === 'open' || state === 'challenged';

  return {
    tokenize: (cardNumber) => {
      const id = `pm_${token(`card ${cards.all().length + 1}`, 20)}`;
      const { outcome } = testCardOf(cardNumber);
      return cards.add({ id, brand: brandOf(cardNumber).name, last4: cardNumber.slice(-4), outcome });
    },
    card: (token) => cards.find(token),
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
    promise: (id, order) => payments.change(id, { order }),
    settle: (id, outcome) => {
      const payment = payments.find(id);
      if (!payment || !isWaiting(payment)) return payment;
      return payments.change(id, {
        state: outcome,
        ...(outcome === 'failed' ? { reason: 'The payment could not be verified.' } : {}),
        // Bitcoins that arrived are charged when the order is saved.
        charges: outcome === 'succeeded' && payment.kind !== 'bitcoin' ? 1 : 0,
      });
    },
    claim: (id, holdToken) => {
      if (!payments.get(id).holdToken) note(payments.change(id, { holdToken }));
    },
    consume: (id, holdToken) => {
      if (payments.find(id)?.state !== 'succeeded') return;
      note(payments.change(id, { state: 'consumed', charges: 1, holdToken }));
    },
    refund: (id) => {
      const payment = payments.find(id);
      if (payment && (payment.charges > 0 || payment.state === 'succeeded'))
        payments.change(id, { refunded: true });
    },
    cancelOf: (holdToken) => {
      for (const payment of ofHold(holdToken))
        if (isWaiting(payment) && payment.kind !== 'bitcoin')
          payments.change(payment.id, { state: 'canceled' });
    },
    find: (id) => payments.find(id),
    ofHold,
    withOrder: (orderId) => payments.all().find(({ order }) => order?.id === orderId),
    count: (kind) => payments.all().filter((payment) => payment.kind === kind).length,
  };
}
