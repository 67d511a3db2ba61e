import { mixed, object, string, type ObjectSchema } from 'yup';
import type { Captions, CaptionsDraft, SessionAsset } from '../../contract';
import { safeUrl } from '../links/safeUrl';
import type { UploadedMedia } from './hostedMedia';
import { languageName } from './languages';

/** Where the text of captions is. */
export type CaptionsSource = 'FILE' | 'URL';
export const captionsSources = ['FILE', 'URL'] as const satisfies readonly CaptionsSource[];

/** New captions as their form has them. */
export interface CaptionsValues {
  source: CaptionsSource;
  file: UploadedMedia | null;
  url: string;
  languageCode: string;
  title: string;
}

export const newCaptions: CaptionsValues = {
  source: 'FILE',
  file: null,
  url: '',
  languageCode: '',
  title: '',
};

/** What is sent of captions; without a title they are called as their language calls itself. 002 §3 Captions. */
export const captionsDraft = (
  { source, file, url, languageCode, title }: CaptionsValues,
  { providerType, metadata }: Pick<SessionAsset, 'providerType' | 'metadata'>,
): CaptionsDraft => ({
  providerUrl: source === 'FILE' ? (file?.assetUrl ?? '') : url.trim(),
  providerAssetId: metadata.providerAssetId,
  languageCode,
  title: title.trim() || languageName(languageCode),
  providerType,
});

/** Captions that new ones in a language take the place of. */
export const replacedCaptions = (captions: readonly Captions[], languageCode: string): Captions | undefined =>
  captions.find((each) => each.languageCode.toLowerCase() === languageCode.toLowerCase());

const sourceOf = (parent: unknown) => (parent as Pick<CaptionsValues, 'source'>).source;
const isHttps = (value: string) => safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false;

/** New captions. Messages are i18n keys. */
export const captionsSchema: ObjectSchema<CaptionsValues> = object({
  source: mixed<CaptionsSource>().oneOf(captionsSources).default('FILE').defined(),
  file: mixed<UploadedMedia>()
    .nullable()
    .default(null)
    .defined()
    .test(
      'uploaded',
      'organizer.sessionMedia.error.file',
      (file, { parent }) => sourceOf(parent) === 'URL' || file !== null,
    ),
  url: string()
    .default('')
    .defined()
    .test(
      'https',
      'organizer.sharing.error.url',
      (value, { parent }) => sourceOf(parent) === 'FILE' || isHttps(value),
    ),
  languageCode: string()
    .default('')
    .defined()
    .test('chosen', 'organizer.sessionMedia.error.language', (code) => code !== ''),
  title: string().default('').defined(),
});
