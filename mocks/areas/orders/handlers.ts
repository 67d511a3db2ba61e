import {
  cancelOrder,
  cancelOrderJob,
  checkOrderJob,
  disputeOrder,
  exportOrderJobRefusals,
  exportOrders,
  exportOrdersAsCsv,
  exportTickets,
  exportTicketsAsCsv,
  getOrder,
  getOrderJob,
  getTicket,
  inviteToTickets,
  listOrderJobRefusals,
  listOrderJobs,
  listOrders,
  migrateConsecutiveInvoice,
  resendTickets,
  searchTickets,
  sendOrderConfirmation,
  setInvoicePrefix,
  settleInvoice,
  startOrderJob,
  submitTransaction,
  swapTickets,
  transferTicket,
  updateTicketAttendee,
  withdrawSwap,
} from '../../../src/contract';
import type { Db } from '../../db';
import { firstOrderNumber } from '../../sale/orders';
import { handle, type BoundHandler } from '../../handle';
import { updateAttendee } from './rules/attendees';
import { cancel } from './rules/cancellations';
import { dispute } from './rules/disputes';
import { invite } from './rules/invitations';
import { migrateInvoices } from '../invoices/rules/migration';
import { checkJob } from './rules/jobChecks';
import * as jobs from './rules/jobs';
import * as mails from './rules/mails';
import { orderSheet, refusalSheet, ticketSheet } from './rules/sheets';
import { organizerTicket } from './rules/orders';
import { settle } from './rules/settlements';
import { submit } from './rules/submissions';
import * as swaps from './rules/swaps';
import { isOwnAccount } from '../account/rules/people';
import { transfer } from './rules/transfers';
import { malformed } from '../../rules/fields';

/** Whoever scans a ticket does not say of which event it is. */
const sellerOf = (db: Db, ticketId: string): Db =>
  db.sales().find(({ orderBook }) => orderBook.hasTicket(ticketId)) ?? db;

const numberingOf = (db: Db) => db.invoiceNumbers.read(firstOrderNumber + db.orderBook.count() - 1);

const prefixPattern = /^[A-Za-z0-9/-]{0,10}$/;

