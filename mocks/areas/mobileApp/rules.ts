import type {
  BuildManagerConfig,
  MobileApp,
  MobileBuildState,
  MobileCardDraft,
  MobileWhitelabelStatus,
} from '../../../src/contract';
import type { OrganizerEvent } from '../../../src/contract';
import { Refusal, type Db } from '../../db';
import type { StoredBuildConfig, StoredMobileApp } from './seed';
import { httpsOf, malformed, textOf } from '../../rules/fields';
import { digestOf } from '../../db/hash';
import { without } from '../../rules/without';

/** The app of an event, or how it is before anybody decided anything. */
export const appOf = (db: Db, event: OrganizerEvent): StoredMobileApp =>
  db.rows('mobileApps', event.id).find(event.id) ?? {
    id: event.id,
    name: event.name.slice(0, 30),
    shortDescription: '',
    description: '',
    iconUrl: '',
    splashUrl: '',
    primaryColor: '#000000',
    features: ['agenda'],
    whitelabel: { status: 'NONE', enabled: false, modified: event.created },
    pushCertificate: null,
    modified: event.created,
  };

export const toAppResponse = (app: StoredMobileApp): MobileApp => ({
  ...without(app, 'id'),
  eventId: app.id,
});

/** What the event's app is built with, or how it is before anybody said. */
export const configOf = (db: Db, event: OrganizerEvent): StoredBuildConfig =>
  db.rows('buildConfigs', event.id).find(event.id) ?? {
    id: event.id,
    platforms: ['ios', 'android'],
    bundleId: `app.event${event.id}`,
    versionName: '1.0.0',
    privacyUrl: db.of(event.id).world.siteConf.privacyUrl,
    buildNumber: 0,
    build: null,
    publishedVersion: null,
    modified: event.created,
  };

const minute = 60_000;

/** Builds go on by the clock. */
export function buildState({ build }: StoredBuildConfig, now: number): MobileBuildState {
  if (!build) return 'NONE';
  const waited = now - Date.parse(build.requested);
  if (waited < minute) return 'QUEUED';
  return waited < 11 * minute ? 'BUILDING' : 'PUBLISHED';
}

export const publishedVersion = (config: StoredBuildConfig, now: number): string | null =>
  config.build && buildState(config, now) === 'PUBLISHED'
    ? config.build.versionName
    : config.publishedVersion;

export const toConfigResponse = (config: StoredBuildConfig, now: number): BuildManagerConfig => ({
  ...without(config, 'id', 'build'),
  eventId: config.id,
  state: buildState(config, now),
  publishedVersion: publishedVersion(config, now),
});

/** Refuses with 4022 what the stores would send back. */
export function checkPublishable(app: StoredMobileApp, config: StoredBuildConfig, now: number): void {
  if (app.iconUrl === '') throw new Refusal(4022, 'The app has no icon.');
  const published = publishedVersion(config, now);
  if (published && !isAbove(config.versionName, published))
    throw new Refusal(4022, `The version must be above ${published}.`);
  const { pushCertificate } = app;
  const isInForce = pushCertificate && Date.parse(pushCertificate.notAfter) > now;
  if (config.platforms.includes('ios') && !isInForce)
    throw new Refusal(4022, 'The app for iOS has no push certificate in force.');
}

function isAbove(version: string, other: string): boolean {
  const theirs = other.split('.').map(Number);
  const differs = version
    .split('.')
    .map((part, index) => Number(part) - (theirs[index] ?? 0))
    .find((difference) => difference !== 0);
  return (differs ?? 0) > 0;
}

type Moves = Record<MobileWhitelabelStatus, readonly MobileWhitelabelStatus[]>;

export const organizerMoves: Moves = {
  NONE: ['REQUESTED'],
  REQUESTED: ['NONE'],
  IN_REVIEW: [],
  APPROVED: [],
  REJECTED: ['REQUESTED'],
};

export const supportMoves: Moves = {
  NONE: [],
  REQUESTED: ['IN_REVIEW'],
  IN_REVIEW: ['APPROVED', 'REJECTED'],
  APPROVED: ['IN_REVIEW'],
  REJECTED: [],
};

const largestCertificate = 100 * 1024;

/**
 * What a PKCS#12 file says once its password opened it. Refuses with 4000 and 4022.
 * @param content of the file, as text
 */
export function openCertificate(db: Db, size: number, content: string, password: string, now: number) {
  if (size > largestCertificate) throw malformed('certificate', 'It is larger than 100 kB.');
  // Every such file begins with an ASN.1 sequence.
  if (!content.startsWith('\x30')) throw malformed('certificate', 'It is no PKCS#12 file.');
  const known = db.rows('certificates', '').find(base64Of(content));
  if (known?.passwordDigest !== digestOf(password))
    throw new Refusal(4022, 'The password does not open the certificate.');
  if (Date.parse(known.notAfter) <= now) throw new Refusal(4022, 'The certificate is out of date.');
  return { subject: known.subject, notAfter: known.notAfter };
}

const base64Of = (content: string): string =>
  btoa(Array.from(new TextEncoder().encode(content), (byte) => String.fromCharCode(byte)).join(''));

/** A card as it is saved. Refuses with 4000. */
export function checkedCard(draft: MobileCardDraft) {
  const { kind, text, visible } = draft;
  if (kind !== 'link' && draft.url.trim() !== '') throw malformed('url', 'Only a link has one.');
  const url = kind === 'link' ? httpsOf('url', draft.url) : '';
  return { kind, title: textOf('title', draft.title, 60), text: text.trim(), url, visible };
}
