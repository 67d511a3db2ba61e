import {
  INITIAL_ASSET_STATE,
  type AssetContextType,
  type SessionAsset,
  type SessionAssetDraft,
} from '../../../src/contract';
import type { Clock } from '../../../src/domain/time/clock';
import type { Db } from '../../db';
import { Refusal } from '../../db/refusal';
import type { StoredAsset } from './seed';
import { agendaOf, type AgendaPath } from '../agenda/rules/agenda';
import { httpsOf, malformed, textOf } from '../../rules/fields';

/** Milliseconds from upload to ready. */
const processing = 2 * 60_000;

const contexts: readonly AssetContextType[] = ['RECORDING', 'PREROLL', 'STREAM', 'MATERIAL'];

/** Refuses with 4000. */
export function contextOf(text: string): AssetContextType {
  const known = contexts.find((context) => context === text);
  if (!known) throw malformed('assetContextType', `It is none of ${contexts.join(', ')}.`);
  return known;
}

/** The asset as it is at a moment. */
export function toAssetResponse(asset: StoredAsset, now: number): SessionAsset {
  const starts = Date.parse(asset.startTime);
  const isReady =
    (asset.state === 'PROCESSING' && now >= starts + processing) ||
    (asset.state === 'SCHEDULED' && now >= starts);
  return { ...asset, state: isReady ? 'READY' : asset.state };
}

/** Assets of a session, oldest first. Refuses with 4046 an unknown session. */
export function assetsOf(db: Db, path: AgendaPath & { sessionId: string }, now: number): SessionAsset[] {
  agendaOf(db, path).sessions.get(path.sessionId);
  return db
    .rows('sessionAssets', path.eventId)
    .all()
    .filter(({ sessionId }) => sessionId === path.sessionId)
    .map((asset) => toAssetResponse(asset, now));
}

interface Start {
  state: StoredAsset['state'];
  startTime: string;
}

/** Adds an asset; a new preroll takes the old one's place. Refuses with 4022 a provider's asset that is there. */
export function addAsset(
  { db, clock, path }: { db: Db; clock: Clock; path: AgendaPath & { sessionId: string } },
  draft: SessionAssetDraft,
  start?: Start,
): SessionAsset {
  const rows = db.rows('sessionAssets', path.eventId);
  const now = new Date(clock.now()).toISOString();
  const providerAssetId = textOf('metadata.providerAssetId', draft.metadata.providerAssetId);
  const isThere = rows
    .all()
    .some(({ metadata, state }) => state !== 'CANCELLED' && metadata.providerAssetId === providerAssetId);
  if (isThere) throw new Refusal(4022, `The asset ${providerAssetId} is in use.`);
  const assetContextType = draft.assetContextType ?? 'RECORDING';
  if (assetContextType === 'PREROLL')
    for (const old of rows.all())
      if (old.sessionId === path.sessionId && old.assetContextType === 'PREROLL') rows.remove(old.id);
  const asset = rows.add({
    id: db.nextId('asset'),
    sessionId: path.sessionId,
    title: textOf('title', draft.title),
    description: draft.description ?? '',
    duration: draft.duration,
    assetMedia: draft.assetMedia,
    assetType: draft.assetType,
    assetUrl: httpsOf('assetUrl', draft.assetUrl),
    assetSize: draft.assetSize,
    assetContextType,
    metadata: { providerAssetId },
    entityType: 'SESSION',
    requestType: 'CUSTOM',
    providerType: 'LUMEN_VIDEO',
    ...(start ?? { state: INITIAL_ASSET_STATE, startTime: now }),
    creatingDate: now,
  });
  return toAssetResponse(asset, clock.now());
}

/** Removes an asset and its captions. */
export function removeAsset(db: Db, eventId: string, asset: SessionAsset): void {
  db.rows('sessionAssets', eventId).remove(asset.id);
  const captions = db.rows('sessionCaptions', eventId);
  for (const { id, sessionId, providerAssetId } of captions.all())
    if (sessionId === asset.sessionId && providerAssetId === asset.metadata.providerAssetId)
      captions.remove(id);
}
