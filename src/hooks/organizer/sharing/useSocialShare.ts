'use client';
import { getSocialShareSettings, saveSocialShareSettings, type SocialShareSettings } from '../../../contract';
import {
  socialShareSettings,
  socialShareValues,
  type SocialShareValues,
} from '../../../domain/confirmation/settings';
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

const keptOf = (settings: SocialShareSettings): Kept<SocialShareValues> => ({
  values: socialShareValues(settings),
  version: settings.version ?? 1,
});

/**
 * How attendees may share an event, as a form has it, and the way to change it. `save` rejects with the client's ApiError. Reading never
 * throws; read `isError`. 001 §3 Social share settings.
 * @experimental
 */
export function useSocialShare(eventId: string) {
  const params = { eventId };
  return useKeptRecord({
    read: getSocialShareSettings,
    input: { params, query: { sectionType: 'registration' } },
    keptOf,
    write: (client, values: SocialShareValues, version) =>
      client.call(saveSocialShareSettings, { params, body: { ...socialShareSettings(values), version } }),
  });
}
