import type {
  BuildManagerDraft,
  MobileAppSettings,
  MobileBuildState,
  MobileWhitelabel,
  MobileWhitelabelStatus,
  PushCertificate,
} from '../../contract';

/** A build goes on by itself until then, and nothing can be saved. 002 §7 Mobile app. */
export const isUnderWay = (state: MobileBuildState): boolean => state === 'QUEUED' || state === 'BUILDING';

/** What the stores would send back. */
export type PublishingGap = 'icon' | 'version' | 'certificate';

/** What is asked before an app is published; `now` in ms. */
export interface PublishingFacts {
  iconUrl: MobileAppSettings['iconUrl'];
  pushCertificate: PushCertificate | null;
  draft: Pick<BuildManagerDraft, 'platforms' | 'versionName'>;
  /** The version in the stores; `null` before the first one. */
  publishedVersion: string | null;
  now: number;
}

/** Why an app can’t be published as it is; the backend refuses the same (4022). 002 §7 Mobile app, buildManager. */
export function publishingGaps(facts: PublishingFacts): PublishingGap[] {
  const { iconUrl, pushCertificate, draft, publishedVersion, now } = facts;
  const hasCertificate = pushCertificate !== null && certificateState(pushCertificate, now) !== 'over';
  return [
    ...(iconUrl === '' ? (['icon'] as const) : []),
    ...(publishedVersion !== null && !isAbove(draft.versionName, publishedVersion)
      ? (['version'] as const)
      : []),
    ...(draft.platforms.includes('ios') && !hasCertificate ? (['certificate'] as const) : []),
  ];
}

/** Whether a version, three numbers each, is later than another. */
function isAbove(version: string, other: string): boolean {
  const [mine, theirs] = [version, other].map((each) => each.trim().split('.').map(Number));
  const differs = (mine ?? []).map((part, at) => part - (theirs?.[at] ?? 0)).find((by) => by !== 0);
  return (differs ?? 0) > 0;
}

export type CertificateState = 'valid' | 'soon' | 'over';

const msOfDay = 86_400_000;
/** A new certificate takes the store a while. */
const soonDays = 30;

/** Whether notifications can be sent with a certificate, at `now` in ms. */
export function certificateState(
  { notAfter }: Pick<PushCertificate, 'notAfter'>,
  now: number,
): CertificateState {
  const left = Date.parse(notAfter) - now;
  if (left <= 0) return 'over';
  return left < soonDays * msOfDay ? 'soon' : 'valid';
}

/** Where an organizer may move the app under their own name; support staff move it otherwise. 002 §3. */
export const nextWhitelabel: Record<MobileWhitelabelStatus, MobileWhitelabelStatus | null> = {
  NONE: 'REQUESTED',
  REQUESTED: 'NONE',
  IN_REVIEW: null,
  APPROVED: null,
  REJECTED: 'REQUESTED',
};

/** Only an approved one can be turned on. 002 §4. */
export const canEnable = ({ status }: Pick<MobileWhitelabel, 'status'>): boolean => status === 'APPROVED';
