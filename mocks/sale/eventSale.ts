import type {
  ConfirmationData,
  FormFile,
  FormModel,
  Gateway,
  HeldTransaction,
  HoldRequest,
  PersonTicket,
  SavedOrder,
  SaveRequest,
  TicketsData,
} from '../../src/contract';
import type { Clock } from '../../src/domain/time/clock';
import type { Selection } from '../../src/domain/tickets/pricing';
import type { IntentBook } from '../gateways/intents';
import type { Tables } from '../areas/seed';
import { convertLead } from '../areas/hotLeads/rules/convertLead';
import { priceTickets } from './catalogue';
import { trackMembers, type StoredEntry } from '../db/changes';
import { confirm } from './confirmations';
import { withSeatsLeft } from './formRules';
import { fileFor, fillInForms, type ReceivedFile } from './heldForms';
import type { CreateToken } from '../db/hash';
import { createHolds, type Holds } from './holds';
import { createInvoiceNumbers, type InvoiceNumbers } from './invoiceNumbers';
import { createOrders, type OrderQuery, type Orders } from './orders';
import type { Payment, PaymentBook } from './payments';
import { createPromotions, type Promotions } from './promotions';
import type { Rows } from '../db/rows';
import { createRequestKeys } from '../db/requestKeys';
import { createSaves, type Saves } from './saves';
import { createStock, type Stock, type StockCount } from './stock';
import { createSwaps } from './swaps';
import { createUnsavedPayments, type Reconciliation } from './unsavedPayments';
import { without } from '../rules/without';
import type { StoredHold, StoredOrder } from './stored';
import type { World } from '../db/world';

/** A sale as plain JSON. Its world is what it started from, so its orders are among `orders`, too. */
export interface StoredSale {
  world: World;
  sold: Record<string, number>;
  promotionUses: Record<string, number>;
  holds: StoredHold[];
  holdKeys: [string, string][];
  orders: StoredOrder[];
  outcomes: [string, string][];
  /** Idempotency keys, with the digest of what was requested under each. */
  requestKeys?: [string, string][];
}

/** What one event sells, and to whom it sold. */
export interface EventSale {
  readonly world: World;
  /** Ticket types priced for a selection. Refuses with 4041 when the code is not valid. */
  tickets(requested: { code?: string | undefined; quantities: Selection }): TicketsData;
  /** The same key answers the same hold. `gateway`: the one that shall take the money, of those the sale has. */
  hold(request: HoldRequest, key: string, gateway?: Gateway): HeldTransaction;
  transaction(token: string): HeldTransaction;
  release(token: string): void;
  /** Instead of tickets, a swap of those of an order. Refuses with 4044 and 4009. */
  holdSwap(swapToken: string, gateway?: Gateway): HeldTransaction;
  /** Refuses with 4044 and 4091. */
  extend(token: string): HeldTransaction;
  /** What was typed so far, for another device. Refuses with 4022, 4044 and 4047. */
  createOrderLink: Holds['createLink'];
  /** Refuses with 4044. */
  openOrderLink: Holds['openLink'];
  /** Refuses with 4022 and 4044. */
  setPayByInvoice(token: string, payByInvoice: boolean): HeldTransaction;
  /** The form, with the seats that are left, and what is known of each ticket. */
  personTickets(token: string): { form: FormModel; personTickets: PersonTicket[] };
  /** Keeps answers before the order is saved. Refuses with 4022 and 4044. */
  saveFormData(token: string, personTickets: SaveRequest['personTickets']): void;
  /** Keeps what is known of an uploaded file. Refuses with 4022, 4044 and 4046. */
  uploadFormFile(token: string, questionId: string | undefined, file: ReceivedFile): FormFile;
  save(token: string, request: SaveRequest, key: string): SavedOrder;
  requestPayPal: Saves['requestPayPal'];
  /** Makes orders of payments that have none, or gives them back. */
  reconcile(): Reconciliation;
  /** True while a payment waits for that. */
  hasUnsavedPayments(): boolean;
  /** What the buyer did at PayPal, zooz or the bank, or that bitcoins arrived. */
  settlePayment: Saves['settle'];
  outcome(key: string): SavedOrder;
  confirmation(orderId: string, token: string): ConfirmationData;
  orders(query: OrderQuery): ReturnType<Orders['list']>;
  /** Every order and ticket, for what lists don't answer. */
  readonly orderBook: Orders;
  readonly invoiceNumbers: InvoiceNumbers;
  readonly stock: Stock;
  /** What promotion codes are worth at this moment. */
  readonly promotions: Promotions;
  /** True while its buyer holds the tickets of a swap. */
  isSwapping(orderId: string): boolean;
  /** True when these tickets were held here, whatever became of them. */
  isHeld(token: string): boolean;
  /** Gives back all that was paid for an order through a gateway. */
  refundPayments(orderId: string): void;
  /** Where the tickets of a type are at this moment. */
  stockOf(ticketTypeId: string): StockCount;
  /** How many tickets of a type anybody can have at this moment: not those offered to somebody. `null` when unlimited. */
  freePlaces(ticketTypeId: string): number | null;
  /** How many holds are alive. */
  heldCount(): number;
  expireDue(): void;
  stored(): StoredSale;
  /** What changed since this was last called. */
  changes(): StoredEntry[];
}

/** What an event's sale shares with those of all others. */
export interface SaleSurroundings {
  clock: Clock;
  nextNumber: () => number;
  token: CreateToken;
  rows: <Name extends keyof Tables>(table: Name, scope: string) => Rows<Tables[Name]>;
  /** The providers know nothing of events: one book each for all. */
  intents: IntentBook;
  payments: PaymentBook;
  /** Where a PayPal order is paid. */
  payPalPage: (payment: Payment) => string;
}

