'use client';
import { getPostRegistration, savePostRegistration } from '../../../contract';
import {
  confirmationSettingsValues,
  type ConfirmationSettingsValues,
} from '../../../domain/confirmation/settings';
import { recordResource, useRecord } from '../resource/useRecord';

const postRegistration = /* @__PURE__ */ recordResource({
  read: getPostRegistration,
  write: savePostRegistration,
  toForm: confirmationSettingsValues,
  toRequest: (values: ConfirmationSettingsValues, { input, version }) => ({
    ...input,
    body: { ...values, version },
  }),
  version: ({ version = 1 }) => version,
});

/**
 * How the confirmation screen of an event looks and what it says, as a form has it, and the way to change it. `save` rejects with the
 * client's ApiError. Reading never throws; read `isError`. 001 §3 Post registration settings.
 * @experimental
 */
export const useConfirmationSettings = (eventId: string) =>
  useRecord(postRegistration, { params: { eventId } });
