'use client';
import { getMyOrderSettings, updateMyOrderSettings, type MyOrderPermissions } from '../../../contract';
import { permissionsOf } from '../../../domain/myOrder/settings';
import { recordResource, useRecord } from '../resource/useRecord';

const settings = /* @__PURE__ */ recordResource({
  read: getMyOrderSettings,
  write: updateMyOrderSettings,
  toForm: permissionsOf,
  toRequest: (values: MyOrderPermissions, { input, version }) => ({ ...input, body: { ...values, version } }),
  version: ({ version }) => version,
});

/**
 * What buyers of an event may do with their own orders, and the way to change it. `save` rejects with the client's ApiError. Reading never
 * throws; read `isError`.
 */
export const useMyOrderSettings = (eventId: string) => useRecord(settings, { params: { eventId } });
