'use client';
import {
  getAccountInvoiceData,
  getInvoiceData,
  getWidgetBootstrap,
  saveInvoiceData,
} from '../../../contract';
import {
  invoiceDataUpdate,
  invoiceValues,
  newInvoiceValues,
  type InvoiceValues,
} from '../../../domain/invoices';
import { recordResource, useRecord } from '../resource/useRecord';
import type { Saved } from '../resource/useSave';

const invoices = /* @__PURE__ */ recordResource({
  read: getAccountInvoiceData,
  write: saveInvoiceData,
  toForm: invoiceValues,
  toRequest: (values: InvoiceValues, { input, version }) => ({
    ...input,
    body: invoiceDataUpdate(values, version),
  }),
  version: ({ version = 1 }) => version,
  invalidates: [getWidgetBootstrap, getInvoiceData],
});

/** The event was never set up for invoices: there is nothing yet, and the first save makes it. */
const notSetUp: Saved<InvoiceValues> = { values: newInvoiceValues, version: 0 };

export interface InvoiceSettingsOf {
  accountId: string;
  eventId: string;
}

/**
 * How an event is paid by invoice, as a form has it, and the way to change it. `save` rejects with the client's ApiError; widgets in the
 * same page show what was saved. Reading never throws; read `isError`. 000 §3 Invoice data.
 * @experimental
 */
export function useInvoiceSettings({ accountId, eventId }: InvoiceSettingsOf) {
  const { saved, code, isError, ...settings } = useRecord(invoices, { params: { accountId, eventId } });
  const isNotSetUp = code === 4046;
  return {
    ...settings,
    saved: saved ?? (isNotSetUp ? notSetUp : undefined),
    isError: isError && !isNotSetUp,
  };
}
