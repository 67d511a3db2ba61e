import { getTickets, getWidgetBootstrap } from '../../contract';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient, endpointKey } from '../query';
import type { PageValues } from './values';

/** Milliseconds after which a list that came in the page is read again behind it: pages are kept by caches and histories. */
const freshFor = 30_000;

/** Of the list as nothing is chosen, as `useTickets` asks for it at first. */
const keyOf = ({ event }: PageValues) => [
  ...endpointKey(getTickets),
  { params: { eventId: event.id }, query: {} },
];

/**
 * A query client that knows already what the page embeds: no request is made before the first choice, and everything is asked
 * for again from then on.
 */
export function servedQueries(values: PageValues): QueryClient {
  const { tickets } = values;
  const queries = createQueryClient();
  queries.setQueryData(
    [...endpointKey(getWidgetBootstrap), { params: { eventId: values.event.id } }],
    values,
  );
  if (!tickets) return queries;
  const queryKey = keyOf(values);
  queries.setQueryDefaults(queryKey, {
    refetchOnMount: ({ state }) => state.isInvalidated || state.dataUpdateCount > 1,
  });
  queries.setQueryData(queryKey, tickets);
  return queries;
}

/** Reads the list again when it is older than it may be. */
export function refreshServed(queries: QueryClient, values: PageValues, now: number): void {
  if (values.tickets && Math.abs(now - (values.readAt ?? 0)) > freshFor)
    void queries.invalidateQueries({ queryKey: keyOf(values), exact: true });
}
