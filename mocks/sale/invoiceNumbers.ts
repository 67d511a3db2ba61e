import type { InvoiceNumbering } from '../../src/contract';
import type { Rows } from '../db/rows';
import type { StoredOrder } from './stored';

/** How one event's invoices are numbered. */
export interface NumberingRow {
  /** The event. */
  id: string;
  prefix: string;
  consecutive: boolean;
  /** Number of the next invoice, when they are consecutive. */
  next: number;
}

export interface InvoiceNumbers {
  /** The number of a new order's invoice. */
  take: (order: Pick<StoredOrder, 'id'>) => string;
  /** As told; `lastOrder` is the number of the last order. */
  read: (lastOrder: number) => InvoiceNumbering;
  setPrefix: (prefix: string) => void;
  /** From now on numbers count invoices; `next` is the first. */
  makeConsecutive: (next: number) => void;
}

const digits = 5;

export const invoiceNumberOf = (prefix: string, count: number): string =>
  prefix + String(count).padStart(digits, '0');

export function createInvoiceNumbers(rows: Rows<NumberingRow>, eventId: string): InvoiceNumbers {
  const row = () => rows.find(eventId) ?? rows.add({ id: eventId, prefix: '', consecutive: false, next: 1 });
  return {
    take: ({ id }) => {
      const { prefix, consecutive, next } = row();
      if (!consecutive) return prefix + id.slice(id.indexOf('-') + 1);
      rows.change(eventId, { next: next + 1 });
      return invoiceNumberOf(prefix, next);
    },
    read: (lastOrder) => {
      const { prefix, consecutive, next } = row();
      const nextNumber = consecutive ? invoiceNumberOf(prefix, next) : `${prefix}${lastOrder + 1}`;
      return { prefix, consecutive, nextNumber };
    },
    setPrefix: (prefix) => {
      row();
      rows.change(eventId, { prefix });
    },
    makeConsecutive: (next) => {
      row();
      rows.change(eventId, { consecutive: true, next });
    },
  };
}
