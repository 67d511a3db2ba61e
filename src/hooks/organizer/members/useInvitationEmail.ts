'use client';
import { getTenantCustomization, saveTenantCustomization, type TenantCustomization } from '../../../contract';
import { recordResource, useRecord } from '../resource/useRecord';

const invitations = /* @__PURE__ */ recordResource({
  read: getTenantCustomization,
  write: saveTenantCustomization,
  toForm: (values) => values,
  toRequest: (values: TenantCustomization, { input }) => ({ ...input, body: values }),
  // The record counts no changes: whoever saves last is right.
  version: () => 1,
});

/**
 * How the account's invitations look, as a form has it, and the way to change it. `save` rejects with the client's ApiError. Reading never
 * throws; read `isError`. 002 §7 customization.
 * @experimental
 */
export const useInvitationEmail = (accountId: string) => useRecord(invitations, { params: { accountId } });