export const ordersHandlers: BoundHandler[] = [
  handle(listOrders, ({ db, query }) => db.orders(query)),
  handle(getOrder, ({ db, clock, params }) =>
    mails.wholeOrder({ db, clock }, db.orderBook.get(params.orderId)),
  ),
  handle(searchTickets, ({ db, query }) => {
    const { tickets, total } = db.orderBook.tickets(query);
    return { tickets: tickets.map((sold) => organizerTicket(sold, db.world.form)), total };
  }),
  handle(getTicket, ({ db, params: { ticketId }, fail }) => {
    const { orderBook, world } = sellerOf(db, ticketId);
    if (!isOwnAccount(db, world.event['account-id'])) fail(4046, `There is no ticket ${ticketId}.`);
    return organizerTicket(orderBook.ticket(ticketId), world.form);
  }),
  handle(swapTickets, ({ db, clock, params, query, body }) =>
    swaps.swap({ db, clock }, db.orderBook.get(params.orderId), query.email, body.tickets),
  ),
  handle(withdrawSwap, ({ db, clock, params, query }) => {
    const context = { db, clock };
    const order = db.orderBook.get(params.orderId);
    return mails.wholeOrder(context, swaps.withdrawSwap(context, order, query.swapToken));
  }),
  handle(cancelOrder, ({ db, clock, params, body }) => {
    const context = { db, clock };
    return mails.wholeOrder(context, cancel(context, db.orderBook.get(params.orderId), body));
  }),
  // Before those they share their address with.
  handle(exportTicketsAsCsv, ({ db, body }) => ({
    name: 'tickets.csv',
    rows: ticketSheet(db, db.orderBook.everyTicket(body)),
  })),
  handle(exportOrdersAsCsv, ({ db, body }) => ({
    name: 'orders.csv',
    rows: orderSheet(db.orderBook.every(body)),
  })),
  handle(exportTickets, ({ db, body }) => ({
    name: 'tickets.xlsx',
    rows: ticketSheet(db, db.orderBook.everyTicket(body)),
  })),
  handle(exportOrders, ({ db, body }) => ({
    name: 'orders.xlsx',
    rows: orderSheet(db.orderBook.every(body)),
  })),
  handle(transferTicket, ({ db, clock, params, query, body }) =>
    organizerTicket(
      transfer({ db, clock }, db.orderBook.ticket(params.ticketId), query.token, body),
      db.world.form,
    ),
  ),
  handle(updateTicketAttendee, ({ db, clock, params, body }) =>
    organizerTicket(updateAttendee({ db, clock }, db.orderBook.ticket(params.ticketId), body), db.world.form),
  ),
  handle(resendTickets, ({ db, clock, params, body }) => ({
    mails: mails.resendTickets({ db, clock }, db.orderBook.get(params.orderId), body),
  })),
  handle(sendOrderConfirmation, ({ db, clock, params, body }) => {
    const order = db.orderBook.get(params.orderId);
    const to =
      body.emailAddress === undefined
        ? order.buyerEmail
        : mails.checkEmail('emailAddress', body.emailAddress);
    const ticketIds = order.tickets.map(({ id }) => id);
    return mails.sendMail({ db, clock }, order, 'confirmation', to, ticketIds);
  }),
  handle(submitTransaction, ({ db, clock, body, idempotencyKey }) => {
    const context = { db, clock };
    return mails.wholeOrder(context, submit(context, body, idempotencyKey));
  }),
  handle(disputeOrder, ({ db, clock, params, query, body }) => {
    const context = { db, clock };
    return mails.wholeOrder(
      context,
      dispute(context, db.orderBook.get(params.orderId), { ...query, ticketIds: body }),
    );
  }),
  handle(settleInvoice, ({ db, clock, params }) => {
    const context = { db, clock };
    return mails.wholeOrder(context, settle(context, db.orderBook.get(params.orderId)));
  }),
  handle(migrateConsecutiveInvoice, ({ db }) => {
    migrateInvoices(db);
    return numberingOf(db);
  }),
  handle(setInvoicePrefix, ({ db, body }) => {
    if (!prefixPattern.test(body.prefix))
      throw malformed('prefix', 'A prefix has at most ten letters, digits, hyphens and slashes');
    db.invoiceNumbers.setPrefix(body.prefix);
    return numberingOf(db);
  }),
  handle(inviteToTickets, ({ db, clock, body }) => ({ invitations: invite({ db, clock }, body) })),
  handle(checkOrderJob, ({ db, clock, body }) => checkJob({ db, clock }, body)),
  handle(startOrderJob, ({ db, clock, body, idempotencyKey }) =>
    jobs.startJob({ db, clock }, body, idempotencyKey),
  ),
  // Whoever looks at a job has it go on: a backend has a worker for that.
  handle(listOrderJobs, ({ db, clock }) => ({ jobs: jobs.listJobs({ db, clock }) }), { writes: true }),
  handle(getOrderJob, ({ db, clock, params }) => jobs.readJob({ db, clock }, params.jobId), { writes: true }),
  handle(cancelOrderJob, ({ db, clock, params }) => jobs.cancelJob({ db, clock }, params.jobId)),
  handle(listOrderJobRefusals, ({ db, clock, params, query }) => {
    const refusals = jobs.refusalsOf({ db, clock }, params.jobId);
    const size = Math.min(500, Math.max(1, Math.trunc(query.size ?? 25)));
    const start = (Math.max(1, Math.trunc(query.page ?? 1)) - 1) * size;
    return { refusals: refusals.slice(start, start + size), total: refusals.length };
  }),
  handle(exportOrderJobRefusals, ({ db, clock, params }) => ({
    name: 'refused-orders.csv',
    rows: refusalSheet(jobs.refusalsOf({ db, clock }, params.jobId)),
  })),
];
