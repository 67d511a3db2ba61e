import { getAccountInvoiceData, getInvoiceData } from '../../src/contract';
import { handle, type BoundHandler } from '../handle';
import { invoiceDataOf } from '../rules/invoices';

export const invoicesHandlers: BoundHandler[] = [
  handle(
    getInvoiceData,
    ({ db, params, fail }) =>
      invoiceDataOf(db, db.world.event['account-id'], params.eventId) ??
      fail(4046, 'This event has no invoice data.'),
  ),
  handle(getAccountInvoiceData, ({ db, params: { accountId, eventId }, fail }) => {
    if (accountId !== db.world.event['account-id']) fail(4040, 'There is no such event.');
    return invoiceDataOf(db, accountId, eventId) ?? fail(4046, 'This event has no invoice data.');
  }),
];
