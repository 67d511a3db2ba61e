import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type {
  BuildManagerDraft,
  MobileAppFeature,
  MobileAppSettings,
  MobileCardKind,
  MobilePlatform,
} from '../../contract';
import { safeUrl } from '../links/safeUrl';
import { mobileAppFeatures, cardKinds, platforms, type CardValues } from './values';

/** Characters; the contract's. */
export const mobileAppLimits = {
  name: 30,
  shortDescription: 80,
  description: 4_000,
  cardTitle: 60,
  cardText: 400,
  groupId: 40,
} as const;

/** Bytes of a certificate file. 002 §5. */
const largestCertificate = 100 * 1024;

const required = 'organizer.mobileApp.required';
const noHttps = 'organizer.sharing.error.url';

const text = (limit: number) =>
  string()
    .default('')
    .defined()
    .test('length', 'organizer.mobileApp.tooLong', (value) => value.trim().length <= limit);

const needed = (limit: number) => text(limit).test('any', required, (value) => value.trim() !== '');

const isHttps = (value: string) => safeUrl(value, { allow: ['https:'] }) !== null;
const optionalHttps = () =>
  string()
    .default('')
    .defined()
    .test('https', noHttps, (value) => value.trim() === '' || isHttps(value));

/** What an organizer decides about the app. Answers i18n keys. 002 §7 Mobile app. */
export const mobileAppSchema: ObjectSchema<MobileAppSettings> = object({
  name: needed(mobileAppLimits.name),
  shortDescription: text(mobileAppLimits.shortDescription),
  description: text(mobileAppLimits.description),
  iconUrl: optionalHttps(),
  splashUrl: optionalHttps(),
  primaryColor: string()
    .default('')
    .defined()
    .test('hex', 'organizer.kit.form.colour.invalid', (value) => /^#[\da-f]{6}$/i.test(value.trim())),
  features: array().of(mixed<MobileAppFeature>().oneOf(mobileAppFeatures).defined()).default([]).defined(),
});

/** A card on the first screen. Answers i18n keys. 002 §7 Mobile app, cards. */
export const cardSchema: ObjectSchema<CardValues> = object({
  kind: mixed<MobileCardKind>().oneOf(cardKinds).default('text').defined(),
  title: needed(mobileAppLimits.cardTitle),
  text: text(mobileAppLimits.cardText),
  url: string()
    .default('')
    .defined()
    .test('https', noHttps, (value, { parent }) => (parent as CardValues).kind !== 'link' || isHttps(value)),
  visible: boolean().default(true).defined(),
});

/** What the app is built with. Answers i18n keys. 002 §7 Mobile app, buildManager. */
export const buildSchema: ObjectSchema<BuildManagerDraft> = object({
  platforms: array()
    .of(mixed<MobilePlatform>().oneOf(platforms).defined())
    .default([])
    .defined()
    .test('any', 'organizer.mobileApp.build.error.platforms', (on) => on.length > 0),
  bundleId: string()
    .default('')
    .defined()
    .test('form', 'organizer.mobileApp.build.error.bundleId', (value) =>
      /^[a-z][a-z\d-]*(\.[a-z][a-z\d-]*)+$/i.test(value.trim()),
    ),
  versionName: string()
    .default('')
    .defined()
    .test('form', 'organizer.mobileApp.build.error.version', (value) =>
      /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(value.trim()),
    ),
  privacyUrl: string().default('').defined().test('https', noHttps, isHttps),
});

/** What a certificate is uploaded with; held only until it is sent. */
export interface CertificateValues {
  certificate: File | null;
  password: string;
  groupId: string;
}

export const noCertificate: CertificateValues = { certificate: null, password: '', groupId: '' };

/** 002 §5: 'Certificate is required', 'Password is required'. Answers i18n keys, which never hold a password. */
export const certificateSchema: ObjectSchema<CertificateValues> = object({
  certificate: mixed<File>()
    .nullable()
    .default(null)
    .defined()
    .test('any', required, (file) => file !== null)
    .test('kind', 'organizer.mobileApp.certificate.error.kind', (file) => file === null || isPkcs12(file))
    .test(
      'size',
      'organizer.mobileApp.certificate.error.size',
      (file) => file === null || file.size <= largestCertificate,
    ),
  password: string()
    .default('')
    .defined()
    .test('any', required, (value) => value !== ''),
  groupId: needed(mobileAppLimits.groupId),
});

/** Browsers know the media type of few such files, so their names count as well. 002 §5: pkcs12. */
const isPkcs12 = ({ name, type }: File): boolean =>
  type === 'application/x-pkcs12' || type === 'application/pkcs12' || /\.(p12|pfx)$/i.test(name);
