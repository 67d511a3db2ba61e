'use client';
import { getPostRegistration, savePostRegistration, type PostRegistrationSettings } from '../../../contract';
import {
  confirmationSettingsValues,
  type ConfirmationSettingsValues,
} from '../../../domain/confirmation/settings';
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

const keptOf = (settings: PostRegistrationSettings): Kept<ConfirmationSettingsValues> => ({
  values: confirmationSettingsValues(settings),
  version: settings.version ?? 1,
});

/**
 * How the confirmation screen of an event looks and what it says, as a form has it, and the way to change it. `save` rejects with the
 * client's ApiError. Reading never throws; read `isError`. 001 §3 Post registration settings.
 */
export function useConfirmationSettings(eventId: string) {
  const input = { params: { eventId } };
  return useKeptRecord({
    ...{ read: getPostRegistration, input, keptOf },
    write: (client, values: ConfirmationSettingsValues, version) =>
      client.call(savePostRegistration, { ...input, body: { ...values, version } }),
  });
}
