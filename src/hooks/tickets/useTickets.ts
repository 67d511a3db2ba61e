'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ApiError, type Client } from '../../client';
import { getTickets, type TicketsData } from '../../contract';
import { offeredTickets, type Selection } from '../../domain';
import { useEnvironment } from '../environment';
import { endpointQuery } from '../query';
import { useDebounced } from '../useDebounced';
import { useLasting } from '../useLasting';

/** What prices depend on: the quantities chosen and the code in force. */
export interface TicketsRequest {
  selection: Selection;
  /** Promotion code in force. */
  code: string | null;
}

/** What a list is requested, and which of its ticket types are offered. */
export interface OfferedTickets extends TicketsRequest {
  /** The only ticket types to offer; all when absent. */
  ticketIds?: readonly string[] | undefined;
}

/** 000 §9: milliseconds between the last quantity change and the re-fetch. */
const refetchDelay = 50;
/** 000 §9: milliseconds of fetching after which quantities are locked. */
const lockDelay = 1_000;

/** `id:count` pairs in a stable order, as the endpoint takes them. */
const quantitiesOf = (selection: Selection) =>
  Object.entries(selection)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${id}:${count}`)
    .sort()
    .join(',');

const pricedTickets = (client: Client, eventId: string, quantities: string, code: string | null) => ({
  ...endpointQuery(client, getTickets, {
    params: { eventId },
    query: { ...(code && { code }), ...(quantities && { quantities }) },
  }),
  // Every answer has all ticket types: those to earlier choices are soon only in the way.
  gcTime: 5_000,
});

/** The list for one selection, for `useQuery`, `prefetchQuery` and `invalidateQueries` alike. 000 §7. @public */
export const ticketsQuery = (client: Client, eventId: string, { selection, code }: TicketsRequest) =>
  pricedTickets(client, eventId, quantitiesOf(selection), code);

/**
 * Ticket types as sold to this buyer, re-priced for `selection` 50 ms after its last change; the last choice wins.
 * `isFetching`: quantities are read-only; `isLocked`: the fetch takes over a second. Never throws; read `error`. A code that is
 * valid no longer is no failure of the list: `refusal` says why, for `usePromotion` to drop it.
 * @public
 */
export function useTickets(eventId: string, { selection, code, ticketIds }: OfferedTickets) {
  const { client } = useEnvironment();
  const quantities = useDebounced(quantitiesOf(selection), refetchDelay);
  // An answer to another selection is another query to the library. Selecting from it, even everything, makes it keep the
  // objects that did not change, so that the rows of those ticket types are not drawn again.
  const select = useCallback((data: TicketsData) => offeredTickets(data, ticketIds), [ticketIds]);
  const query = useQuery({
    ...pricedTickets(client, eventId, quantities, code),
    placeholderData: keepPreviousData,
    select,
    // Stock moves: what was read for the same selection before is shown, and read again. Not what came just before this list did, while
    // the event was read; nor is a failure repeated then.
    staleTime: 0,
    refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > 1_000,
    retryOnMount: false,
  });
  // An error leaves what was there before (FAULTS F01).
  const [lastGood, setLastGood] = useState(query.data);
  if (query.data && query.data !== lastGood) setLastGood(query.data);
  const isLocked = useLasting(query.isFetching, lockDelay);
  const refusal =
    code !== null && query.error instanceof ApiError && query.error.code === 4041 ? query.error : null;
  return { ...query, data: query.data ?? lastGood, isError: query.isError && !refusal, isLocked, refusal };
}
