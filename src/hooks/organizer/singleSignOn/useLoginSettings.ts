'use client';
import { ApiError } from '../../../client';
import {
  getLoginSettings,
  listLoginSettings,
  restrictLogin,
  updateLoginSettings,
  type LoginSettings,
} from '../../../contract';
import { isRestrictionOnly, loginInput, loginValues, type LoginValues } from '../../../domain/singleSignOn';
import type { EventScope } from '../resource/eventScope';
import { recordResource, useRecord } from '../resource/useRecord';

/** Until they are saved once they have no moment. */
const versionOf = ({ modifiedDate }: LoginSettings) => (modifiedDate === null ? 0 : Date.parse(modifiedDate));

/** The calls take no version: the record is read once more before it is written over. */
const login = /* @__PURE__ */ recordResource({
  read: getLoginSettings,
  write: updateLoginSettings,
  toForm: loginValues,
  toRequest: (values: LoginValues, { input }) => ({ ...input, body: loginInput(values) }),
  version: versionOf,
  invalidates: [listLoginSettings],
  send: async (client, request, { input, version }) => {
    const { params } = input;
    const now = await client.call(getLoginSettings, { params });
    if (versionOf(now) !== version)
      throw new ApiError('refused', 409, { code: 4090 }, 'Somebody else changed it meanwhile.');
    const { body } = request;
    if (!isRestrictionOnly(body, now)) return client.call(updateLoginSettings, { params, body });
    const { restrictLoginForNonTicketHolders } = body;
    return client.call(restrictLogin, { params, body: { restrictLoginForNonTicketHolders } });
  },
});

/**
 * How people get into an event's pages, as it is saved and as a form has it, and the way to change it. `save` rejects with the client's
 * ApiError. Reading never throws; read `isError` and `isUnknown`. 002 §7 GET, PUT and PATCH login-settings.
 * @experimental
 */
export const useLoginSettings = ({ accountId, eventId }: EventScope) =>
  useRecord(login, { params: { accountId, eventId } });
