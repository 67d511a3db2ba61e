import type { InvoiceData, OrganizerOrder } from '../../contract';
import { addDays, type Day } from '../time/days';
import { minuteOf } from '../time/eventTime';

/** The requirements name no limit here; this is ours. */
const maxPaymentTermDays = 365;

export const isPaymentTerm = (days: number): boolean =>
  Number.isInteger(days) && days >= 0 && days <= maxPaymentTermDays;

/** Until when an open invoice is to be paid. */
export interface InvoiceDue {
  /** The last day, in the event's zone; `null` where it is due on receipt. */
  day: Day | null;
  isOverdue: boolean;
}

/** `now` in milliseconds since the epoch; `timeZone` the event's. What is due on receipt is never called overdue. */
export function invoiceDue(
  { createdDate }: Pick<OrganizerOrder, 'createdDate'>,
  { paymentTermDays }: Pick<InvoiceData, 'paymentTermDays'>,
  timeZone: string,
  now: number,
): InvoiceDue {
  // A term from outside may be anything: what is no term must not become a date.
  if (paymentTermDays == null || !isPaymentTerm(paymentTermDays)) return { day: null, isOverdue: false };
  const day = addDays(dayOf(createdDate, timeZone), paymentTermDays);
  return { day, isOverdue: dayOf(now, timeZone) > day };
}

const dayOf = (at: string | number, timeZone: string): Day => minuteOf(at, timeZone).slice(0, 10);
