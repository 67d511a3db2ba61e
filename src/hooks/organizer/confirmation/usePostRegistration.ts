'use client';
import { getPostRegistration, savePostRegistration, type PostRegistrationSettings } from '../../../contract';
import { postRegistrationValues, type PostRegistrationValues } from '../../../domain/confirmation/settings';
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

const keptOf = (settings: PostRegistrationSettings): Kept<PostRegistrationValues> => ({
  values: postRegistrationValues(settings),
  version: settings.version ?? 1,
});

/**
 * How the confirmation screen of an event looks and what it says, as a form has it, and the way to change it. `save` rejects with the
 * client's ApiError. Reading never throws; read `isError`. 001 §3 Post registration settings.
 * @experimental
 */
export function usePostRegistration(eventId: string) {
  const input = { params: { eventId } };
  return useKeptRecord({
    ...{ read: getPostRegistration, input, keptOf },
    write: (client, values: PostRegistrationValues, version) =>
      client.call(savePostRegistration, { ...input, body: { ...values, version } }),
  });
}
