import type { PayPalRequest, SaveRequest, SavedOrder } from '../../src/contract';
import type { Clock } from '../../src/domain/time/clock';
import type { CreateToken } from '../db/hash';
import type { Holds } from './holds';
import { orderNames, payPalNames, ticketIdOf } from './orderNames';
import { firstOrderNumber, statusOfNew, type Orders } from './orders';
import type { Payment } from './payments';
import { paidBefore, payFor, type Ledgers, type Receipt } from './receipts';
import { Refusal } from '../db/refusal';
import type { RequestKeys } from '../db/requestKeys';
import { checkSave, readSave, type Attendee, type Others } from './saveRules';
import type { Swaps } from './swaps';
import type { StoredHold, StoredOrder, StoredTicket } from './stored';
import type { World } from '../db/world';

export interface Saves {
  /** Finishes the order of a hold. The same key, or the same hold again, answers the same order; 4092 when the key was for another. */
  save: (token: string, request: SaveRequest, key: string) => SavedOrder;
  /** Makes the order of a hold that is paid for, without anybody who asks for it. Refuses as `save`. */
  make: (hold: StoredHold, request: SaveRequest) => void;
  /** What became of a key. Refuses with 4044 when nothing was saved under it. */
  outcome: (key: string) => SavedOrder;
  /** An order that waits for PayPal. The same hold again answers the same payment. */
  requestPayPal: (request: SaveRequest) => PayPalRequest;
  /** The provider's word about a payment: a PayPal order that is paid is saved. */
  settle: (paymentId: string, outcome: 'succeeded' | 'failed' | 'canceled') => Payment | undefined;
}

interface SaveParts extends Ledgers {
  world: World;
  clock: Clock;
  holds: Holds;
  orders: Orders;
  swaps: Swaps;
  /** Everybody else, as the rules ask about them. */
  others: () => Others;
  /** Where a PayPal order is paid. */
  payPalPage: (payment: Payment) => string;
  requestKeys: RequestKeys;
  token: CreateToken;
  /** Notified of each new order. */
  onSaved: (order: StoredOrder) => void;
}

const answer = (order: Pick<StoredOrder, 'id' | 'token' | 'status'>): SavedOrder => ({
  orderId: order.id,
  token: order.token,
  status: order.status === 'awaitingPayment' ? 'processing' : 'complete',
});

const firstPayPalNumber = 1001;

export function createSaves(parts: SaveParts): Saves {
  const { world, clock, holds, orders, swaps, payments, others, payPalPage, requestKeys, onSaved } = parts;
  const rulesFor = (hold: StoredHold): Others => (hold.swap ? swaps.othersOf(hold, others()) : others());

  const finish = (hold: StoredHold, request: SaveRequest, attendees: Attendee[], paid: Paid): StoredOrder => {
    if (hold.swap) return swaps.finish(hold, attendees, paid.receipt);
    const order = orderOf({ world, hold, request, attendees, paid }, clock.now());
    holds.complete(hold, order.id);
    orders.add(order);
    onSaved(order);
    return order;
  };

  const make = (hold: StoredHold, request: SaveRequest): StoredOrder => {
    const attendees = checkSave(world, request, hold, rulesFor(hold));
    checkBitcoin(world, request);
    const receipt = payFor(hold, request, parts);
    const number = firstOrderNumber + orders.count();
    return finish(hold, request, attendees, { ...orderNames(world, number, parts.token), receipt });
  };
  const note = (key: string, sent: SaveRequest, orderId: string) => {
    requestKeys.note(key, sent);
    orders.noteOutcome(key, orderId);
  };

  return {
    outcome: (key) => {
      const order = orders.outcome(key);
      if (!order) throw new Refusal(4044, 'No order was saved under this key.');
      return answer(order);
    },
    save: (token, sent, key) => {
      holds.expireDue();
      const repeated = orders.outcome(key);
      if (repeated) {
        requestKeys.check(key, sent);
        return answer(repeated);
      }
      const hold = holds.find(token);
      if (!hold) throw new Refusal(4044, 'These tickets are not held.');
      const made = orders.byId(hold.orderId ?? '');
      if (made) {
        note(key, sent, made.id);
        return answer(made);
      }
      const request = readSave(sent);
      keepOrRevive(hold, request, parts);
      const order = make(hold, request);
      note(key, sent, order.id);
      return answer(order);
    },
    make: (hold, request) => void make(hold, request),
    requestPayPal: (sent) => {
      const request = readSave(sent);
      const hold = holds.alive(request.token);
      const { gateway, orderTotal, isPayByInvoice, currency } = hold.transaction;
      if (gateway !== 'paypal' || orderTotal === 0 || isPayByInvoice)
        throw new Refusal(4022, 'This order is not one for PayPal.');
      checkSave(world, request, hold, rulesFor(hold));
      const waiting = payments
        .ofHold(hold.token)
        .find(({ kind, state }) => kind === 'paypal' && state === 'open');
      const order = { holdToken: hold.token, amount: orderTotal, currency: currency.code };
      const payment = waiting ?? payments.open('paypal', order);
      const number = firstPayPalNumber + payments.count('paypal') - 1;
      const names = payment.order ?? payPalNames(world, number, parts.token);
      const promised = payments.promise(payment.id, { id: names.id, token: names.token, request });
      return {
        address: payPalPage(promised),
        transactionId: payment.id,
        orderId: names.id,
        token: names.token,
      };
    },
    settle: (paymentId, outcome) => {
      holds.expireDue();
      const before = payments.find(paymentId)?.state;
      const payment = payments.settle(paymentId, outcome);
      if (!payment?.order || before !== 'open' || payment.state !== 'succeeded') return payment;
      try {
        const { request, ...names } = payment.order;
        const hold = holds.alive(request.token);
        const attendees = checkSave(world, request, hold, rulesFor(hold));
        finish(hold, request, attendees, { ...names, receipt: { paidVia: 'PayPal', last4: null } });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // Someone else took the last seat or address meanwhile.
        payments.refund(payment.id);
      }
      return payments.find(paymentId);
    },
  };
}

