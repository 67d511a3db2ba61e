'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../client';
import {
  getAccountInvoiceData,
  getInvoiceData,
  getWidgetBootstrap,
  saveInvoiceData,
  type InvoiceData,
} from '../../contract';
import { invoiceDataUpdate, invoiceValues, newInvoiceValues, type InvoiceValues } from '../../domain/invoice';
import { useEnvironment } from '../environment';
import { endpointKey, endpointQuery } from '../query';
import type { Kept } from './useSave';

const keptOf = (data: InvoiceData): Kept<InvoiceValues> => ({
  values: invoiceValues(data),
  version: data.version ?? 1,
});

/** The event was never set up for invoices: there is nothing yet, and the first save makes it. */
const notSetUp: Kept<InvoiceValues> = { values: newInvoiceValues, version: 0 };
const isNotSetUp = (error: unknown) => error instanceof ApiError && error.code === 4046;

export interface InvoiceSettingsOf {
  accountId: string;
  eventId: string;
}

/**
 * How an event is paid by invoice, as a form has it, and the way to change it. `save` rejects with the client's ApiError; widgets in the
 * same page show what was saved. Reading never throws; read `isError`. 000 §3 Invoice data.
 */
export function useInvoiceSettings({ accountId, eventId }: InvoiceSettingsOf) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = useMemo(() => ({ params: { accountId, eventId } }), [accountId, eventId]);
  const options = endpointQuery(client, getAccountInvoiceData, input);
  const query = useQuery({ ...options, staleTime: 0 });
  const { data, error } = query;
  const taken = (saved: InvoiceData) => {
    queries.setQueryData(options.queryKey, saved);
    for (const endpoint of [getWidgetBootstrap, getInvoiceData])
      void queries.invalidateQueries({ queryKey: endpointKey(endpoint) });
    return keptOf(saved);
  };
  return {
    kept: useMemo(() => (data ? keptOf(data) : isNotSetUp(error) ? notSetUp : undefined), [data, error]),
    isError: query.isError && !isNotSetUp(error),
    isFetching: query.isFetching,
    refetch: query.refetch,
    save: async (values: InvoiceValues, version: number) =>
      taken(await client.call(saveInvoiceData, { ...input, body: invoiceDataUpdate(values, version) })),
    /** As somebody else left it. */
    reload: async () => taken(await client.call(getAccountInvoiceData, input)),
  };
}
