'use client';
import { useQueryClient } from '@tanstack/react-query';
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
import { mobileAppSettings, mobileAppValues } from '../../../domain/mobileApp';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { modifiedAt, momentOf, recordResource, useRecord } from '../resource/useRecord';

export interface MobileAppOf {
  accountId: string;
  eventId: string;
}

const mobileApp = /* @__PURE__ */ recordResource({
  read: getMobileApp,
  write: updateMobileApp,
  toForm: mobileAppValues,
  toRequest: (values: MobileAppSettings, { input, version }) => ({
    ...input,
    body: { ...mobileAppSettings(values), modified: modifiedAt(version) },
  }),
  version: momentOf,
});

/**
 * The mobile app of an event as it is saved and as a form has it, and the ways to change it, which reject with the client's ApiError.
 * Reading never throws; read `isError` and `isUnknown`. 002 §7 Mobile app.
 * @experimental
 */
export function useMobileApp({ accountId, eventId }: MobileAppOf) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const query = { accountId, eventId };
  const { queryKey } = endpointQuery(client, getMobileApp, { query });
  const { record, ...settings } = useRecord(mobileApp, { query });
  const changed = (part: Partial<MobileApp>) =>
    queries.setQueryData<MobileApp>(queryKey, (app) => app && { ...app, ...part });
  const moved = async (call: Promise<MobileWhitelabel>) => {
    try {
      changed({ whitelabel: await call });
    } catch (error) {
      // Support staff may have moved it meanwhile.
      await settings.refetch();
      throw error;
    }
  };
  return {
    ...settings,
    app: record,
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
