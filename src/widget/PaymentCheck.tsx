'use client';
import { useEffect } from 'react';
import type { InvoiceData, TicketsData } from '../contract';
import { warn } from '../diagnostics';
import type { PaymentOptions } from './payment/usePaymentOptions';

export interface PaymentCheckProps {
  sale: TicketsData;
  payments: PaymentOptions;
  invoiceData: InvoiceData | undefined;
}

/** Development only: warns where tickets with a price are shown that nothing on this page can take money for. Draws nothing. */
export function PaymentCheck({ sale, payments, invoiceData }: PaymentCheckProps) {
  const takesCards = !invoiceData?.enabled || invoiceData.allowCreditCard;
  const isSold = takesCards && sale.tickets.some(({ price }) => price > 0);
  useEffect(() => {
    if (!isSold) return;
    const hold = { ...sale, orderTotal: 1, freeEvent: false, isPayByInvoice: false };
    const check = async () => {
      const options = typeof payments === 'function' ? await payments() : payments;
      if (!options.some((option) => option.isOffered({ hold, takesCards: true })))
        warn(
          'BX1007',
          `The event takes money by ${sale.gateway}, and no payment option in \`payments\` of TicketWidget does.`,
        );
    };
    // What can't be loaded is said where it is needed.
    check().catch(() => undefined);
  }, [isSold, sale, payments]);
  return null;
}
