import {
  disputeOrder,
  exportOrders,
  exportOrdersAsCsv,
  exportTickets,
  exportTicketsAsCsv,
  getOrder,
  getTicket,
  getTicketsData,
  inviteToTickets,
  listOrders,
  migrateConsecutiveInvoice,
  resendTickets,
  saveTicketsData,
  searchTickets,
  sendOrderConfirmation,
  setInvoicePrefix,
  settleInvoice,
  submitTransaction,
  swapTickets,
  transferTicket,
} from '../../src/contract';
import { Refusal, type Db } from '../db';
import { firstOrderNumber } from '../db/orders';
import { handle, type BoundHandler } from '../handle';
import { dispute } from '../rules/disputes';
import { invite } from '../rules/invitations';
import { migrateInvoices } from '../rules/invoiceMigration';
import * as mails from '../rules/orderMails';
import { orderSheet, ticketSheet } from '../rules/orderSheets';
import { organizerTicket } from '../rules/organizerOrders';
import { changeSale, saleSettingsOf } from '../rules/saleSettings';
import { settle } from '../rules/settlements';
import { submit } from '../rules/submissions';
import { swap } from '../rules/swaps';
import { transfer } from '../rules/transfers';

/** The backend sells tickets of one event; an account's other events have no orders. */
const isOnSale = (db: Db, eventId: string) => eventId === db.world.event.id;

function mustBeOnSale(db: Db, eventId: string): void {
  if (!isOnSale(db, eventId)) throw new Refusal(4040, 'This event sells no tickets.');
}

function orderOf(db: Db, { eventId, orderId }: { eventId: string; orderId: string }) {
  if (!isOnSale(db, eventId)) throw new Refusal(4046, `There is no order ${orderId}.`);
  return db.orderBook.get(orderId);
}

const numberingOf = (db: Db) => db.invoiceNumbers.read(firstOrderNumber + db.orderBook.count() - 1);

const prefixPattern = /^[A-Za-z0-9/-]{0,10}$/;

export const ticketOrdersHandlers: BoundHandler[] = [
  handle(listOrders, ({ db, params, query }) =>
    isOnSale(db, params.eventId) ? db.orders(query) : { orders: [], total: 0 },
  ),
  handle(getOrder, ({ db, clock, params }) => mails.wholeOrder({ db, clock }, orderOf(db, params))),
  handle(searchTickets, ({ db, params, query }) => {
    if (!isOnSale(db, params.eventId)) return { tickets: [], total: 0 };
    const { tickets, total } = db.orderBook.tickets(query);
    return { tickets: tickets.map((sold) => organizerTicket(sold, db.world.form)), total };
  }),
  handle(getTicket, ({ db, params }) => organizerTicket(db.orderBook.ticket(params.ticketId), db.world.form)),
  handle(getTicketsData, ({ db, params }) => {
    mustBeOnSale(db, params.eventId);
    return saleSettingsOf(db);
  }),
  handle(saveTicketsData, ({ db, params, body }) => {
    mustBeOnSale(db, params.eventId);
    return changeSale(db, body);
  }),
  handle(swapTickets, ({ db, clock, params, query, body }) =>
    swap({ db, clock }, orderOf(db, params), query.email, body.tickets),
  ),
  // Before those they share their address with.
  handle(exportTicketsAsCsv, ({ db, params, body }) => {
    mustBeOnSale(db, params.eventId);
    return { name: 'tickets.csv', rows: ticketSheet(db, db.orderBook.everyTicket(body)) };
  }),
  handle(exportOrdersAsCsv, ({ db, params, body }) => {
    mustBeOnSale(db, params.eventId);
    return { name: 'orders.csv', rows: orderSheet(db.orderBook.every(body)) };
  }),
  handle(exportTickets, ({ db, params, body }) => {
    mustBeOnSale(db, params.eventId);
    return { name: 'tickets.xlsx', rows: ticketSheet(db, db.orderBook.everyTicket(body)) };
  }),
  handle(exportOrders, ({ db, params, body }) => {
    mustBeOnSale(db, params.eventId);
    return { name: 'orders.xlsx', rows: orderSheet(db.orderBook.every(body)) };
  }),
  handle(transferTicket, ({ db, clock, params, query, body }) =>
    organizerTicket(
      transfer({ db, clock }, db.orderBook.ticket(params.ticketId), query.token, body),
      db.world.form,
    ),
  ),
  handle(resendTickets, ({ db, clock, params, body }) => ({
    mails: mails.resendTickets({ db, clock }, orderOf(db, params), body),
  })),
  handle(sendOrderConfirmation, ({ db, clock, params, body }) => {
    const order = orderOf(db, params);
    const to =
      body.emailAddress === undefined
        ? order.buyerEmail
        : mails.checkEmail('emailAddress', body.emailAddress);
    const ticketIds = order.tickets.map(({ id }) => id);
    return mails.sendMail({ db, clock }, order, 'confirmation', to, ticketIds);
  }),
  handle(submitTransaction, ({ db, clock, params, body, idempotencyKey }) => {
    mustBeOnSale(db, params.eventId);
    const scene = { db, clock };
    return mails.wholeOrder(scene, submit(scene, body, idempotencyKey()));
  }),
  handle(disputeOrder, ({ db, clock, params, query, body }) => {
    const scene = { db, clock };
    return mails.wholeOrder(scene, dispute(scene, orderOf(db, params), { ...query, ticketIds: body }));
  }),
  handle(settleInvoice, ({ db, clock, params }) => {
    const scene = { db, clock };
    return mails.wholeOrder(scene, settle(scene, orderOf(db, params)));
  }),
  handle(migrateConsecutiveInvoice, ({ db, params }) => {
    mustBeOnSale(db, params.eventId);
    migrateInvoices(db);
    return numberingOf(db);
  }),
  handle(setInvoicePrefix, ({ db, params, body }) => {
    mustBeOnSale(db, params.eventId);
    if (!prefixPattern.test(body.prefix))
      throw mails.wrong('prefix', 'A prefix has at most ten letters, digits, hyphens and slashes');
    db.invoiceNumbers.setPrefix(body.prefix);
    return numberingOf(db);
  }),
  handle(inviteToTickets, ({ db, clock, params, body }) => {
    mustBeOnSale(db, params.eventId);
    return { invitations: invite({ db, clock }, body) };
  }),
];
