'use client';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../client';
import {
  createEvent,
  deleteEvent,
  getEvent,
  getWidgetBootstrap,
  listEvents,
  updateEvent,
  type OrganizerEvent,
} from '../../contract';
import { eventDraft, eventValues, type EventValues } from '../../domain/eventSettings';
import { useEnvironment } from '../environment';
import { endpointKey, endpointQuery } from '../query';
import type { Kept } from './useSave';

/** There is no such event at all, or the account has none of this id. */
const unknownEvent: readonly number[] = [4040, 4046];

const keptOf = (event: OrganizerEvent): Kept<EventValues> => ({
  values: eventValues(event),
  // No two changes have the same moment.
  version: Date.parse(event.modified),
});

/** Whatever shows events: lists, the switcher, previews of the widget. */
const readAgain = (queries: QueryClient, ...endpoints: readonly Parameters<typeof endpointKey>[0][]) =>
  endpoints.forEach((endpoint) => void queries.invalidateQueries({ queryKey: endpointKey(endpoint) }));

/**
 * One event of an account as a form has it, and the ways to change and delete it, which reject with the client's ApiError. Reading never
 * throws; read `isError` and `isUnknown`. 002 §7 Events.
 */
export function useEventSettings(params: { accountId: string; eventId: string }) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const options = endpointQuery(client, getEvent, { params });
  const query = useQuery({ ...options, staleTime: 0 });
  const { data } = query;
  const taken = (event: OrganizerEvent) => {
    queries.setQueryData(options.queryKey, event);
    readAgain(queries, listEvents, getWidgetBootstrap);
    return keptOf(event);
  };
  return {
    event: data,
    kept: useMemo(() => data && keptOf(data), [data]),
    isError: query.isError,
    /** The account has no such event, or no more. */
    isUnknown: query.error instanceof ApiError && unknownEvent.includes(query.error.code),
    isFetching: query.isFetching,
    refetch: query.refetch,
    save: async (values: EventValues, version: number) => {
      const body = { ...eventDraft(values), modified: new Date(version).toISOString() };
      return taken(await client.call(updateEvent, { params, body }));
    },
    /** As somebody else left it. */
    reload: async () => taken(await client.call(getEvent, { params })),
    remove: async () => {
      await client.call(deleteEvent, { params });
      readAgain(queries, listEvents);
    },
  };
}

/** Makes an event of the account; with `copyOf` it starts with that one's plan and tracking pixels. 002 §7 Events. */
export function useCreateEvent(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  return async (values: EventValues, copyOf?: string): Promise<OrganizerEvent> => {
    const event = await client.call(createEvent, {
      params: { accountId },
      query: copyOf === undefined ? {} : { copyOf },
      body: eventDraft(values),
    });
    readAgain(queries, listEvents);
    return event;
  };
}
