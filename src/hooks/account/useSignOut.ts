'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deleteAccessToken } from '../../contract';
import { useEnvironment } from '../environment';
import { createBuyerStore } from '../buyerStore';
import { endExportJobs } from '../organizer/resource/exportJobs';
import { accessTokens } from './accessTokens';
import { changePerson } from './signIn';
import { createSupportLogStore } from './supportLogStore';

/**
 * Signs out, and at once forgets the buyer that this browser remembered and what support changed in this tab, and ends exports that run. The cookie goes along with the call that ends its token,
 * and is removed whatever comes of it (000 §4). The promise rejects with ApiError.
 * @public
 */
export function useSignOut(): () => Promise<void> {
  const { client, browserStore, tabStore, accessTokenCookie } = useEnvironment();
  const queries = useQueryClient();
  return useCallback(async () => {
    createBuyerStore(browserStore).forget();
    createSupportLogStore(tabStore).forget();
    endExportJobs(client);
    try {
      await client.call(deleteAccessToken, {});
    } finally {
      accessTokens(accessTokenCookie).remove();
      changePerson(queries, client, null);
    }
  }, [client, browserStore, tabStore, queries, accessTokenCookie]);
}
