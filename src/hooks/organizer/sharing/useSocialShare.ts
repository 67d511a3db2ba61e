'use client';
import { getSocialShareSettings, saveSocialShareSettings } from '../../../contract';
import {
  socialShareSettings,
  socialShareValues,
  type SocialShareValues,
} from '../../../domain/confirmation/settings';
import { recordResource, useRecord } from '../resource/useRecord';

const socialShare = /* @__PURE__ */ recordResource({
  read: getSocialShareSettings,
  write: saveSocialShareSettings,
  toForm: socialShareValues,
  toRequest: (values: SocialShareValues, { input: { params }, version }) => ({
    params,
    body: { ...socialShareSettings(values), version },
  }),
  version: ({ version = 1 }) => version,
});

/**
 * How attendees may share an event, as a form has it, and the way to change it. `save` rejects with the client's ApiError. Reading never
 * throws; read `isError`. 001 §3 Social share settings.
 * @experimental
 */
export const useSocialShare = (eventId: string) =>
  useRecord(socialShare, { params: { eventId }, query: { sectionType: 'registration' } });
