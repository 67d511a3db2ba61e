'use client';
import { useMemo } from 'react';
import type { HeldTransaction, WidgetBootstrap } from '../../contract';
import { invoiceFieldsOf, isInvoicing, type SubmissionContext } from '../../domain';
import { useInvoiceData } from '../../hooks';
import type { InvoiceForm } from '../../themed/registration/BillingFields';

/** What a held order has to do with invoices: its form, and what of it is sent. `isReady` once an order by invoice can be. */
export function useInvoiceForm(bootstrap: WidgetBootstrap, hold: HeldTransaction) {
  const isNeeded = hold.isPayByInvoice && hold.orderTotal > 0;
  const { data, isFailed, refetch } = useInvoiceData(hold.eventId, bootstrap.invoiceData, isNeeded);
  return useMemo(() => {
    const form: InvoiceForm = { data, ...(isFailed && { onRetry: () => void refetch() }) };
    const submission: Pick<SubmissionContext, 'invoice' | 'isInvoicing'> = {
      ...(isNeeded && data && { invoice: invoiceFieldsOf(data) }),
      isInvoicing: isInvoicing(hold, data),
    };
    return { form, submission, isReady: !isNeeded || data !== undefined };
  }, [data, isFailed, isNeeded, refetch, hold]);
}
