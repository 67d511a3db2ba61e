'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../../client';
import {
  createCookieConsent,
  getCookieConsentScript,
  listCookieConsents,
  updateCookieConsent,
  type CookieConsent,
  type CookieConsentSettings,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** What can be done with cookie consents. Each rejects with ApiError; once it is done the list is read again. @experimental */
export interface CookieConsentCalls {
  /** As it is now, whatever is known of it here. */
  read: (id: string) => Promise<CookieConsent>;
  /** For a site that has none. */
  create: (settings: CookieConsentSettings) => Promise<CookieConsent>;
  /** 4090 when somebody else changed it since `modifiedDate`. */
  update: (id: string, settings: CookieConsentSettings, modifiedDate: string) => Promise<CookieConsent>;
}

/**
 * The cookie consents of an account's sites by domain, and the ways to change them. Reading never throws; read `isError`. 002 §7 Cookie
 * consent.
 * @experimental
 */
export function useCookieConsents(accountId: string) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const consents = useRead(listCookieConsents, { params: { accountId } });
  const calls = useMemo((): CookieConsentCalls => {
    const params = { accountId };
    const changed = <T>(call: Promise<T>) =>
      thenReadAgain(call, cache, [listCookieConsents, getCookieConsentScript]);
    return {
      read: async (id) => {
        const all = await client.call(listCookieConsents, { params });
        const found = all.find((consent) => consent.id === id);
        if (!found) throw new ApiError('refused', 404, { code: 4046 }, 'This cookie consent does not exist.');
        return found;
      },
      create: (body) => changed(client.call(createCookieConsent, { params, body })),
      update: (consentId, settings, modifiedDate) =>
        changed(
          client.call(updateCookieConsent, {
            params: { ...params, consentId },
            body: { ...settings, modifiedDate },
          }),
        ),
    };
  }, [client, cache, accountId]);
  return { consents, calls };
}

/** The script that a site loads so that its visitors are asked; '' where it asks nothing. Never throws. 002 §7. @experimental */
export const useCookieConsentScript = (accountId: string, domain: string) =>
  useRead(getCookieConsentScript, { params: { accountId }, query: { domain } });
