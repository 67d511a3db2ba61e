import type {
  AssetContextType,
  Captions,
  SessionAsset,
  SessionAssetState,
  SessionAssetType,
} from '../../contract';
import type { TableView } from '../table';
import { findByQuery } from '../text/findByQuery';

/** In the order they are offered. */
export const assetContexts = [
  'RECORDING',
  'PREROLL',
  'STREAM',
  'MATERIAL',
] as const satisfies readonly AssetContextType[];
export const assetTypes = ['VIDEO', 'AUDIO', 'DOCUMENT'] as const satisfies readonly SessionAssetType[];
export const assetStates = [
  'PROCESSING',
  'SCHEDULED',
  'READY',
  'CANCELLED',
] as const satisfies readonly SessionAssetState[];

/** What a list of media can be filtered by, as a view names it. */
export const mediaFilterIds = { type: 'type', state: 'state' } as const;

/** Not ready yet: it can be canceled. */
export const isPending = ({ state }: Pick<SessionAsset, 'state'>): boolean =>
  state === 'PROCESSING' || state === 'SCHEDULED';

/** What is canceled with an asset: assets are canceled by their context. */
export const canceledWith = (
  assets: readonly SessionAsset[],
  { assetContextType }: Pick<SessionAsset, 'assetContextType'>,
): SessionAsset[] =>
  assets.filter((asset) => asset.assetContextType === assetContextType && isPending(asset));

/** The clip before the recordings; a session has one at most. */
export const prerollOf = (assets: readonly SessionAsset[]): SessionAsset | undefined =>
  assets.find(({ assetContextType }) => assetContextType === 'PREROLL');

/** Captions of one asset. */
export const captionsOf = (captions: readonly Captions[], { metadata }: Pick<SessionAsset, 'metadata'>) =>
  captions.filter(({ providerAssetId }) => providerAssetId === metadata.providerAssetId);

/** What a view shows of a session's assets. A filter of an address that says nothing known is left out. */
export function visibleMedia(
  assets: readonly SessionAsset[],
  { search, filters }: Pick<TableView, 'search' | 'filters'>,
): SessionAsset[] {
  const type = assetTypes.find((each) => each === filters[mediaFilterIds.type]);
  const state = assetStates.find((each) => each === filters[mediaFilterIds.state]);
  const found = new Set(findByQuery(assets, search, ({ title }) => title));
  return assets.filter(
    (asset) =>
      found.has(asset) &&
      (type === undefined || asset.assetType === type) &&
      (state === undefined || asset.state === state),
  );
}
