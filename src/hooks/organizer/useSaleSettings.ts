'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../client';
import {
  getTickets,
  getTicketsData,
  getTicketTypes,
  getWidgetBootstrap,
  saveTicketsData,
  type SaleSettings,
} from '../../contract';
import { saleUpdate, saleValues, type SaleValues } from '../../domain/sale';
import { useEnvironment } from '../environment';
import { endpointKey, endpointQuery } from '../query';
import type { Kept } from './useSave';

const keptOf = (settings: SaleSettings): Kept<SaleValues> => ({
  values: saleValues(settings),
  version: settings.version ?? 1,
});

/**
 * The rules of an event's sale as they are kept and as a form has them, and the way to change them (002 §7 tickets_data). `save` rejects
 * with the client's ApiError; ticket lists in the same page show what was saved. Reading never throws; read `isError`.
 */
export function useSaleSettings(eventId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = useMemo(() => ({ params: { eventId } }), [eventId]);
  const options = endpointQuery(client, getTicketsData, input);
  const query = useQuery({ ...options, staleTime: 0 });
  const { data } = query;
  const taken = (settings: SaleSettings) => {
    queries.setQueryData(options.queryKey, settings);
    for (const endpoint of [getWidgetBootstrap, getTickets, getTicketTypes])
      void queries.invalidateQueries({ queryKey: endpointKey(endpoint) });
    return keptOf(settings);
  };
  const read = () => client.call(getTicketsData, input);
  return {
    settings: data,
    kept: useMemo(() => data && keptOf(data), [data]),
    isError: query.isError,
    isUnknownEvent: query.error instanceof ApiError && query.error.code === 4040,
    isFetching: query.isFetching,
    refetch: query.refetch,
    save: async (values: SaleValues, version: number) => {
      const before = queries.getQueryData<SaleSettings>(options.queryKey) ?? (await read());
      const body = { ...saleUpdate(values, before), version };
      return taken(await client.call(saveTicketsData, { ...input, body }));
    },
    /** As somebody else left them. */
    reload: async () => taken(await read()),
  };
}
