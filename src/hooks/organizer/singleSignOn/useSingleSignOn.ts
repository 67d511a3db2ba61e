'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  createSsoConfig,
  getLoginSettings,
  getSsoServiceConfig,
  listLoginSettings,
  readIdpMetadata,
  searchSsoConfigs,
  setSsoStatus,
  updateSsoConfig,
  type SsoConfig,
  type SsoConfigInput,
  type SsoConfigSearch,
  type SsoMetadata,
  type SsoStatusChange,
} from '../../../contract';
import { ApiError } from '../../../client';
import { useEnvironment } from '../../environment';
import { useOrganizerEvents } from '../events';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** One page of an account's identity providers. Never throws; read `isError`. 002 §7 Single sign-on. @experimental */
export const useSsoConfigs = (accountId: string, search: SsoConfigSearch) =>
  useRead(searchSsoConfigs, { params: { accountId }, body: search }, { isPage: true });

/** More than an account has. */
const all = { page: 0, size: 500 };

/**
 * One of them, `null` when the account has no such provider; nothing is read without an id. Never throws; read `isError`.
 * @experimental
 */
export const useSsoConfig = (accountId: string, id: string | undefined) =>
  useRead(
    searchSsoConfigs,
    { params: { accountId }, body: all },
    { select: ({ items }) => items.find((config) => config.id === id) ?? null, enabled: id !== undefined },
  );

/** What an identity provider has to know of the platform. Never throws; read `isError`. 002 §7 GET config. @experimental */
export const useSsoServiceConfig = (accountId: string) =>
  useRead(getSsoServiceConfig, { params: { accountId } });

/** Names of the events that lead people to a provider; `undefined` until it is known. 002 §7 search of login settings. @experimental */
export function useEventsWithSso(accountId: string, configId: string): readonly string[] | undefined {
  const { data: events } = useOrganizerEvents(accountId);
  const eventIds = (events ?? []).map(({ id }) => id).join(',');
  const { data } = useRead(
    listLoginSettings,
    { params: { accountId }, query: { eventIds } },
    { enabled: eventIds !== '' },
  );
  return useMemo(
    () =>
      events?.length === 0
        ? []
        : data
            ?.filter(({ ssoConfigId }) => ssoConfigId === configId)
            .map(({ eventId }) => events?.find(({ id }) => id === eventId)?.name ?? eventId),
    [data, events, configId],
  );
}

/** What can be done with identity providers. Each rejects with ApiError; once something changed the lists are read again. @experimental */
export interface SsoCalls {
  /** As it is now, whatever is known of it here. */
  read: (id: string) => Promise<SsoConfig>;
  /** A new one, as a draft. */
  create: (input: SsoConfigInput) => Promise<SsoConfig>;
  /** 4090 when somebody else changed it since `modifiedDate`. */
  update: (id: string, input: SsoConfigInput, modifiedDate: string) => Promise<SsoConfig>;
  /** Keeps nothing: says what metadata have in them. */
  readMetadata: (xml: string) => Promise<SsoMetadata>;
  /** Another one of its type that is on is turned off, and its events lead to this one. */
  setStatus: (id: string, status: SsoStatusChange['status']) => Promise<SsoConfig>;
}

/** Changes to an account's identity providers. 002 §7 Single sign-on. @experimental */
export function useSsoCalls(accountId: string): SsoCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(() => {
    const params = { accountId };
    const changed = <T>(call: Promise<T>) =>
      thenReadAgain(call, cache, [
        searchSsoConfigs,
        getSsoServiceConfig,
        listLoginSettings,
        getLoginSettings,
      ]);
    return {
      read: async (id) => {
        const { items } = await client.call(searchSsoConfigs, { params, body: all });
        const found = items.find((config) => config.id === id);
        if (!found) throw new ApiError('refused', 404, { code: 4046 }, 'There is no such provider any more.');
        return found;
      },
      create: (body) => changed(client.call(createSsoConfig, { params, body })),
      update: (configId, input, modifiedDate) =>
        changed(
          client.call(updateSsoConfig, {
            params: { accountId, configId },
            body: { ...input, modifiedDate },
          }),
        ),
      readMetadata: (xml) => client.call(readIdpMetadata, { params, body: xml }),
      setStatus: (configId, status) =>
        changed(client.call(setSsoStatus, { params, body: { configId, status } })),
    };
  }, [client, cache, accountId]);
}
