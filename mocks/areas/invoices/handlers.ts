import { getAccountInvoiceData, getInvoiceData, saveInvoiceData } from '../../../src/contract';
import { handle, type BoundHandler } from '../../handle';
import { changeInvoiceData, invoiceDataOf, neverSetUp } from './rules/invoices';

export const invoicesHandlers: BoundHandler[] = [
  handle(
    getInvoiceData,
    ({ db, params, fail }) =>
      invoiceDataOf(db, db.world.event['account-id'], params.eventId) ??
      fail(4046, 'This event has no invoice data.'),
  ),
  handle(getAccountInvoiceData, ({ db, params: { accountId, eventId }, fail }) => {
    if (accountId !== db.world.event['account-id']) fail(4040, 'There is no such event.');
    return invoiceDataOf(db, accountId, eventId) ?? neverSetUp(accountId, eventId);
  }),
  handle(saveInvoiceData, ({ db, params: { accountId, eventId }, body, fail }) => {
    if (accountId !== db.world.event['account-id']) fail(4040, 'There is no such event.');
    changeInvoiceData(db, accountId, eventId, body);
    return invoiceDataOf(db, accountId, eventId) ?? fail(4040);
  }),
];
