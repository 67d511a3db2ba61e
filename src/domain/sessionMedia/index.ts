export {
  assetDraft,
  assetSchema,
  assetTimings,
  canSchedule,
  futureStart,
  newAsset,
  type AssetSession,
  type AssetValues,
} from './assetValues';
export {
  captionsDraft,
  captionsSchema,
  captionsSources,
  newCaptions,
  replacedCaptions,
  type CaptionsValues,
} from './captionsValues';
export { assetTypeOf, titleOfFile, type HostedMedia, type UploadedMedia } from './hostedMedia';
export { languageName, languageOptions } from './languages';
export {
  assetContexts,
  assetStates,
  assetTypes,
  canceledWith,
  captionsOf,
  isPending,
  mediaFilterIds,
  visibleMedia,
  prerollOf,
} from './media';
export { assetProblem, cancelProblem, captionsProblem } from './problem';
