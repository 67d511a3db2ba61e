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
import type { Clock } from '../../src/domain/clock';
import type { Selection } from '../../src/domain/pricing';
import { createIntentBook, type Intent, type IntentBook } from '../gateways/intents';
import { priceTickets } from './catalogue';
import { confirm } from './confirmations';
import { createHolds } from './holds';
import { withSeatsLeft } from './formRules';
import { fileFor, fillInForms, type ReceivedFile } from './heldForms';
import { createInvoiceNumbers, type InvoiceNumbers } from './invoiceNumbers';
import { createOrders, type OrderQuery, type Orders } from './orders';
import { createPaymentBook, type Payment, type PaymentBook } from './payments';
import { createPromotions, type Promotions } from './promotions';
import { createRowStore, type Rows, type StoredRows } from './rows';
import { createSaves, type Saves } from './saves';
import { createStock, type Stock, type StockCount } from './stock';
import { createSwaps } from './swaps';
import { convertLead } from '../rules/hotLeads';
import type { Tables } from '../records';
import type { Session, StoredHold, StoredOrder, World } from './world';

export { Refusal } from './refusal';
export { compare, equals, searchRows, type Row, type Rows } from './rows';
export type { StockCount } from './stock';
export type * from './world';

/** The whole state as plain JSON. */
export interface Snapshot {
  /** What it started from; its orders are among `orders`, too. */
  world: World;
  sold: Record<string, number>;
  promotionUses: Record<string, number>;
  holds: StoredHold[];
  holdKeys: [string, string][];
  orders: StoredOrder[];
  outcomes: [string, string][];
  intents: Intent[];
  records: StoredRows;
  session: Session;
  numbers: number;
}

/**
 * One in-memory world. Every method is synchronous, so each is one step nobody can come between. Refuses with
 * {@link Refusal}. Holds end by the clock: whatever touches the world gives expired tickets back first.
 */
export interface Db {
  readonly world: World;
  /** Ticket types priced for a selection. Refuses with 4041 when the code is not valid. */
  tickets(asked: { code?: string | undefined; quantities: Selection }): TicketsData;
  /** The same key answers the same hold. `gateway`: the one that shall take the money, of those the sale has. */
  hold(request: HoldRequest, key: string, gateway?: Gateway): HeldTransaction;
  transaction(token: string): HeldTransaction;
  release(token: string): void;
  /** Instead of tickets, a swap of those of an order. Refuses with 4044 and 4009. */
  holdSwap(swapToken: string, gateway?: Gateway): HeldTransaction;
  /** Refuses with 4044 and 4091. */
  extend(token: string): HeldTransaction;
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
  /** Gives back all that was paid for an order through a gateway. */
  refundPayments(orderId: string): void;
  /** Where the tickets of a type are at this moment. */
  stockOf(ticketTypeId: string): StockCount;
  /** How many holds are alive. */
  heldCount(): number;
  readonly intents: IntentBook;
  /** Payments that are no intents of Stripe's. */
  readonly payments: PaymentBook;
  /** Rows of a table that belong to one event or account; `''` for those that belong to the platform. */
  rows<Name extends keyof Tables>(table: Name, scope: string): Rows<Tables[Name]>;
  /** Every scope that has rows in the table. */
  scopes(table: keyof Tables): string[];
  hasEvent(eventId: string): boolean;
  hasAccount(accountId: string): boolean;
  /** Who is signed in. */
  session: Session;
  /** An id nobody has yet, e.g. `flow-12`. */
  nextId(prefix: string): string;
  expireDue(): void;
  snapshot(): Snapshot;
}

export interface DbOptions {
  /** Where a PayPal order is paid. Default: PayPal's own address. */
  payPalPage?: ((payment: Payment) => string) | undefined;
}

const payPalItself = ({ id }: Payment) => `https://www.paypal.com/checkoutnow?token=${id}`;

/** @example const db = createDb({ world: scenarios.conference }, clock) */
export function createDb(
  start: { world: World } | Snapshot,
  clock: Clock,
  { payPalPage = payPalItself }: DbOptions = {},
): Db {
  const stored = 'holds' in start ? copySnapshot(start) : undefined;
  const world = stored?.world ?? copyWorld(start.world);
  let numbers = stored?.numbers ?? 0;
  const stock = createStock(world.ticketTypes, stored?.sold ?? {});
  const promotions = createPromotions(world, stored?.promotionUses ?? {});
  const intents = createIntentBook(stored?.intents);
  const nextNumber = () => (numbers += 1);
  const store = createRowStore(stored?.records ?? world.records);
  const rows = <Name extends keyof Tables>(table: Name, scope: string) =>
    store.of(table, scope) as unknown as Rows<Tables[Name]>;
  const invoiceNumbers = createInvoiceNumbers(rows('invoiceNumbering', world.event.id), world.event.id);
  const orders = createOrders({
    orders: stored?.orders ?? world.orders,
    past: world.orders,
    outcomes: stored?.outcomes ?? [],
    invoiceNumber: invoiceNumbers.take,
    timeZone: world.event['time-zone-id'],
  });
  const { id: eventId, 'account-id': accountId } = world.event;
  const payments = createPaymentBook({
    payments: rows('payments', eventId),
    cards: rows('cardTokens', eventId),
  });
  const { seatsTaken, hasAttendee } = orders;
  const invoiceData = () => rows('invoiceData', accountId).find(eventId);
  const ledgers = { intents, payments };
  const holds = createHolds({
    ...{ world, clock, stock, promotions, nextNumber, seatsTaken, invoiceData, stored },
    ...ledgers,
  });
  const swaps = createSwaps({ world, clock, holds, orders, stock });
  const saves = createSaves({
    ...{ world, clock, holds, orders, swaps, payPalPage },
    ...ledgers,
    others: () => ({ hasAttendee, seatsTaken, invoiceData: invoiceData() }),
    onSaved: (order) => convertLead(rows('hotLeads', eventId), order),
  });

  return {
    world,
    rows,
    scopes: (table) => store.scopes(table),
    hasEvent: (eventId) =>
      eventId === world.event.id ||
      store.scopes('events').some((account) => rows('events', account).find(eventId)),
    hasAccount: (accountId) => rows('accounts', '').find(accountId) !== undefined,
    session: stored?.session ?? world.session,
    // Above every number a world begins with.
    nextId: (prefix) => `${prefix}-${1000 + nextNumber()}`,
    ...ledgers,
    tickets: ({ code, quantities }) => {
      holds.expireDue();
      const now = clock.now();
      const promotion = promotions.find(code, now);
      return priceTickets(world, { now, promotion, quantities, left: (id) => stock.of(id).left });
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
    heldCount: () => {
      holds.expireDue();
      return holds.all().filter((hold) => hold.status === 'keep').length;
    },
    expireDue: holds.expireDue,
    snapshot() {
      return copySnapshot({
        world,
        sold: stock.soldCounts(),
        promotionUses: promotions.uses(),
        holds: holds.all(),
        holdKeys: holds.keys(),
        orders: orders.all(),
        outcomes: orders.outcomes(),
        intents: intents.all(),
        records: store.snapshot(),
        session: this.session,
        numbers,
      });
    },
  };
}

/**
 * Orders and rows are shared, not copied: orders are replaced and never altered, and the row store copies what it opens. So
 * a database costs the same however much the world has.
 */
function copyWorld({ orders, records, ...rest }: World): World {
  return { ...structuredClone(rest), orders, records };
}

function copySnapshot({ world, orders, records, ...rest }: Snapshot): Snapshot {
  return { ...structuredClone(rest), world: copyWorld(world), orders, records };
}