/** All but orders and rows, which are stored each by itself. */
const membersOf = (sale: Pick<StoredSale, 'world' | 'sold' | 'promotionUses'>) => ({
  ...without(sale.world, 'orders', 'records'),
  sold: sale.sold,
  promotionUses: sale.promotionUses,
});

/** The sale of one event. What it starts from is its own from then on. */
export function createEventSale(start: { world: World } | StoredSale, around: SaleSurroundings): EventSale {
  const { clock, nextNumber, token, rows, intents, payments, payPalPage } = around;
  const { world } = start;
  const stored = 'holds' in start ? start : undefined;
  const { id: eventId, 'account-id': accountId } = world.event;
  const stock = createStock(world.ticketTypes, stored?.sold ?? {});
  const promotions = createPromotions(world, stored?.promotionUses ?? {});
  const invoiceNumbers = createInvoiceNumbers(rows('invoiceNumbering', eventId), eventId);
  const orders = createOrders({
    eventId,
    orders: stored?.orders ?? world.orders,
    past: world.orders,
    outcomes: stored?.outcomes ?? [],
    invoiceNumber: invoiceNumbers.take,
    timeZone: () => world.event['time-zone-id'],
  });
  const { seatsTaken, hasAttendee } = orders;
  const invoiceData = () => rows('invoiceData', accountId).find(eventId);
  const ledgers = { intents, payments };
  const requestKeys = createRequestKeys(stored?.requestKeys);
  const holds = createHolds({
    world,
    clock,
    stock,
    promotions,
    nextNumber,
    token,
    seatsTaken,
    invoiceData,
    stored,
    ...ledgers,
    requestKeys,
  });
  const freePlaces = (id: string) => promotions.openTo(null, id, stock.of(id).left, clock.now());
  const swaps = createSwaps({ world, clock, holds, orders, stock, freePlaces });
  const saves = createSaves({
    world,
    clock,
    holds,
    orders,
    swaps,
    payPalPage,
    requestKeys,
    token,
    ...ledgers,
    others: () => ({ hasAttendee, seatsTaken, invoiceData: invoiceData() }),
    onSaved: (order) => convertLead(rows('hotLeads', eventId), order),
  });

  const unsavedPayments = createUnsavedPayments({ clock, holds, finish: saves.make, ...ledgers });
  const memberChanges = trackMembers(`sale/${eventId}`, stored && membersOf(stored));

  return {
    world,
    tickets: ({ code, quantities }) => {
      holds.expireDue();
      const now = clock.now();
      const promotion = promotions.find(code, now);
      const left = (id: string) => promotions.openTo(promotion, id, stock.of(id).left, now);
      return priceTickets(world, { now, promotion, quantities, left });
    },
    hold: holds.create,
    transaction: (token) => {
      const held = holds.read(token);
      const order = orders.byId(held.orderId ?? '');
      return order ? { ...held, orderToken: order.token } : held;
    },
    release: holds.release,
    holdSwap: swaps.hold,
    extend: holds.extend,
    createOrderLink: holds.createLink,
    openOrderLink: holds.openLink,
    setPayByInvoice: holds.setPayByInvoice,
    personTickets: (token) => {
      holds.read(token);
      return {
        form: withSeatsLeft(world.form, seatsTaken),
        personTickets: holds.find(token)?.personTickets ?? [],
      };
    },
    saveFormData: (token, sent) => {
      const hold = holds.alive(token);
      hold.personTickets = fillInForms(world, hold, sent);
    },
    uploadFormFile: (token, questionId, received) => {
      const hold = holds.alive(token);
      const file = fileFor(world, questionId, received, `file-${nextNumber()}`);
      hold.files = [...(hold.files ?? []), file];
      return file;
    },
    save: saves.save,
    requestPayPal: saves.requestPayPal,
    settlePayment: saves.settle,
    reconcile: () => unsavedPayments.reconcile(),
    hasUnsavedPayments: unsavedPayments.isDue,
    outcome: saves.outcome,
    confirmation: (orderId, token) => confirm({ world, orders, payments, holds, rows }, orderId, token),
    orders: orders.list,
    orderBook: orders,
    invoiceNumbers,
    stock,
    promotions,
    isSwapping: (orderId) => {
      holds.expireDue();
      return holds.all().some(({ status, swap }) => status === 'keep' && swap?.orderId === orderId);
    },
    isHeld: (token) => holds.find(token) !== undefined,
    refundPayments: (orderId) => {
      for (const hold of holds.all()) {
        if (hold.orderId !== orderId) continue;
        if (hold.intentId) intents.refund(hold.intentId);
        for (const { id } of payments.ofHold(hold.token)) payments.refund(id);
      }
    },
    stockOf: (id) => {
      holds.expireDue();
      return stock.of(id);
    },
    freePlaces: (id) => {
      holds.expireDue();
      return freePlaces(id);
    },
    heldCount: () => {
      holds.expireDue();
      return holds.all().filter((hold) => hold.status === 'keep').length;
    },
    expireDue: holds.expireDue,
    stored: () => ({
      world,
      sold: stock.soldCounts(),
      promotionUses: promotions.uses(),
      holds: holds.all(),
      holdKeys: holds.keys(),
      orders: orders.all(),
      outcomes: orders.outcomes(),
      requestKeys: requestKeys.all(),
    }),
    changes: () => [
      ...memberChanges(membersOf({ world, sold: stock.soldCounts(), promotionUses: promotions.uses() })),
      ...holds.changes(),
      ...orders.changes(),
      ...requestKeys.changes(`requestKeys/${eventId}`),
    ],
  };
}
