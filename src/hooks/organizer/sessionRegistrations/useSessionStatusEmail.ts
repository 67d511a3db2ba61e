'use client';
import { getSessionStatusEmail, updateSessionStatusEmail, type SessionStatusEmail } from '../../../contract';
import { statusEmailValues, type StatusEmailValues } from '../../../domain/sessionRegistrations';
import type { FormOf } from '../resource/formOf';
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

const keptOf = (email: SessionStatusEmail): Kept<StatusEmailValues> => ({
  values: statusEmailValues(email),
  version: email.version,
});

/**
 * The email that tells attendees their sessions, as a form has it, and the way to change it. `save` and `reload` reject with the client's
 * ApiError. Reading never throws; read `isError`. 002 §7 Agenda, statusEmail.
 */
export function useSessionStatusEmail({ accountId, eventId }: FormOf) {
  const input = { params: { accountId, eventId } };
  return useKeptRecord({
    read: getSessionStatusEmail,
    input,
    keptOf,
    write: (client, values: StatusEmailValues, version) =>
      client.call(updateSessionStatusEmail, { ...input, body: { ...values, version } }),
  });
}
