import type {
  Gateway,
  HeldTransaction,
  HoldRequest,
  InvoiceData,
  LinkedOrder,
  OrderLink,
} from '../../src/contract';
import type { Clock } from '../../src/domain/time/clock';
import type { IntentBook } from '../gateways/intents';
import { priceTickets } from './catalogue';
import { TrackedMap, type StoredEntry } from '../db/changes';
import { createExpiries } from './expiries';
import { checkSeats, seatsIn } from './formRules';
import type { CreateToken } from '../db/hash';
import { checkGateway, describeHold, formsOf, usualExtensions } from './heldTransaction';
import { checkHold, checkSwitch, readSelection } from './holdRules';
import type { PaymentBook } from './payments';
import type { Promotions } from './promotions';
import { paidBefore } from './receipts';
import { Refusal } from '../db/refusal';
import type { RequestKeys } from '../db/requestKeys';
import { shortage, type Portion, type Stock } from './stock';
import type { StoredHold } from './stored';
import type { World } from '../db/world';

export interface Holds {
  /** Holds what is requested. The same key answers the same hold, and holds once; refuses with 4092 when it was for another. */
  create: (request: HoldRequest, key: string, gateway?: Gateway) => HeldTransaction;
  /** As the buyer sees it now. Refuses with 4044 when it is unknown, expired or released. */
  read: (token: string) => HeldTransaction;
  /** Takes portions of stock for a transaction that `make` describes. Refuses with 4009. */
  keep: (key: string, portions: readonly Portion[], make: MakeHold) => HeldTransaction;
  /** Begins its time anew. Refuses with 4044, and with 4091 when it was extended as often as may be. */
  extend: (token: string) => HeldTransaction;
  /** Ends the link made before. Refuses with 4022, 4044 and 4047. */
  createLink: (token: string, order: Omit<LinkedOrder, 'token'>) => OrderLink;
  /** Refuses with 4044. */
  openLink: (code: string) => LinkedOrder;
  /** By invoice, or not after all. Refuses with 4022 and 4044. */
  setPayByInvoice: (token: string, payByInvoice: boolean) => HeldTransaction;
  /** The stored hold while it is alive. Refuses with 4044, and with 4047 when its order is made. */
  alive: (token: string) => StoredHold;
  /** Gives the tickets back, and what was paid for them; a second time, and once the order is made, it does nothing. */
  release: (token: string) => void;
  /** The stored hold of a token, whatever became of it. */
  find: (token: string) => StoredHold | undefined;
  byKey: (key: string) => StoredHold | undefined;
  /** Takes an expired hold's tickets again, for money that arrived late. Refuses with 4009 when they are gone. */
  revive: (hold: StoredHold) => void;
  /** The tickets are sold. */
  complete: (hold: StoredHold, orderId: string) => void;
  /** An order was made of it, and its stock is dealt with. */
  close: (hold: StoredHold, orderId: string) => void;
  /** Ends every hold whose time is up; called by everything that touches the world. */
  expireDue: () => void;
  all: () => StoredHold[];
  keys: () => [string, string][];
  /** What changed since this was last called. */
  changes: () => StoredEntry[];
}

/** A transaction and its forms, for the token and number it got. */
type MakeHold = (token: string, number: number) => Pick<StoredHold, 'transaction' | 'personTickets' | 'swap'>;

export interface HoldParts {
  world: World;
  clock: Clock;
  stock: Stock;
  promotions: Promotions;
  intents: IntentBook;
  payments: PaymentBook;
  /** How many seats of a session other orders have. */
  seatsTaken: (sessionId: string) => number;
  /** `undefined` when the event was never set up for invoices. */
  invoiceData: () => InvoiceData | undefined;
  nextNumber: () => number;
  requestKeys: RequestKeys;
  token: CreateToken;
  stored?: { holds: StoredHold[]; holdKeys: [string, string][] } | undefined;
}

const portionsOf = (hold: StoredHold): Portion[] =>
  hold.transaction.tickets.map(({ id, quantity }) => ({ id, quantity }));

/** Characters. */
const maxDraftLength = 200_000;

