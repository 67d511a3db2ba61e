'use client';
import { getSessionStatusEmail, updateSessionStatusEmail } from '../../../contract';
import { statusEmailValues, type StatusEmailValues } from '../../../domain/sessionRegistrations';
import { recordResource, useRecord } from '../resource/useRecord';
import type { EventScope } from '../resource/eventScope';

const statusEmail = /* @__PURE__ */ recordResource({
  read: getSessionStatusEmail,
  write: updateSessionStatusEmail,
  toForm: statusEmailValues,
  toRequest: (values: StatusEmailValues, { input, version }) => ({ ...input, body: { ...values, version } }),
  version: ({ version }) => version,
});

/**
 * The email that lists attendees' sessions, as a form has it, and the way to change it. `save` and `reload` reject with the client's
 * ApiError. Reading never throws; read `isError`. 002 §7 Agenda, statusEmail.
 */
export const useSessionStatusEmail = ({ accountId, eventId }: EventScope) =>
  useRecord(statusEmail, { params: { accountId, eventId } });
