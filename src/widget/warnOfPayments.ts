import type { Gateway, InvoiceData, TicketsData } from '../contract';
import { warn } from '../diagnostics';
import type { PaymentOptions } from './payment/usePaymentOptions';

/** Development only: no payment option of the page takes money by the gateway of the event. */
export function warnOfGateway(gateway: Gateway): void {
  warn(
    'BX1007',
    `The event takes money by ${gateway}, and no payment option in \`payments\` of TicketWidget does.`,
  );
}

/**
 * Development only: tickets with a price are listed that nothing on this page can take money for. Options that load later are not loaded
 * for this: of them it is said where they are missing.
 */
export function warnOfPayments(
  sale: TicketsData,
  payments: PaymentOptions,
  invoiceData: InvoiceData | undefined,
): void {
  const takesCards = !invoiceData?.enabled || invoiceData.allowCreditCard;
  if (typeof payments === 'function' || !takesCards || !sale.tickets.some(({ price }) => price > 0)) return;
  const hold = { ...sale, orderTotal: 1, freeEvent: false, isPayByInvoice: false };
  if (!payments.some(({ isOffered }) => isOffered({ hold, takesCards }))) warnOfGateway(sale.gateway);
}
