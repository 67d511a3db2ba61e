'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, type Client } from '../../../client';
import {
  createAccountProvider,
  createEventProvider,
  deleteAccountProvider,
  deleteEventProvider,
  getAccountProviders,
  getEventProviders,
  sendProviderNotification,
  updateAccountProvider,
  updateEventProvider,
  type CreatedExternalProvider,
  type ExternalProvider,
  type NotificationDelivery,
} from '../../../contract';
import {
  notificationBody,
  webhookSettings,
  type NotificationValues,
  type WebhookValues,
} from '../../../domain/webhooks';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { andReadAgain, thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** Webhooks of an account, or of one of its events. @experimental */
export interface WebhookScope {
  /** The organizer’s account. */
  accountId: string;
  /** The event; absent for those that are notified of every event. */
  eventId?: string | undefined;
}

/** What can be done with webhooks. Each rejects with ApiError; once it is done the lists are read again. */
export interface WebhookCalls {
  /** As it is now, whatever is known of it here. */
  read: (id: string) => Promise<ExternalProvider>;
  /** Answers the secret as well, this once. */
  create: (values: WebhookValues) => Promise<CreatedExternalProvider>;
  /** 4090 when somebody else changed it since `version`. */
  save: (id: string, values: WebhookValues, version: number) => Promise<ExternalProvider>;
  /** What it was sent goes with it. */
  remove: (id: string) => Promise<null>;
}

/** Notifies whoever listens in the event, for real. Rejects with ApiError. */
export type Notify = (values: NotificationValues) => Promise<readonly NotificationDelivery[]>;

/**
 * The webhooks of an event, or without one of the account, oldest first; `inherited` are those of the account that an event’s are shown
 * with; and the ways to change them. `notify` is there for an event. Reading never throws; read `isError` of both.
 * 002 §7 External providers and webhooks.
 * @experimental
 */
export function useWebhooks({ accountId, eventId }: WebhookScope) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const ofEvent = useRead(
    getEventProviders,
    { params: { accountId, eventId: eventId ?? '' } },
    { enabled: eventId !== undefined },
  );
  const ofAccount = useRead(getAccountProviders, { params: { accountId } });
  const calls = useMemo(
    () =>
      eventId === undefined
        ? accountCalls(client, cache, { accountId })
        : eventCalls(client, cache, { accountId, eventId }),
    [client, cache, accountId, eventId],
  );
  const notify = useMemo(
    () => (eventId === undefined ? undefined : notifyOf(client, cache, { accountId, eventId })),
    [client, cache, accountId, eventId],
  );
  return eventId === undefined
    ? { webhooks: ofAccount, inherited: undefined, calls, notify }
    : { webhooks: ofEvent, inherited: ofAccount, calls, notify };
}

/** Where no read of the lists may stand between somebody and a secret that is answered once. */
const created = <T>(call: Promise<T>, cache: QueryClient) => andReadAgain(call, cache, lists);
const lists = [getEventProviders, getAccountProviders];

function eventCalls(client: Client, cache: QueryClient, params: EventScope): WebhookCalls {
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, cache, lists);
  return {
    read: async (id) => found((await client.call(getEventProviders, { params })).providers, id),
    create: (values) =>
      created(client.call(createEventProvider, { params, body: webhookSettings(values) }), cache),
    save: (providerId, values, version) =>
      changed(
        client.call(updateEventProvider, {
          params: { ...params, providerId },
          body: { ...webhookSettings(values), version },
        }),
      ),
    remove: (providerId) => changed(client.call(deleteEventProvider, { params: { ...params, providerId } })),
  };
}

function accountCalls(client: Client, cache: QueryClient, params: { accountId: string }): WebhookCalls {
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, cache, lists);
  return {
    read: async (id) => found((await client.call(getAccountProviders, { params })).providers, id),
    create: (values) =>
      created(client.call(createAccountProvider, { params, body: webhookSettings(values) }), cache),
    save: (providerId, values, version) =>
      changed(
        client.call(updateAccountProvider, {
          params: { ...params, providerId },
          body: { ...webhookSettings(values), version },
        }),
      ),
    remove: (providerId) =>
      changed(client.call(deleteAccountProvider, { params: { ...params, providerId } })),
  };
}

const notifyOf =
  (client: Client, cache: QueryClient, params: EventScope): Notify =>
  async (values) => {
    const call = client.call(sendProviderNotification, { params, body: notificationBody(values) });
    return (await andReadAgain(call, cache, lists)).deliveries;
  };

function found(providers: readonly ExternalProvider[], id: string): ExternalProvider {
  const provider = providers.find((each) => each.id === id);
  if (!provider) throw new ApiError('refused', 404, { code: 4046 }, 'This webhook was deleted meanwhile.');
  return provider;
}
