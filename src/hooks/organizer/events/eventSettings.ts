'use client';
import { useQueryClient } from '@tanstack/react-query';
import {
  createEvent,
  deleteEvent,
  getEvent,
  getWidgetBootstrap,
  listEvents,
  updateEvent,
  type EventPart,
  type OrganizerEvent,
} from '../../../contract';
import { eventDraft, eventValues, type EventValues } from '../../../domain/events';
import { useEnvironment } from '../../environment';
import { readAgain } from '../resource/refresh';
import { modifiedAt, momentOf, recordResource, useRecord } from '../resource/useRecord';

const eventRecord = /* @__PURE__ */ recordResource({
  read: getEvent,
  write: updateEvent,
  toForm: eventValues,
  toRequest: (values: EventValues, { input, version }) => ({
    ...input,
    body: { ...eventDraft(values), modified: modifiedAt(version) },
  }),
  version: momentOf,
  invalidates: [listEvents, getWidgetBootstrap],
});

/**
 * One event of an account as a form has it, and the ways to change and delete it, which reject with the client's ApiError. Reading never
 * throws; read `isError` and `isUnknown`. 002 §7 Events.
 * @experimental
 */
export function useEventSettings(params: { accountId: string; eventId: string }) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const { record, ...settings } = useRecord(eventRecord, { params });
  return {
    ...settings,
    event: record,
    remove: async () => {
      await client.call(deleteEvent, { params });
      void readAgain(queries, [listEvents]);
    },
  };
}

/**
 * Makes an event of the account; with `copyOf` it starts with that one's plan and tracking pixels, and with `copyParts` of it besides.
 * Rejects with the client's ApiError: nothing is made then. 002 §7 Events.
 * @experimental
 */
export function useCreateEvent(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  return async (
    values: EventValues,
    copyOf?: string,
    copyParts: readonly EventPart[] = [],
  ): Promise<OrganizerEvent> => {
    const event = await client.call(createEvent, {
      params: { accountId },
      query: {
        ...(copyOf !== undefined && { copyOf }),
        ...(copyParts.length > 0 && { copyParts: copyParts.join() }),
      },
      body: eventDraft(values),
    });
    void readAgain(queries, [listEvents]);
    return event;
  };
}
