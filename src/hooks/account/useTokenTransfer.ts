'use client';
import { useCallback } from 'react';
import { dropTransferredToken } from '../../contract';
import { useEnvironment } from '../environment';
import { accessTokens } from './accessTokens';

/**
 * Drops the access token of whoever is signed in here, for the platform's next site in this browser to pick up within a minute: go there
 * once it resolves. `preview`: the site opens as its visitors will see it. Resolves to false when nobody is signed in; rejects with the
 * client's ApiError. 002 §7.
 * @public
 */
export function useTokenTransfer(): (preview?: boolean) => Promise<boolean> {
  const { client, accessTokenCookie } = useEnvironment();
  return useCallback(
    async (preview = false) => {
      const token = accessTokens(accessTokenCookie).read();
      if (token === null) return false;
      await client.call(dropTransferredToken, { body: { token, preview } });
      return true;
    },
    [client, accessTokenCookie],
  );
}
