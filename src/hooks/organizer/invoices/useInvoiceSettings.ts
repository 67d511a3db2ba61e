'use client';
import {
  getAccountInvoiceData,
  getInvoiceData,
  getWidgetBootstrap,
  saveInvoiceData,
  type InvoiceData,
} from '../../../contract';
import {
  invoiceDataUpdate,
  invoiceValues,
  newInvoiceValues,
  type InvoiceValues,
} from '../../../domain/invoices';
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

const keptOf = (data: InvoiceData): Kept<InvoiceValues> => ({
  values: invoiceValues(data),
  version: data.version ?? 1,
});

/** The event was never set up for invoices: there is nothing yet, and the first save makes it. */
const notSetUp: Kept<InvoiceValues> = { values: newInvoiceValues, version: 0 };

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
  const input = { params: { accountId, eventId } };
  const { kept, code, isError, ...invoices } = useKeptRecord({
    ...{ read: getAccountInvoiceData, input, keptOf },
    alsoIn: [getWidgetBootstrap, getInvoiceData],
    write: (client, values: InvoiceValues, version) =>
      client.call(saveInvoiceData, { ...input, body: invoiceDataUpdate(values, version) }),
  });
  const isNotSetUp = code === 4046;
  return { ...invoices, kept: kept ?? (isNotSetUp ? notSetUp : undefined), isError: isError && !isNotSetUp };
}
