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

/** What a new event begins with: another one with parts of it, or a template. @experimental */
export interface EventOrigin {
  /** Id of an event: its plan and tracking pixels. */
  copyOf?: string;
  /** What else of that event. */
  copyParts?: readonly EventPart[];
  /** Id of a template: its ticket types; never together with `copyOf`. */
  templateId?: string;
}

/**
 * Makes an event of the account, from nothing or with what `origin` names. Rejects with the client's ApiError: nothing is made then. 002 §7
 * Events.
 * @experimental
 */
export function useCreateEvent(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  return async (
    values: EventValues,
    { copyParts = [], ...origin }: EventOrigin = {},
  ): Promise<OrganizerEvent> => {
    const event = await client.call(createEvent, {
      params: { accountId },
      query: { ...origin, ...(copyParts.length > 0 && { copyParts: copyParts.join() }) },
      body: eventDraft(values),
    });
    void readAgain(queries, [listEvents]);
    return event;
  };
}
