import { Refusal, type Db } from '../../../db';
import { invoiceNumberOf } from '../../../sale/invoiceNumbers';

/** Numbers every invoice anew, oldest first, and those to come after them. Refuses with 4091. */
export function migrateInvoices({ orderBook, invoiceNumbers }: Db): void {
  const { consecutive, prefix } = invoiceNumbers.read(0);
  if (consecutive) throw new Refusal(4091, 'The invoices are numbered without gaps already.');
  let count = 0;
  for (const order of orderBook.all()) {
    if (order.invoiceNumber === undefined) continue;
    count += 1;
    orderBook.change(order.id, { invoiceNumber: invoiceNumberOf(prefix, count) });
  }
  invoiceNumbers.makeConsecutive(count + 1);
}
