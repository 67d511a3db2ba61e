'use client';
import { getPostRegistration, savePostRegistration } from '../../../contract';
import { postRegistrationValues, type PostRegistrationValues } from '../../../domain/confirmation/settings';
import { recordResource, useRecord } from '../resource/useRecord';

const postRegistration = /* @__PURE__ */ recordResource({
  read: getPostRegistration,
  write: savePostRegistration,
  toForm: postRegistrationValues,
  toRequest: (values: PostRegistrationValues, { input, version }) => ({
    ...input,
    body: { ...values, version },
  }),
  version: ({ version = 1 }) => version,
});

/**
 * How the confirmation screen of an event looks and what it says, as a form has it, and the way to change it. `save` rejects with the
 * client's ApiError. Reading never throws; read `isError`. 001 §3 Post registration settings.
 */
export const usePostRegistration = (eventId: string) => useRecord(postRegistration, { params: { eventId } });
