import type { SaveRequest, SavedOrder } from '../../src/contract';
import type { Clock } from '../../src/domain/clock';
import type { Intent, IntentBook } from '../gateways/intents';
import { lettersOf } from './hash';
import type { Holds } from './holds';
import { firstOrderNumber, statusOfNew, type Orders } from './orders';
import { Refusal } from './refusal';
import { checkSave, readSave, type Attendee } from './saveRules';
import type { StoredHold, StoredOrder, StoredTicket, World } from './world';

export interface Saves {
  /** Finishes the order of a hold. The same key, or the same hold again, answers the same order. */
  save: (token: string, request: SaveRequest, key: string) => SavedOrder;
  /** What became of a key. Refuses with 4044 when nothing was saved under it. */
  outcome: (key: string) => SavedOrder;
}

interface SaveParts {
  world: World;
  clock: Clock;
  holds: Holds;
  orders: Orders;
  intents: IntentBook;
}

const answer = (order: StoredOrder): SavedOrder => ({
  orderId: order.id,
  token: order.token,
  status: order.status === 'awaitingPayment' ? 'processing' : 'complete',
});

export function createSaves({ world, clock, holds, orders, intents }: SaveParts): Saves {
  return {
    outcome: (key) => {
      const order = orders.outcome(key);
      if (!order) throw new Refusal(4044, 'No order was saved under this key.');
      return answer(order);
    },
    save: (token, sent, key) => {
      holds.expireDue();
      const repeated = orders.outcome(key);
      if (repeated) return answer(repeated);
      const hold = holds.find(token);
      if (!hold) throw new Refusal(4044, 'These tickets are not held.');
      const made = orders.byId(hold.orderId ?? '');
      if (made) {
        orders.noteOutcome(key, made.id);
        return answer(made);
      }
      const request = readSave(sent);
      keepOrRevive(hold, holds, intents);
      const attendees = checkSave(world, request, hold, orders.hasAttendee);
      const intent = hold.intentId ? checkPayment(hold, request, intents) : undefined;
      const order = orderOf({ world, hold, request, attendees, intent }, clock.now(), orders.count());
      holds.complete(hold, order.id);
      orders.add(order);
      orders.noteOutcome(key, order.id);
      return answer(order);
    },
  };
}

/** A hold that ended can only be finished when its payment went through; if the tickets are gone, it is refunded. */
function keepOrRevive(hold: StoredHold, holds: Holds, intents: IntentBook): void {
  if (hold.status === 'keep') return;
  const paid = hold.intentId ? intents.find(hold.intentId) : undefined;
  if (paid?.status !== 'succeeded' || paid.refunded)
    throw new Refusal(4044, 'These tickets are no longer held.');
  try {
    holds.revive(hold);
  } catch {
    intents.refund(paid.id);
    throw new Refusal(4044, 'The tickets were sold meanwhile; your payment is refunded.');
  }
}

/** The ledger decides what was paid, not the request. */
function checkPayment(hold: StoredHold, request: SaveRequest, intents: IntentBook): Intent {
  const intent = intents.find(hold.intentId ?? '');
  const isSettled =
    intent?.status === 'succeeded' &&
    !intent.refunded &&
    intent.amount === hold.transaction.orderTotal &&
    intent.currency === hold.transaction.currency.code &&
    (request.paymentIntentId === undefined || request.paymentIntentId === intent.id);
  if (!isSettled) throw new Refusal(4002, 'The payment has not been completed.');
  return intent;
}

interface Finished {
  world: World;
  hold: StoredHold;
  request: SaveRequest;
  attendees: readonly Attendee[];
  intent: Intent | undefined;
}

function orderOf(
  { world, hold, request, attendees, intent }: Finished,
  now: number,
  before: number,
): StoredOrder {
  const { transaction } = hold;
  const [first] = attendees;
  const { billingAddress } = request;
  const number = firstOrderNumber + before;
  const name = [billingAddress.firstName || first?.firstName, billingAddress.lastName || first?.lastName];
  return {
    id: `2000-${number}`,
    token: `or_${lettersOf(`order ${world.event.id} ${number}`, 24)}`,
    createdDate: new Date(now).toISOString(),
    buyerName: name.filter(Boolean).join(' '),
    buyerEmail: billingAddress.email || (first?.email ?? ''),
    status: statusOfNew(transaction.orderTotal, transaction.isPayByInvoice),
    total: transaction.orderTotal,
    currency: transaction.currency,
    paidVia: intent?.brand ?? null,
    last4: intent?.last4 ?? null,
    invoice: transaction.isPayByInvoice,
    promotionalCode: transaction.promotionalCode,
    tickets: hold.personTickets.map((ticket, index) =>
      ticketOf(hold, ticket.ticketTypeId, attendees[index], `NL26-${number}-${index + 1}`),
    ),
    billingAddress: addressOf(billingAddress),
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
    discount: line?.discount ?? 0,
    answers: who?.answers ?? [],
  };
}

const addressFields = [
  ...(['firstName', 'lastName', 'email', 'country', 'countryCode', 'city'] as const),
  ...(['address1', 'address2', 'state', 'zip', 'company'] as const),
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
