'use client';
import { getTenantCustomization, saveTenantCustomization, type TenantCustomization } from '../../../contract';
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

/** The record counts no changes: whoever saves last is right. */
const keptOf = (values: TenantCustomization): Kept<TenantCustomization> => ({ values, version: 1 });

/**
 * How the account's invitations look, as a form has it, and the way to change it. `save` rejects with the client's ApiError. Reading never
 * throws; read `isError`. 002 §7 customization.
 * @experimental
 */
export function useInvitationLook(accountId: string) {
  const input = { params: { accountId } };
  return useKeptRecord({
    ...{ read: getTenantCustomization, input, keptOf },
    write: (client, values: TenantCustomization) =>
      client.call(saveTenantCustomization, { ...input, body: values }),
  });
}
