import type { GatewayAnswer, SaveRequest } from '../../src/contract';
import type { Intent, IntentBook } from '../gateways/intents';
import type { Payment, PaymentBook } from './payments';
import { Refusal } from '../db/refusal';
import type { StoredHold } from './stored';

/** How an order was paid, as its confirmation tells it; nothing for free orders and invoices. */
export interface Receipt {
  paidVia: string | null;
  last4: string | null;
}

export interface Ledgers {
  intents: IntentBook;
  payments: PaymentBook;
}

const nothing: Receipt = { paidVia: null, last4: null };

/** Settles the payment of a hold, or refuses with 4002, 4060, 4061. The ledgers decide what was paid, not the request. */
export function payFor(hold: StoredHold, request: SaveRequest, ledgers: Ledgers): Receipt {
  const { orderTotal, isPayByInvoice, gateway } = hold.transaction;
  if (orderTotal === 0 || isPayByInvoice) return nothing;
  if (request.isPayByBitcoin) return payByBitcoin(hold, request, ledgers);
  if (request.paymentMethod !== undefined) return payByOther(request, request.paymentMethod);
  switch (gateway) {
    case 'stripe':
      return receiptOf(checkIntent(hold, request, ledgers.intents));
    case 'spreedly':
      return receiptOf(payByGateway(hold, request, ledgers.payments));
    case 'zooz':
      return payByZooz(hold, request, ledgers.payments);
    case 'paypal':
    case 'free':
      throw unpaid();
  }
}

/** A payment for this hold that went through, although its order was never saved. */
export function paidBefore(
  hold: StoredHold,
  request: Pick<SaveRequest, 'isPayByBitcoin' | 'paymentToken'>,
  { intents, payments }: Ledgers,
): { refund(): void } | undefined {
  const intent = hold.intentId ? intents.find(hold.intentId) : undefined;
  if (intent?.status === 'succeeded' && !intent.refunded) return { refund: () => intents.refund(intent.id) };
  const source = request.isPayByBitcoin ? payments.find(request.paymentToken ?? '') : undefined;
  const paid = [...payments.ofHold(hold.token), ...(source ? [source] : [])].find(
    ({ state, refunded }) => state === 'succeeded' && !refunded,
  );
  return paid && { refund: () => payments.refund(paid.id) };
}

/** Bitcoins that arrived for a hold and pay for nothing so far. */
export const bitcoinsOf = ({ token }: StoredHold, { payments }: Pick<Ledgers, 'payments'>) =>
  payments
    .ofHold(token)
    .find(({ kind, state, refunded }) => kind === 'bitcoin' && state === 'succeeded' && !refunded);

const unpaid = () => new Refusal(4002, 'The payment has not been completed.');

const receiptOf = ({ brand, last4 }: { brand?: string; last4?: string }): Receipt => ({
  paidVia: brand ?? null,
  last4: last4 ?? null,
});

function checkIntent(hold: StoredHold, request: SaveRequest, intents: IntentBook): Intent {
  const intent = intents.find(hold.intentId ?? '');
  const isSettled =
    intent?.status === 'succeeded' &&
    !intent.refunded &&
    pays(hold, intent) &&
    (request.paymentIntentId === undefined || request.paymentIntentId === intent.id);
  if (!isSettled) throw unpaid();
  return intent;
}

const pays = ({ transaction }: StoredHold, { amount, currency }: Pick<Payment, 'amount' | 'currency'>) =>
  amount === transaction.orderTotal && currency === transaction.currency.code;

/** No provider stands behind a method of the page's own: like a test card, its token says what would become of it. */
function payByOther({ paymentToken }: SaveRequest, method: string): Receipt {
  if (!paymentToken?.startsWith('test_')) throw new Refusal(4060, 'The payment was declined.');
  return { paidVia: method, last4: null };
}

function payByZooz(hold: StoredHold, request: SaveRequest, payments: PaymentBook): Receipt {
  const payment = payments.find(request.paymentRequestToken ?? '');
  const isSettled =
    payment?.kind === 'zooz' && payment.state === 'succeeded' && payment.holdToken === hold.token;
  if (!isSettled || payment.refunded || !pays(hold, payment)) throw unpaid();
  return { paidVia: payment.brand ?? 'Zooz', last4: payment.last4 ?? null };
}

/** Of this hold, where its buyer's page has read it; otherwise the source is whoever's has its id. It is used once. */
function payByBitcoin(hold: StoredHold, request: SaveRequest, { intents, payments }: Ledgers): Receipt {
  const source = payments.find(request.paymentToken ?? '');
  const isPaid = source?.kind === 'bitcoin' && source.state === 'succeeded' && !source.refunded;
  if (!isPaid || !pays(hold, source) || (source.holdToken ?? hold.token) !== hold.token) throw unpaid();
  payments.consume(source.id, hold.token);
  if (hold.intentId) intents.cancel(hold.intentId);
  return { paidVia: 'Bitcoin', last4: null };
}

/**
 * 000 §4 3-D Secure via gateway: the first save charges the card or is answered with a challenge, one with `complete` asks
 * what became of it, and one with the transaction as `paymentIntentId` relies on it.
 */
function payByGateway(hold: StoredHold, request: SaveRequest, payments: PaymentBook): Payment {
  const reference = request.complete ? request.transactionToken : request.paymentIntentId;
  const known = reference
    ? payments.find(reference)
    : payments.ofHold(hold.token).find(({ kind, state }) => kind === 'card' && state === 'succeeded');
  if (known || reference) {
    if (known?.kind !== 'card' || known.holdToken !== hold.token || known.refunded) throw unpaid();
    return settled(known, !!request.complete);
  }
  const card = payments.card(request.paymentToken ?? '');
  if (!card) throw unpaid();
  const { orderTotal, currency } = hold.transaction;
  const order = { holdToken: hold.token, amount: orderTotal, currency: currency.code };
  // A challenge that was left could still be answered, and charge a second time.
  payments.cancelOf(hold.token);
  return settled(payments.purchase(card, { ...order, challenges: !!request.enable3dSecure }), true);
}

/** `tells`: the gateway's answer is what the caller asked for. */
function settled(payment: Payment, isReported: boolean): Payment {
  if (payment.state === 'succeeded') return payment;
  if (payment.state === 'challenged' && isReported) throw answered({ state: 'pending', token: payment.id });
  if (payment.state !== 'failed' || !isReported) throw unpaid();
  const reason = payment.reason ?? '';
  // A card that was never challenged was declined by its bank; the gateway's words override the message (000 §8).
  if (payment.challenged)
    throw answered({ state: 'gateway_processing_failed', token: payment.id, message: reason });
  throw new Refusal(4060, reason, undefined, { processorError: reason });
}

const answered = (answer: GatewayAnswer) => new Refusal(4061, JSON.stringify(answer));