function checkBitcoin({ sale }: World, { isPayByBitcoin }: SaveRequest): void {
  // 000 §9: a bitcoin source's currency is USD only.
  if (isPayByBitcoin && (!sale.allowBitcoin || sale.currency.code !== 'USD'))
    throw new Refusal(4022, 'This event does not take bitcoins.');
}

/** A hold that ended can only be finished when its payment went through; if the tickets are gone, it is refunded. */
function keepOrRevive(hold: StoredHold, request: SaveRequest, parts: SaveParts): void {
  if (hold.status === 'keep') return;
  const paid = paidBefore(hold, request, parts);
  if (!paid) throw new Refusal(4044, 'These tickets are no longer held.');
  try {
    if (hold.swap) parts.swaps.checkOpen(hold);
    parts.holds.revive(hold);
  } catch {
    paid.refund();
    throw new Refusal(4044, 'The tickets were sold meanwhile; your payment is refunded.');
  }
}

interface Paid {
  id: string;
  token: string;
  receipt: Receipt;
}

interface Finished {
  world: World;
  hold: StoredHold;
  request: SaveRequest;
  attendees: readonly Attendee[];
  paid: Paid;
}

function orderOf({ world, hold, request, attendees, paid }: Finished, now: number): StoredOrder {
  const { transaction } = hold;
  const [first] = attendees;
  const { billingAddress } = request;
  const { id, token, receipt } = paid;
  const name = [billingAddress.firstName || first?.firstName, billingAddress.lastName || first?.lastName];
  return {
    id,
    token,
    createdDate: new Date(now).toISOString(),
    buyerName: name.filter(Boolean).join(' '),
    buyerEmail: billingAddress.email || (first?.email ?? ''),
    status: statusOfNew(transaction.orderTotal, transaction.isPayByInvoice),
    total: transaction.orderTotal,
    currency: transaction.currency,
    ...receipt,
    invoice: transaction.isPayByInvoice,
    promotionalCode: transaction.promotionalCode,
    tickets: hold.personTickets.map((ticket, index) =>
      ticketOf(hold, ticket.ticketTypeId, attendees[index], ticketIdOf(world, id, index + 1)),
    ),
    billingAddress: addressOf(billingAddress),
    ...(request.customFields && { customFields: { ...request.customFields } }),
    holdToken: hold.token,
  };
}

function ticketOf(
  hold: StoredHold,
  ticketTypeId: string,
  who: Attendee | undefined,
  id: string,
): StoredTicket {
  const line = hold.transaction.tickets.find((ticket) => ticket.id === ticketTypeId);
  return {
    id,
    ticketTypeId,
    ticketName: line?.name ?? '',
    firstName: who?.firstName ?? '',
    lastName: who?.lastName ?? '',
    email: who?.email ?? '',
    totalPaid: line ? line.subtotal / line.quantity : 0,
    tax: line?.tax ?? 0,
    fees: line?.fees ?? 0,
    discount: line?.discount ?? 0,
    answers: who?.answers ?? [],
  };
}

const addressFields = [
  ...(['firstName', 'lastName', 'email', 'country', 'countryCode', 'city'] as const),
  ...(['address1', 'address2', 'state', 'zip', 'company', 'vat', 'billedContact', 'memo'] as const),
];

/** Only what a billing address has: a card field sent by mistake is never stored. */
function addressOf(sent: SaveRequest['billingAddress']): SaveRequest['billingAddress'] {
  const address: SaveRequest['billingAddress'] = { firstName: '', lastName: '', email: '' };
  for (const field of addressFields) {
    const value = sent[field];
    if (typeof value === 'string') address[field] = value;
  }
  return address;
}
