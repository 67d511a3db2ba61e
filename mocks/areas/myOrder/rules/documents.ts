import type { MyOrderDocument } from '../../../../src/contract';
import { formatMoney } from '../../../../src/domain';
import { Refusal, type Db, type StoredOrder } from '../../../db';
import type { MockFile } from '../../../files';
import { documentsOf } from './myOrder';

const titles: Record<MyOrderDocument, string> = { invoice: 'Invoice', receipt: 'Receipt' };

const isDocument = (text: string): text is MyOrderDocument => text in titles;

/** A paper of the order. Refuses with 4046. */
export function documentOf(db: Db, order: StoredOrder, kind: string): MockFile {
  if (!isDocument(kind) || !documentsOf(order).includes(kind))
    throw new Refusal(4046, `Order ${order.id} has no ${kind}.`);
  const number = kind === 'invoice' ? (order.invoiceNumber ?? order.id) : order.id;
  const amount = (minor: number) => formatMoney(minor, order.currency, 'en');
  const lines = [
    `${titles[kind]} ${number}`,
    db.world.event.name,
    `Order ${order.id}, ${order.createdDate.slice(0, 10)}`,
    `${order.buyerName}, ${order.buyerEmail}`,
    '',
    ...order.tickets.map(({ id, ticketName, totalPaid }) => `${id}  ${ticketName}  ${amount(totalPaid)}`),
    '',
    `Total  ${amount(order.total)}`,
  ];
  return { name: `${kind}-${number}.pdf`, text: lines.join('\n') };
}
