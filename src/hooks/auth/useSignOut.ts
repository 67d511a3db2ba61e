'use client';
import { useCallback } from 'react';
import { deleteAccessToken } from '../../contract';
import { useEnvironment } from '../environment';
import { createBuyerStore } from '../reuse/buyerStore';

/** Signs out, and forgets at once the buyer that this browser remembered. The promise rejects with ApiError. */
export function useSignOut(): () => Promise<void> {
  const { client, browserStore } = useEnvironment();
  return useCallback(async () => {
    createBuyerStore(browserStore).forget();
    await client.call(deleteAccessToken, {});
  }, [client, browserStore]);
}
