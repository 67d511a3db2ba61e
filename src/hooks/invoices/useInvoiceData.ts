'use client';
import { useQuery } from '@tanstack/react-query';
import { getInvoiceData, type InvoiceData } from '../../contract';
import { useEnvironment } from '../environment';
import { endpointQuery } from '../query';

/**
 * How the event is paid by invoice: as it came with the widget, else read when an order needs it (a swap may be paid by an invoice
 * nobody could choose). Never throws; `refetch` once it failed (FAULTS F57).
 * @public
 */
export function useInvoiceData(eventId: string, given: InvoiceData | undefined, isNeeded: boolean) {
  const { client } = useEnvironment();
  const { data, isError, isFetching, refetch } = useQuery({
    ...endpointQuery(client, getInvoiceData, { params: { eventId } }),
    enabled: isNeeded && !given,
  });
  return { data: given ?? data, isFailed: isError && !isFetching, refetch };
}
