// Written by `npm run contract`: how each answer must be.
import {
  each,
  isId,
  isInstant,
  isNumber,
  isText,
  maybe,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { ifThere, nullable, whole } from '../../strictReading';
const readCaptions: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'providerUrl providerAssetId languageCode title providerType sessionId'),
  id: must(isId),
  createdDate: must(isInstant),
});
const readSessionAsset: Reader = /* @__PURE__ */ record({
  ...each(maybe(isText), 'title description assetUrl'),
  ...each(maybe(isNumber), 'duration assetSize'),
  assetMedia: maybe(oneOf('UPLOAD', 'LINK')),
  assetType: maybe(oneOf('VIDEO', 'AUDIO', 'DOCUMENT')),
  assetContextType: maybe(oneOf('RECORDING', 'PREROLL', 'STREAM', 'MATERIAL')),
  metadata: ifThere(record({ providerAssetId: must(isText) })),
  id: must(isId),
  ...each(must(isText), 'sessionId providerType'),
  entityType: must(oneOf('SESSION')),
  requestType: must(oneOf('CUSTOM')),
  state: must(oneOf('PROCESSING', 'SCHEDULED', 'READY', 'CANCELLED')),
  ...each(must(isInstant), 'creatingDate startTime'),
});
export const listSessionAssets: Reader = /* @__PURE__ */ record({
  assets: whole(readSessionAsset),
  captions: whole(readCaptions),
});
export const createSessionAsset: Reader = /* @__PURE__ */ readSessionAsset;
export const createFutureSessionAsset: Reader = /* @__PURE__ */ readSessionAsset;
export const createCaptions: Reader = /* @__PURE__ */ readCaptions;
export const cancelSessionAssets: Reader = /* @__PURE__ */ record({ cancelled: whole(readSessionAsset) });
export const getRecordingUrl: Reader = /* @__PURE__ */ record({
  url: must(isText),
  expiresAt: must(isInstant),
  prerollUrl: nullable(must(isText)),
  captions: whole(readCaptions),
});
