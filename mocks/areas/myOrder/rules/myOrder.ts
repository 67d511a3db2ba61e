import type { MyOrder, MyOrderDocument, MyOrderPermissions, MyTicket } from '../../../../src/contract';
import { Refusal, type Db, type StoredOrder } from '../../../db';
import { without } from '../../../rules/without';
import { withSeatsLeft } from '../../../sale/formRules';
import { statusOf } from '../../../sale/orders';
import { organizerTicket, versionOf } from '../../orders/rules/orders';

/** What the buyer sees of it, with the token that opens it. */
export function myOrder(db: Db, { id }: Pick<StoredOrder, 'id'>, accessToken: string): MyOrder {
  const order = db.orderBook.get(id);
  const cancellation = db.rows('cancellationRequests', db.world.event.id).find(id);
  return {
    accessToken,
    order: without(db.confirmation(id, order.token), 'token'),
    form: withSeatsLeft(db.world.form, db.orderBook.seatsTaken),
    tickets: order.tickets.map((ticket) => myTicket(db, order, ticket)),
    permissions: permissionsOf(db, order),
    documents: documentsOf(order),
    cancellation: cancellation ? without(cancellation, 'id') : null,
  };
}

function myTicket(db: Db, order: StoredOrder, ticket: StoredOrder['tickets'][number]): MyTicket {
  const whole = organizerTicket({ order, ticket }, db.world.form);
  const transfer = db.rows('transferRequests', db.world.event.id).find(ticket.id);
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
    transfer: transfer ? without(transfer, 'id') : null,
  };
}

/** What the organizer allows, as far as the order can still be changed. */
function permissionsOf(db: Db, { status, tickets }: StoredOrder): MyOrderPermissions {
  const { id } = db.world.event;
  const settings = db.rows('myOrderSettings', id).find(id);
  const isAlive = status !== 'refunded' && status !== 'cancelled' && status !== 'disputed';
  const isValid = tickets.some((ticket) => statusOf(ticket) === 'valid');
  return {
    editAttendees: isAlive && (settings?.editAttendees ?? false),
    transfer: isAlive && isValid && (settings?.transfer ?? false),
    cancel: isAlive && (settings?.cancel ?? false),
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
