'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  createEvent,
  deleteEvent,
  getEvent,
  getWidgetBootstrap,
  listEvents,
  updateEvent,
  type OrganizerEvent,
} from '../../../contract';
import { eventDraft, eventValues, type EventValues } from '../../../domain/events';
import { useEnvironment } from '../../environment';
import { endpointKey } from '../../query';
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

/** There is no such event at all, or the account has none of this id. */
const unknownEvent: readonly number[] = [4040, 4046];

const keptOf = (event: OrganizerEvent): Kept<EventValues> => ({
  values: eventValues(event),
  // No two changes have the same moment.
  version: Date.parse(event.modified),
});

/** Whatever lists events. */
const readAgain = (queries: QueryClient) =>
  void queries.invalidateQueries({ queryKey: endpointKey(listEvents) });

/**
 * One event of an account as a form has it, and the ways to change and delete it, which reject with the client's ApiError. Reading never
 * throws; read `isError` and `isUnknown`. 002 §7 Events.
 * @experimental
 */
export function useEventSettings(params: { accountId: string; eventId: string }) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const { record, code, ...settings } = useKeptRecord({
    ...{ read: getEvent, input: { params }, keptOf },
    alsoIn: [listEvents, getWidgetBootstrap],
    write: (client, values: EventValues, version) => {
      const body = { ...eventDraft(values), modified: new Date(version).toISOString() };
      return client.call(updateEvent, { params, body });
    },
  });
  return {
    ...settings,
    event: record,
    /** The account has no such event, or no more. */
    isUnknown: code !== undefined && unknownEvent.includes(code),
    remove: async () => {
      await client.call(deleteEvent, { params });
      readAgain(queries);
    },
  };
}

/** Makes an event of the account; with `copyOf` it starts with that one's plan and tracking pixels. 002 §7 Events. @experimental */
export function useCreateEvent(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  return async (values: EventValues, copyOf?: string): Promise<OrganizerEvent> => {
    const event = await client.call(createEvent, {
      params: { accountId },
      query: copyOf === undefined ? {} : { copyOf },
      body: eventDraft(values),
    });
    readAgain(queries);
    return event;
  };
}
