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

const invoices = /* @__PURE__ */ recordResource({
  read: getAccountInvoiceData,
  write: saveInvoiceData,
  // The first save makes it; the form begins with what most invoices need.
  toForm: (data) => (data.version === 0 ? newInvoiceValues : invoiceValues(data)),
  toRequest: (values: InvoiceValues, { input, version }) => ({
    ...input,
    body: invoiceDataUpdate(values, version),
  }),
  version: ({ version = 1 }) => version,
  invalidates: [getWidgetBootstrap, getInvoiceData],
});

export interface InvoiceSettingsOf {
  accountId: string;
  eventId: string;
}

/**
 * How an event is paid by invoice, as a form has it, and the way to change it. `save` rejects with the client's ApiError; widgets in the
 * same page show what was saved. Reading never throws; read `isError`. 000 §3 Invoice data.
 * @experimental
 */
export const useInvoiceSettings = ({ accountId, eventId }: InvoiceSettingsOf) =>
  useRecord(invoices, { params: { accountId, eventId } });
