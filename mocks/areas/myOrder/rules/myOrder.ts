import type { MyOrder, MyOrderDocument, MyOrderPermissions, MyTicket } from '../../../../src/contract';
import { Refusal, type Db, type StoredOrder } from '../../../db';
import { without } from '../../../rules/without';
import { withSeatsLeft } from '../../../sale/formRules';
import { statusOf } from '../../../sale/orders';
import { organizerTicket, versionOf } from '../../orders/rules/orders';
import { decisionsOf, openCancellation, openTransfer } from './requests';
import { settingsOf } from './settings';

/** What the buyer sees of it, with the token that opens it. */
export function myOrder(db: Db, { id }: Pick<StoredOrder, 'id'>, accessToken: string): MyOrder {
  const order = db.orderBook.get(id);
  return {
    accessToken,
    order: without(db.confirmation(id, order.token), 'token'),
    form: withSeatsLeft(db.world.form, db.orderBook.seatsTaken),
    tickets: order.tickets.map((ticket) => myTicket(db, order, ticket)),
    permissions: permissionsOf(db, order),
    documents: documentsOf(order),
    cancellation: openCancellation(db, id),
    decisions: decisionsOf(db, id),
  };
}

function myTicket(db: Db, order: StoredOrder, ticket: StoredOrder['tickets'][number]): MyTicket {
  const whole = organizerTicket({ order, ticket }, db.world.form);
  return {
    id: whole.id,
    ticketTypeId: whole.ticketTypeId,
    ticketName: whole.ticketName,
    firstName: whole.firstName,
    lastName: whole.lastName,
    email: whole.email,
    status: whole.status,
    registration: whole.registration,
    version: versionOf(ticket),
    transfer: openTransfer(db, ticket.id),
  };
}

/** What the organizer allows, as far as the order can still be changed. */
function permissionsOf(db: Db, { status, tickets }: StoredOrder): MyOrderPermissions {
  const settings = settingsOf(db);
  const isAlive = status !== 'refunded' && status !== 'cancelled' && status !== 'disputed';
  const isValid = tickets.some((ticket) => statusOf(ticket) === 'valid');
  return {
    editAttendees: isAlive && settings.editAttendees,
    transfer: isAlive && isValid && settings.transfer,
    cancel: isAlive && settings.cancel,
  };
}

/** Refuses with 4003. */
export function mustBeAllowed(db: Db, order: StoredOrder, permission: keyof MyOrderPermissions): void {
  if (!permissionsOf(db, order)[permission]) throw new Refusal(4003, 'The organizer does not allow this.');
}

export function documentsOf({ total, status, invoiceNumber }: StoredOrder): MyOrderDocument[] {
  if (total === 0) return [];
  const isPaid = status !== 'awaitingPayment' && status !== 'cancelled';
  return [...(invoiceNumber ? ['invoice' as const] : []), ...(isPaid ? ['receipt' as const] : [])];
}
