'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  createDeveloperApp,
  createDeveloperExtension,
  deleteDeveloperApp,
  deleteDeveloperExtension,
  listDeveloperApps,
  listDeveloperExtensions,
  updateDeveloperApp,
  updateDeveloperExtension,
  type DeveloperApp,
  type DeveloperAppDraft,
  type DeveloperExtension,
  type DeveloperExtensionDraft,
  type Ok,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { andReadAgain, thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** An app that was just registered, with its secret, which is answered this once. @experimental */
export type CreatedDeveloperApp = Ok<typeof createDeveloperApp>;

/** What can be done with apps and extensions. Each rejects with ApiError; once it is done the lists are read again. @experimental */
export interface DeveloperCalls {
  /** Answers the secret as well, this once. */
  createApp: (draft: DeveloperAppDraft) => Promise<CreatedDeveloperApp>;
  /** 4022 while an extension is on a host that would no longer be the app's. */
  updateApp: (id: string, draft: DeveloperAppDraft) => Promise<DeveloperApp>;
  /** Its extensions go with it. */
  removeApp: (id: string) => Promise<null>;
  /** Over the one with `id`; a new one without. */
  saveExtension: (draft: DeveloperExtensionDraft, id?: string) => Promise<DeveloperExtension>;
  removeExtension: (id: string) => Promise<null>;
}

/**
 * The apps of an account and their extensions by name, and the ways to change them. Reading never throws; read `isError` of both.
 * 002 §7 developer extensions, developer apps.
 * @experimental
 */
export function useDevelopers(accountId: string) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const apps = useRead(listDeveloperApps, { params: { accountId } });
  const extensions = useRead(listDeveloperExtensions, { params: { accountId }, query: {} });
  const calls = useMemo((): DeveloperCalls => {
    const params = { accountId };
    const lists = [listDeveloperApps, listDeveloperExtensions];
    const changed = <T>(call: Promise<T>) => thenReadAgain(call, cache, lists);
    return {
      // No read of the lists may stand between somebody and a secret that is answered once.
      createApp: (body) => andReadAgain(client.call(createDeveloperApp, { params, body }), cache, lists),
      updateApp: (appId, body) =>
        changed(client.call(updateDeveloperApp, { params: { ...params, appId }, body })),
      removeApp: (appId) => changed(client.call(deleteDeveloperApp, { params: { ...params, appId } })),
      saveExtension: (body, extensionId) =>
        changed(
          extensionId === undefined
            ? client.call(createDeveloperExtension, { params, body })
            : client.call(updateDeveloperExtension, { params: { ...params, extensionId }, body }),
        ),
      removeExtension: (extensionId) =>
        changed(client.call(deleteDeveloperExtension, { params: { ...params, extensionId } })),
    };
  }, [client, cache, accountId]);
  return { apps, extensions, calls };
}
