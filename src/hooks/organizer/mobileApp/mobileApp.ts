'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../../client';
import {
  enableMobileWhitelabel,
  getMobileApp,
  setMobileWhitelabelStatus,
  updateMobileApp,
  uploadPushCertificate,
  verifyCertificate,
  type CertificateCheck,
  type MobileApp,
  type MobileAppSettings,
  type MobileWhitelabel,
  type MobileWhitelabelStatus,
} from '../../../contract';
import { appSettings, appValues } from '../../../domain/mobileApp';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import type { Kept } from '../resource/useSave';

export interface MobileAppOf {
  accountId: string;
  eventId: string;
}

/** The account has no such event. */
const unknownEvent: readonly number[] = [4040, 4046];

const keptOf = (app: MobileApp): Kept<MobileAppSettings> => ({
  values: appValues(app),
  // No two changes have the same moment.
  version: Date.parse(app.modified),
});

/**
 * The mobile app of an event as it is kept and as a form has it, and the ways to change it, which reject with the client's ApiError.
 * Reading never throws; read `isError` and `isUnknownEvent`. 002 §7 Mobile app.
 * @experimental
 */
export function useMobileApp({ accountId, eventId }: MobileAppOf) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const query = { accountId, eventId };
  const options = endpointQuery(client, getMobileApp, { query });
  const found = useQuery({ ...options, staleTime: 0 });
  const { data } = found;
  const taken = (app: MobileApp) => {
    queries.setQueryData(options.queryKey, app);
    return keptOf(app);
  };
  const changed = (part: Partial<MobileApp>) =>
    queries.setQueryData<MobileApp>(options.queryKey, (app) => app && { ...app, ...part });
  const moved = async (call: Promise<MobileWhitelabel>) => {
    try {
      changed({ whitelabel: await call });
    } catch (error) {
      // Support staff may have moved it meanwhile.
      await found.refetch();
      throw error;
    }
  };
  return {
    app: data,
    kept: useMemo(() => data && keptOf(data), [data]),
    isError: found.isError,
    isUnknownEvent: found.error instanceof ApiError && unknownEvent.includes(found.error.code),
    isFetching: found.isFetching,
    refetch: found.refetch,
    save: async (values: MobileAppSettings, version: number) => {
      const body = { ...appSettings(values), modified: new Date(version).toISOString() };
      return taken(await client.call(updateMobileApp, { query, body }));
    },
    /** As somebody else left it. */
    reload: async () => taken(await client.call(getMobileApp, { query })),
    /** Whether the password opens the certificate, and why it can't be used. Keeps neither. 002 §5. */
    verifyCertificate: async (certificate: Blob, password: string): Promise<CertificateCheck> =>
      client.call(verifyCertificate, { body: { cert: await base64Of(certificate), cred: password } }),
    /** Takes the place of the former one. What is sent is forgotten: no answer, and no part of the cache, has it. */
    uploadCertificate: async (certificate: Blob, password: string, groupId: string) => {
      const body = { certificate, password, groupId };
      changed({ pushCertificate: await client.call(uploadPushCertificate, { query, body }) });
    },
    setWhitelabelStatus: (newStatus: MobileWhitelabelStatus) =>
      moved(client.call(setMobileWhitelabelStatus, { query, body: { newStatus } })),
    enableWhitelabel: (enabled: boolean) =>
      moved(client.call(enableMobileWhitelabel, { query, body: { enabled } })),
  };
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
