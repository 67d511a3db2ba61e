import type { OrganizerEvent } from '../../src/contract';
import type { Clock } from '../../src/domain/time/clock';
import { createIntentBook, type IntentBook } from '../gateways/intents';
import type { Tables } from '../areas/seed';
import { trackMembers, type StoredEntry } from './changes';
import { createEventSale, type EventSale } from '../sale/eventSale';
import { newSale } from '../sale/newSale';
import { createPaymentBook, type Payment, type PaymentBook } from '../sale/payments';
import { lettersOf, type CreateToken } from './hash';
import { digestedPasswords, type Passwords } from './passwords';
import { Refusal } from './refusal';
import { createRowStore, type Rows } from './rows';
import { createVisitors, type Visitors } from './visitors';
import { copySnapshot, copyWorld, openSnapshot, otherSale, type Snapshot } from './snapshots';
import type { Session } from './session';
import type { World } from './world';

export { Refusal } from './refusal';
export { compare, equals, searchRows, type Row, type Rows } from './rows';
export type * from '../sale/stored';
export type * from '../sale/terms';
export type { Snapshot } from './snapshots';
export type * from './world';

/**
 * One in-memory world as one of its events sees it: the scenario's, or another by `of`. Events have each a sale of their
 * own; all else is one. Every method is synchronous, so each is one step nobody can come between. Refuses with
 * {@link Refusal}. Holds end by the clock: whatever touches the world gives expired tickets back first.
 */
export interface Db extends Omit<EventSale, 'stored' | 'changes'> {
  /** The world as another event sees it. Refuses with 4040 when there is no such event. */
  of(eventId: string): Db;
  /** As each event sees it that was ever looked at; the scenario's is the first. */
  sales(): Db[];
  /** What it sold is forgotten with the event. The scenario's own stays. */
  forget(eventId: string): void;
  readonly intents: IntentBook;
  /** Payments that are no intents of Stripe's. */
  readonly payments: PaymentBook;
  /** Rows of a table that belong to one event or account; `''` for those that belong to the platform. */
  rows<Name extends keyof Tables>(table: Name, scope: string): Rows<Tables[Name]>;
  /** Every scope that has rows in the table. */
  scopes(table: keyof Tables): string[];
  hasEvent(eventId: string): boolean;
  hasAccount(accountId: string): boolean;
  /** What the present visitor may do. */
  session: Session;
  /** The session of the present visitor; `browser` where there is only one. */
  readonly visitor: string;
  /** Many visitors share the world. */
  readonly isShared: boolean;
  readonly actAs: Visitors['actAs'];
  readonly beginSession: Visitors['beginSession'];
  readonly keepSession: Visitors['keepSession'];
  /** A secret that nobody guesses, where the backend serves strangers; the same in every run in a browser's own world. */
  token: CreateToken;
  passwords: Passwords;
  /** An id nobody has yet, e.g. `flow-12`. */
  nextId(prefix: string): string;
  snapshot(): Snapshot;
  /** Of the whole world: what changed since this was last called. */
  changes(): StoredEntry[];
}

export interface DbOptions {
  /** Where a PayPal order is paid. Default: PayPal's own address. */
  payPalPage?: ((payment: Payment) => string) | undefined;
  /** How secrets are made. Default: the same in every run, for stories and tests. */
  createToken?: CreateToken | undefined;
  /** How passwords are stored. Default: as the same digest in every run. */
  passwords?: Passwords | undefined;
  /** Whoever never signed in or out has the world's own session. Default: false, they have none. */
  isDemo?: boolean | undefined;
}

const payPalItself = ({ id }: Payment) => `https://www.paypal.com/checkoutnow?token=${id}`;

