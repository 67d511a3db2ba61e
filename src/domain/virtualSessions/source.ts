import { mixed, object, string, type ObjectSchema } from 'yup';
import type { VirtualProviderDetails, VirtualRequestType, VirtualSession } from '../../contract';
import { safeUrl } from '../links/safeUrl';

/** In the order they are offered. */
export const requestTypes = ['ROOM', 'LIVESTREAM', 'CUSTOM'] as const satisfies readonly VirtualRequestType[];

type ProviderType = VirtualProviderDetails['providerType'];

/** In the order they are offered. */
export const videoProviders = [
  'NEWROW',
  'ZOOM',
  'TEAMS',
  'YOUTUBE',
  'RTMP',
] as const satisfies readonly ProviderType[];

/** Where a virtual session's picture comes from, as the form has it. */
export interface SourceValues {
  requestType: VirtualRequestType;
  providerType: ProviderType;
  joinUrl: string;
  providerId: string;
}

type Room = Pick<VirtualSession, 'requestType' | 'provider'>;

export const sourceValues = ({ requestType, provider }: Room): SourceValues => ({
  requestType,
  providerType: provider?.providerType ?? 'ZOOM',
  joinUrl: provider?.joinUrl ?? '',
  providerId: provider?.providerId ?? '',
});

/** What is to be sent so that a room is as the form has it: the provider first, which a livestream needs. */
export function sourceChanges(values: SourceValues, room: Room) {
  const { requestType, providerType } = values;
  const joinUrl = values.joinUrl.trim();
  const providerId = values.providerId.trim();
  const before = room.provider;
  const isSame =
    before?.providerType === providerType &&
    before.joinUrl === joinUrl &&
    (before.providerId ?? '') === providerId;
  const provider: VirtualProviderDetails | undefined =
    requestType === 'ROOM' || joinUrl === '' || isSame
      ? undefined
      : { providerType, joinUrl, ...(providerId !== '' && { providerId }) };
  return { provider, requestType: requestType === room.requestType ? undefined : requestType };
}

const isHttps = (value: string) => safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false;

/** A livestream needs its provider; one that was saved can be changed and not taken away. Messages are i18n keys. */
export const sourceSchema = (hasProvider: boolean): ObjectSchema<SourceValues> =>
  object({
    requestType: mixed<VirtualRequestType>().oneOf(requestTypes).default('ROOM').defined(),
    providerType: mixed<ProviderType>().oneOf(videoProviders).default('ZOOM').defined(),
    joinUrl: string()
      .default('')
      .defined()
      .test('https', 'organizer.sharing.error.url', (value, { parent }) => {
        const { requestType } = parent as SourceValues;
        if (requestType === 'ROOM') return true;
        const isNeeded = requestType === 'LIVESTREAM' || hasProvider;
        return value.trim() === '' ? !isNeeded : isHttps(value);
      }),
    providerId: string().default('').defined(),
  });