export function createHolds(parts: HoldParts): Holds {
  const { world, clock, stock, promotions, intents, payments, nextNumber } = parts;
  const byToken = new TrackedMap<StoredHold>(
    parts.stored?.holds.map((hold) => [hold.token, hold] as const),
    { mutable: true },
  );
  const byKey = new TrackedMap<string>(parts.stored?.holdKeys);
  const expiries = createExpiries();
  for (const hold of parts.stored?.holds ?? []) {
    if (hold.status !== 'keep') continue;
    stock.take(portionsOf(hold));
    expiries.add(hold.token, hold.expiresAt);
  }

  const end = (hold: StoredHold, status: 'expired' | 'released') => {
    hold.status = status;
    stock.give(portionsOf(hold));
    promotions.count(hold.transaction.promotionalCode, -1);
    // A payment that already went through stays: saving the order settles or refunds it.
    if (hold.intentId && intents.find(hold.intentId)?.status !== 'succeeded') intents.cancel(hold.intentId);
    payments.cancelOf(hold.token);
  };
  const expireDue = () => {
    for (const token of expiries.takeDue(clock.now())) {
      const hold = byToken.get(token);
      // An extended hold is due again later.
      if (hold?.status === 'keep' && hold.expiresAt <= clock.now()) end(hold, 'expired');
    }
  };
  const answer = (hold: StoredHold): HeldTransaction => ({
    ...hold.transaction,
    status: hold.status,
    serverTime: new Date(clock.now()).toISOString(),
    ...(hold.orderId ? { orderId: hold.orderId } : {}),
  });
  const close = (hold: StoredHold, orderId: string) => {
    hold.status = 'complete';
    hold.orderId = orderId;
  };
  const alive = (token: string): StoredHold => {
    expireDue();
    const hold = byToken.get(token);
    if (hold?.status === 'complete') throw new Refusal(4047, 'The order of these tickets is made already.');
    if (hold?.status !== 'keep') throw gone();
    return hold;
  };
  const openIntent = (hold: StoredHold) => {
    const { transaction } = hold;
    if (!needsIntent(transaction)) return;
    const intent = intents.create({ amount: transaction.orderTotal, currency: world.sale.currency.code });
    hold.intentId = intent.id;
    transaction.paymentIntentToken = intent.secret;
  };
  const keep: Holds['keep'] = (key, portions, make) => {
    stock.take(portions);
    const number = nextNumber();
    const token = `tx_${parts.token(`hold ${world.event.id} ${number}`, 20)}`;
    const made = make(token, number);
    const { transaction } = made;
    promotions.count(transaction.promotionalCode, 1);
    const hold: StoredHold = {
      token,
      expiresAt: Date.parse(transaction.expiresAt),
      status: 'keep',
      ...made,
    };
    openIntent(hold);
    byToken.set(token, hold);
    byKey.set(key, token);
    expiries.add(token, hold.expiresAt);
    return answer(hold);
  };

  return {
    expireDue,
    create: (request, key, gateway = world.sale.gateway) => {
      expireDue();
      const known = byToken.get(byKey.get(key) ?? '');
      if (known) {
        parts.requestKeys.check(key, request);
        return answer(known);
      }
      const selection = readSelection(request);
      const now = clock.now();
      const promotion = findPromotion(promotions, request.promotionalCode, now);
      const left = (id: string) => promotions.openTo(promotion, id, stock.of(id).left, now);
      const offered = priceTickets(world, { now, promotion, quantities: selection, left });
      const { lines, totals } = checkHold(
        world,
        request,
        { selection, offered, promotion },
        parts.invoiceData(),
      );
      checkGateway(world, gateway);
      const brought = request.personTickets ?? [];
      const seats = brought.flatMap(({ formSubmission }) => seatsIn(formSubmission.entities));
      checkSeats(world.form, seats, parts.seatsTaken);
      for (const { name, requestQuantity, remainingTickets } of lines)
        if (remainingTickets !== null && remainingTickets < requestQuantity)
          throw new Refusal(4009, shortage(name, remainingTickets));
      const portions = lines.map(({ id, requestQuantity }) => ({ id, quantity: requestQuantity }));
      const bought = { lines, totals, promotionalCode: promotion?.code ?? null };
      parts.requestKeys.note(key, request);
      return keep(key, portions, (token, number) => ({
        transaction: describeHold(world, request, bought, { token, gateway, now: clock.now() }),
        personTickets: formsOf(world, lines, number, brought),
      }));
    },
    keep,
    extend: (token) => {
      const hold = alive(token);
      const left = (world.sale.extensions ?? usualExtensions) - (hold.extended ?? 0);
      if (left <= 0) throw new Refusal(4091, 'These tickets can’t be held any longer.');
      hold.extended = (hold.extended ?? 0) + 1;
      hold.expiresAt = clock.now() + hold.transaction.timeLimit * 60_000;
      hold.transaction.expiresAt = new Date(hold.expiresAt).toISOString();
      hold.transaction.extensionsLeft = left - 1;
      expiries.add(token, hold.expiresAt);
      return answer(hold);
    },
    createLink: (token, { paymentChoice, draft }) => {
      const hold = alive(token);
      if (draft.length > maxDraftLength)
        throw new Refusal(4022, 'What was typed is too long to be taken to another device.');
      const made = (hold.link?.made ?? 0) + 1;
      const code = parts.token(`link ${token} ${made}`, 16);
      hold.link = { code, made, paymentChoice, draft };
      return { code, expiresAt: hold.transaction.expiresAt };
    },
    openLink: (code) => {
      expireDue();
      for (const { token, status, link } of byToken.values())
        if (link?.code === code && status !== 'expired' && status !== 'released')
          return { token, paymentChoice: link.paymentChoice, draft: link.draft };
      throw new Refusal(4044, 'This link does not work any more.');
    },
    setPayByInvoice: (token, payByInvoice) => {
      const hold = alive(token);
      const { transaction } = hold;
      if (transaction.isPayByInvoice === payByInvoice) return answer(hold);
      checkSwitch(world, hold, payByInvoice, parts.invoiceData());
      if (isPaid(hold, parts)) throw new Refusal(4022, 'This order is paid for already.');
      if (hold.intentId) intents.cancel(hold.intentId);
      delete hold.intentId;
      delete transaction.paymentIntentToken;
      payments.cancelOf(token);
      transaction.isPayByInvoice = payByInvoice;
      openIntent(hold);
      return answer(hold);
    },
    alive,
    read: (token) => {
      expireDue();
      const hold = byToken.get(token);
      if (!hold || hold.status === 'expired' || hold.status === 'released') throw gone();
      return answer(hold);
    },
    release: (token) => {
      expireDue();
      const hold = byToken.get(token);
      if (!hold || hold.status === 'complete') return;
      if (hold.status === 'keep') end(hold, 'released');
      // Nobody may finish an order that its buyer gave up: a save that comes late finds no payment for it (FAULTS F78).
      paidBefore(hold, {}, parts)?.refund();
    },
    find: (token) => byToken.get(token),
    byKey: (key) => byToken.get(byKey.get(key) ?? ''),
    revive: (hold) => {
      stock.take(portionsOf(hold));
      promotions.count(hold.transaction.promotionalCode, 1);
      hold.status = 'keep';
      // Its time is over: unless the order is finished in this very step, the next touch ends it again.
      expiries.add(hold.token, hold.expiresAt);
    },
    complete: (hold, orderId) => {
      stock.sell(portionsOf(hold));
      close(hold, orderId);
    },
    close,
    all: () => [...byToken.values()],
    keys: () => [...byKey],
    changes: () => [
      ...byToken.changes(`holds/${world.event.id}`),
      ...byKey.changes(`holdKeys/${world.event.id}`),
    ],
  };
}

const gone = () => new Refusal(4044, 'These tickets are no longer held.');

/** At hold time a bad code breaks a rule of the order, 4022: the prices the buyer saw are no longer true. */
function findPromotion(promotions: Promotions, code: string | null, now: number) {
  try {
    return promotions.find(code, now);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(4022, `'${code ?? ''}' ${error.text}`);
    throw error;
  }
}

const isPaid = (
  { token, intentId }: StoredHold,
  { intents, payments }: Pick<HoldParts, 'intents' | 'payments'>,
) =>
  intents.find(intentId ?? '')?.status === 'succeeded' ||
  payments.ofHold(token).some(({ state, refunded }) => state === 'succeeded' && !refunded);

const needsIntent = ({ gateway, orderTotal, isPayByInvoice }: HeldTransaction) =>
  gateway === 'stripe' && orderTotal > 0 && !isPayByInvoice;