/** @example const db = createDb({ world: scenarios.conference }, clock) */
export function createDb(
  start: { world: World } | Snapshot,
  clock: Clock,
  {
    payPalPage = payPalItself,
    createToken = lettersOf,
    passwords = digestedPasswords,
    isDemo = false,
  }: DbOptions = {},
): Db {
  const stored = 'holds' in start ? openSnapshot(start) : undefined;
  const world = stored?.world ?? copyWorld(start.world);
  const { id: ownId } = world.event;
  let numbers = stored?.numbers ?? 0;
  const nextNumber = () => (numbers += 1);
  const store = createRowStore(stored?.records ?? world.records);
  const rows = <Name extends keyof Tables>(table: Name, scope: string) =>
    store.of(table, scope) as unknown as Rows<Tables[Name]>;
  const scopes = (table: keyof Tables) => store.scopes(table);
  const visitors = createVisitors({
    sessions: rows('sessions', ''),
    createToken,
    newVisitor: isDemo ? world.session : 'none',
    browser: stored?.session ?? world.session,
  });
  const intents = createIntentBook(stored?.intents, createToken);
  const payments = createPaymentBook({
    payments: rows('payments', ownId),
    cards: rows('cardTokens', ownId),
    token: createToken,
  });
  const stateChanges = trackMembers('world', stored && { session: stored.session, numbers });
  const forgotten: StoredEntry[] = [];
  const around = { clock, nextNumber, token: createToken, rows, intents, payments, payPalPage };

  const sales = new Map<string, EventSale>();
  const dbs = new Map<string, Db>();
  const open = (sale: EventSale): Db => {
    const db = asSeenBy(sale);
    sales.set(sale.world.event.id, sale);
    dbs.set(sale.world.event.id, db);
    return db;
  };
  const rowOf = (eventId: string): OrganizerEvent | undefined => {
    for (const accountId of scopes('events')) {
      const event = rows('events', accountId).find(eventId);
      if (event) return event;
    }
    return undefined;
  };
  const openNew = (eventId: string): Db => {
    const event = rowOf(eventId);
    if (!event) throw new Refusal(4040, 'There is no such event.');
    const account = rows('accounts', '').find(event['account-id']);
    const promotions = rows('promotions', eventId).all();
    return open(
      createEventSale({ world: copyWorld(newSale(world, { event, account, promotions })) }, around),
    );
  };
  const expireDue = () => sales.forEach((sale) => sale.expireDue());

  const hasUnsavedPayments = () => [...sales.values()].some((sale) => sale.hasUnsavedPayments());
  const reconcile = () => {
    const done = [...sales.values()].map((sale) => sale.reconcile());
    const sum = (what: 'orders' | 'refunds') => done.reduce((total, each) => total + each[what], 0);
    return { orders: sum('orders'), refunds: sum('refunds') };
  };

  function asSeenBy(sale: EventSale): Db {
    return {
      ...sale,
      rows,
      scopes,
      intents,
      payments,
      expireDue,
      reconcile,
      hasUnsavedPayments,
      of: (eventId) => dbs.get(eventId) ?? openNew(eventId),
      sales: () => [...dbs.values()],
      forget: (eventId) => {
        const sale = sales.get(eventId);
        if (eventId === ownId || !sale) return;
        const collection = `sale/${eventId}`;
        forgotten.push(...Object.keys(sale.world).map((key) => ({ collection, key })));
        sales.delete(eventId);
        dbs.delete(eventId);
      },
      settlePayment: (paymentId, outcome) => {
        const { holdToken = '' } = payments.find(paymentId) ?? {};
        const seller = [...sales.values()].find((each) => each.isHeld(holdToken)) ?? sale;
        return seller.settlePayment(paymentId, outcome);
      },
      hasEvent: (eventId) => eventId === ownId || rowOf(eventId) !== undefined,
      hasAccount: (accountId) => rows('accounts', '').find(accountId) !== undefined,
      get session() {
        return visitors.session();
      },
      set session(next) {
        visitors.setSession(next);
      },
      get visitor() {
        return visitors.visitor();
      },
      get isShared() {
        return visitors.isShared();
      },
      actAs: visitors.actAs,
      beginSession: visitors.beginSession,
      keepSession: visitors.keepSession,
      token: createToken,
      passwords,
      // Above every number a world begins with.
      nextId: (prefix) => `${prefix}-${1000 + nextNumber()}`,
      snapshot: () => {
        const [, ...others] = sales.values();
        return copySnapshot({
          ...ownSale.stored(),
          otherSales: others.map((other) => otherSale(other.stored())),
          intents: intents.all(),
          records: store.snapshot(),
          session: visitors.ofBrowser(),
          numbers,
        });
      },
      changes: () => [
        ...forgotten.splice(0),
        ...[...sales.values()].flatMap((each) => each.changes()),
        ...[
          ...intents.changes(),
          ...store.changes(),
          ...stateChanges({ session: visitors.ofBrowser(), numbers }),
        ],
      ],
    };
  }

  const ownSale = createEventSale(stored ?? { world }, around);
  const own = open(ownSale);
  for (const { world: other, ...state } of stored?.otherSales ?? [])
    open(createEventSale({ ...state, world: { ...other, records: world.records } }, around));
  return own;
}
