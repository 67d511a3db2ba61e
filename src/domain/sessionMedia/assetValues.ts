import { mixed, object, string, type ObjectSchema } from 'yup';
import type { AssetContextType, Instant, SessionAssetDraft } from '../../contract';
import { instantOf, momentOf } from '../time/eventTime';
import { assetTypeOf, type UploadedMedia } from './hostedMedia';
import { assetContexts } from './media';

/** When an asset is shown: once it is ready, or when the session begins or later. */
export type AssetTiming = 'NOW' | 'LATER';
export const assetTimings = ['NOW', 'LATER'] as const satisfies readonly AssetTiming[];

/** A new asset as its form has it. */
export interface AssetValues {
  file: UploadedMedia | null;
  title: string;
  description: string;
  context: AssetContextType;
  timing: AssetTiming;
  /** On the event's clocks; '' for the start of the session. */
  startTime: string;
}

export const newAsset: AssetValues = {
  file: null,
  title: '',
  description: '',
  context: 'RECORDING',
  timing: 'NOW',
  startTime: '',
};

/** The session that an asset is for. */
export interface AssetSession {
  start: Instant;
  /** IANA zone of the event. */
  timeZone: string;
}

/** What is sent once the file is at the provider. 002 §3 Session asset. */
export const assetDraft = (values: AssetValues, file: UploadedMedia): SessionAssetDraft => ({
  title: values.title.trim(),
  description: values.description.trim(),
  duration: file.duration,
  assetMedia: 'UPLOAD',
  assetType: assetTypeOf(file.mime),
  assetUrl: file.assetUrl,
  assetSize: file.size,
  assetContextType: values.context,
  metadata: { providerAssetId: file.providerAssetId },
});

/** When a future asset is shown; `undefined` for the start of the session. */
export const futureStart = (
  { startTime }: Pick<AssetValues, 'startTime'>,
  timeZone: string,
): Instant | undefined => (startTime === '' ? undefined : (instantOf(startTime, timeZone) ?? undefined));

/** Only before a session begins can something be added for later. */
export const canSchedule = ({ start }: Pick<AssetSession, 'start'>, now: number): boolean =>
  now < Date.parse(start);

/** A new asset. Messages are i18n keys. */
export const assetSchema = ({ start, timeZone }: AssetSession): ObjectSchema<AssetValues> =>
  object({
    file: mixed<UploadedMedia>()
      .nullable()
      .default(null)
      .defined()
      .test('uploaded', 'organizer.sessionMedia.error.file', (file) => file !== null),
    title: string()
      .default('')
      .defined()
      .test('there', 'organizer.website.error.title', (value) => value.trim() !== ''),
    description: string().default('').defined(),
    context: mixed<AssetContextType>().oneOf(assetContexts).default('RECORDING').defined(),
    timing: mixed<AssetTiming>().oneOf(assetTimings).default('NOW').defined(),
    startTime: string()
      .default('')
      .defined()
      .test('later', 'organizer.sessionMedia.error.start', (value, { parent }) => {
        const { timing } = parent as Pick<AssetValues, 'timing'>;
        if (timing === 'NOW' || value === '') return true;
        const moment = momentOf(value, timeZone);
        return moment === null || moment >= Date.parse(start);
      }),
  });
