import type { HeldTransaction, HoldRequest, PersonTicket, TicketType } from '../../src/contract';
import { lineTax, type OrderTotals } from '../../src/domain/pricing';
import type { Clock } from '../../src/domain/clock';
import type { IntentBook } from '../gateways/intents';
import { priceTickets } from './catalogue';
import { createExpiries } from './expiries';
import { lettersOf } from './hash';
import { checkHold, readSelection } from './holdRules';
import type { Promotions } from './promotions';
import { Refusal } from './refusal';
import type { Portion, Stock } from './stock';
import type { StoredHold, World } from './world';

export interface Holds {
  /** Holds what is asked for. The same key answers the same hold, and holds once. */
  create: (request: HoldRequest, key: string) => HeldTransaction;
  /** As the buyer sees it now. Refuses with 4044 when it is unknown, expired or released. */
  read: (token: string) => HeldTransaction;
  /** Gives the tickets back; a second time it does nothing. */
  release: (token: string) => void;
  /** The stored hold of a token, whatever became of it. */
  find: (token: string) => StoredHold | undefined;
  /** Takes an expired hold's tickets again, for money that arrived late. Refuses with 4009 when they are gone. */
  revive: (hold: StoredHold) => void;
  /** The tickets are sold. */
  complete: (hold: StoredHold, orderId: string) => void;
  /** Ends every hold whose time is up; called by everything that touches the world. */
  expireDue: () => void;
  all: () => StoredHold[];
  keys: () => [string, string][];
}

export interface HoldParts {
  world: World;
  clock: Clock;
  stock: Stock;
  promotions: Promotions;
  intents: IntentBook;
  nextNumber: () => number;
  stored?: { holds: StoredHold[]; holdKeys: [string, string][] } | undefined;
}

const portionsOf = (hold: StoredHold): Portion[] =>
  hold.transaction.tickets.map(({ id, quantity }) => ({ id, quantity }));

export function createHolds(parts: HoldParts): Holds {
  const { world, clock, stock, promotions, intents, nextNumber } = parts;
  const byToken = new Map<string, StoredHold>();
  const byKey = new Map<string, string>(parts.stored?.holdKeys);
  const expiries = createExpiries();
  for (const hold of parts.stored?.holds ?? []) {
    byToken.set(hold.token, hold);
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
  };
  const expireDue = () => {
    for (const token of expiries.takeDue(clock.now())) {
      const hold = byToken.get(token);
      if (hold?.status === 'keep') end(hold, 'expired');
    }
  };
  const answer = (hold: StoredHold): HeldTransaction => ({
    ...hold.transaction,
    status: hold.status,
    serverTime: new Date(clock.now()).toISOString(),
    ...(hold.orderId ? { orderId: hold.orderId } : {}),
  });

  return {
    expireDue,
    create: (request, key) => {
      expireDue();
      const known = byToken.get(byKey.get(key) ?? '');
      if (known) return answer(known);
      const selection = readSelection(request);
      const promotion = findPromotion(promotions, request.promotionalCode, clock.now());
      const offered = priceTickets(world, {
        now: clock.now(),
        promotion,
        quantities: selection,
        left: (id) => stock.of(id).left,
      });
      const { lines, totals } = checkHold(world, request, selection, offered);
      stock.take(lines.map(({ id, requestQuantity }) => ({ id, quantity: requestQuantity })));
      promotions.count(promotion?.code ?? null, 1);

      const number = nextNumber();
      const token = `tx_${lettersOf(`hold ${world.event.id} ${number}`, 20)}`;
      const transaction = describe(world, request, lines, totals, token, clock.now());
      transaction.promotionalCode = promotion?.code ?? null;
      const hold: StoredHold = {
        token,
        expiresAt: Date.parse(transaction.expiresAt),
        status: 'keep',
        transaction,
        personTickets: blankForms(world, lines, number),
      };
      if (needsIntent(world, transaction)) {
        const intent = intents.create({ amount: transaction.orderTotal, currency: world.sale.currency.code });
        hold.intentId = intent.id;
        transaction.paymentIntentToken = intent.secret;
      }
      byToken.set(token, hold);
      byKey.set(key, token);
      expiries.add(token, hold.expiresAt);
      return answer(hold);
    },
    read: (token) => {
      expireDue();
      const hold = byToken.get(token);
      if (!hold || hold.status === 'expired' || hold.status === 'released')
        throw new Refusal(4044, 'These tickets are no longer held.');
      return answer(hold);
    },
    release: (token) => {
      expireDue();
      const hold = byToken.get(token);
      if (hold?.status === 'keep') end(hold, 'released');
    },
    find: (token) => byToken.get(token),
    revive: (hold) => {
      stock.take(portionsOf(hold));
      promotions.count(hold.transaction.promotionalCode, 1);
      hold.status = 'keep';
      // Its time is over: unless the order is finished in this very step, the next touch ends it again.
      expiries.add(hold.token, hold.expiresAt);
    },
    complete: (hold, orderId) => {
      stock.sell(portionsOf(hold));
      hold.status = 'complete';
      hold.orderId = orderId;
    },
    all: () => [...byToken.values()],
    keys: () => [...byKey],
  };
}

/** At hold time a bad code breaks a rule of the order, 4022: the prices the buyer saw are no longer true. */
function findPromotion(promotions: Promotions, code: string | null, now: number) {
  try {
    return promotions.find(code, now);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(4022, `'${code ?? ''}' ${error.words}`);
    throw error;
  }
}

const needsIntent = (world: World, { orderTotal, isPayByInvoice }: HeldTransaction) =>
  world.sale.gateway === 'stripe' && orderTotal > 0 && !isPayByInvoice;

function describe(
  world: World,
  request: HoldRequest,
  lines: readonly TicketType[],
  totals: OrderTotals,
  token: string,
  now: number,
): HeldTransaction {
  const { sale, widget } = world;
  return {
    token,
    eventId: world.event.id,
    status: 'keep',
    timeLimit: sale.timeLimit,
    expiresAt: new Date(now + sale.timeLimit * 60_000).toISOString(),
    serverTime: new Date(now).toISOString(),
    gateway: sale.gateway,
    tickets: lines.map((line) => {
      const tax = lineTax(line.buyerPrice, line.taxRate);
      return {
        id: line.id,
        name: line.name,
        quantity: line.requestQuantity,
        price: line.buyerPrice,
        fees: line.fees,
        tax,
        discount: line.discount,
        ...(line.discountDetails ? { discountDetails: line.discountDetails } : {}),
        subtotal: (line.buyerPrice + line.fees + (widget.taxOnCheckout ? tax : 0)) * line.requestQuantity,
      };
    }),
    currency: sale.currency,
    taxName: sale.taxName,
    taxRate: sale.taxRate,
    taxTotal: totals.tax,
    feeTotal: totals.fees,
    priceTotal: totals.price,
    orderTotal: totals.total,
    promotionalCode: null,
    isPayByInvoice: request.payByInvoice,
    freeEvent: sale.freeEvent,
  };
}

/** One empty registration form for each ticket. */
function blankForms(world: World, lines: readonly TicketType[], number: number): PersonTicket[] {
  return lines.flatMap((line) =>
    Array.from({ length: line.requestQuantity }, (_, index) => ({
      id: `pt-${number}-${line.id}-${index + 1}`,
      ticketTypeId: line.id,
      ticketName: line.name,
      formSubmission: {
        entities: world.form.entities.map(({ id, attributeKey }) => ({
          id,
          attributeKey,
          submissionValues: [],
        })),
      },
    })),
  );
}
