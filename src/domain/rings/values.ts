import { boolean, mixed, number, object, type ObjectSchema } from 'yup';
import type { Ring, RingDraft, RingFeatures, RingKind, RingWhitelabel } from '../../contract';
import { reasonShape, type Reasoned } from '../administration';
import { text } from '../forms/textSchema';
import { safeUrl } from '../links/safeUrl';

/** In the order they are offered. 002 §1. */
export const ringKinds = ['VENUE', 'VIRTUAL'] as const satisfies readonly RingKind[];
/** In the order they are shown. 002 §3. */
export const ringFeatures = [
  ...(['chat', 'questions', 'video', 'screenShare', 'recording'] as const),
] satisfies readonly (keyof RingFeatures)[];
/** Of virtual rings only; what is behind `video` needs it. */
const ofVideo: readonly (keyof RingFeatures)[] = ['video', 'screenShare', 'recording'];

export const ringLimits = { name: 80, description: 1_000, title: 60 } as const;

/** What a ring of a kind can have. */
export const featuresOfKind = (kind: RingKind) =>
  ringFeatures.filter((feature) => kind === 'VIRTUAL' || !ofVideo.includes(feature));

export type RingValues = RingDraft & Reasoned;

export const ringValues = (ring: Ring | null): RingValues => ({
  name: ring?.name ?? '',
  kind: ring?.kind ?? 'VENUE',
  description: ring?.description ?? '',
  capacity: ring?.capacity ?? null,
  reason: '',
});

const capacity = () =>
  number()
    .nullable()
    .defined()
    .default(null)
    .test(
      'whole',
      'organizer.administration.problem.count',
      (value) => value === null || (Number.isInteger(value) && value >= 1),
    );

export const ringSchema: ObjectSchema<RingValues> = object({
  ...reasonShape,
  name: text()
    .required('organizer.mobileApp.required')
    .max(ringLimits.name, 'organizer.rings.problem.tooLong')
    .defined(),
  kind: mixed<RingKind>().oneOf(ringKinds).defined(),
  description: text().max(ringLimits.description, 'organizer.rings.problem.tooLong').defined(),
  capacity: capacity(),
});

export type CapacityValues = Pick<RingDraft, 'capacity'> & Reasoned;
export const capacitySchema: ObjectSchema<CapacityValues> = object({
  ...reasonShape,
  capacity: capacity(),
});

export type RingFeatureValues = RingFeatures & Reasoned;

const needsVideo = () =>
  boolean()
    .defined()
    .default(false)
    .test(
      'video',
      'organizer.rings.problem.needsVideo',
      (value, { parent }) => !value || (parent as RingFeatures).video,
    );

export const ringFeatureSchema: ObjectSchema<RingFeatureValues> = object({
  ...reasonShape,
  chat: boolean().defined().default(false),
  questions: boolean().defined().default(false),
  video: boolean().defined().default(false),
  screenShare: needsVideo(),
  recording: needsVideo(),
});

export type WhitelabelValues = RingWhitelabel & Reasoned;

const isHttps = (value: string) => safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false;
const neededWhenOn = (value: string, { parent }: { parent: unknown }) =>
  value !== '' || !(parent as RingWhitelabel).enabled;

/** 002 §4: enabled only with a logo and a title. */
export const whitelabelSchema: ObjectSchema<WhitelabelValues> = object({
  ...reasonShape,
  enabled: boolean().defined().default(false),
  title: text()
    .max(ringLimits.title, 'organizer.rings.problem.tooLong')
    .test('needed', 'organizer.mobileApp.required', neededWhenOn)
    .defined(),
  logoUrl: text()
    .test('https', 'organizer.sharing.error.url', (value) => value === '' || isHttps(value))
    .test('needed', 'organizer.mobileApp.required', neededWhenOn)
    .defined(),
  color: text()
    .matches(/^#[0-9a-f]{6}$/i, 'organizer.kit.form.colour.invalid')
    .defined(),
});
