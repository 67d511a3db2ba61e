'use client';
import { useQueryClient } from '@tanstack/react-query';
import {
  createEventTemplate,
  deleteEventTemplate,
  listEventTemplates,
  type EventTemplate,
  type EventTemplateDraft,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/**
 * What events of an account can begin with, the platform's own first, and the ways to make and delete some, which reject with the client's
 * ApiError. Reading never throws; read `isError`. 002 §7 eventTemplates.
 * @experimental
 */
export function useEventTemplates(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const params = { accountId };
  const { data, isError, isFetching, refetch } = useRead(listEventTemplates, { params });
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, queries, [listEventTemplates]);
  return {
    isError,
    isFetching,
    refetch,
    templates: data?.templates,
    /** What their prices are in. */
    currency: data?.currency,
    /** Of an event as it is now. */
    create: (draft: EventTemplateDraft): Promise<EventTemplate> =>
      changed(client.call(createEventTemplate, { params, body: draft })),
    /** 4091: it is the platform's own. */
    remove: (templateId: string): Promise<null> =>
      changed(client.call(deleteEventTemplate, { params: { ...params, templateId } })),
  };
}
