export {
  canEnable,
  certificateState,
  isUnderWay,
  nextWhitelabel,
  publishingGaps,
  type PublishingGap,
} from './publishing';
export {
  mobileAppLimits,
  mobileAppSchema,
  buildSchema,
  cardSchema,
  certificateSchema,
  noCertificate,
  type CertificateValues,
} from './schema';
export {
  mobileAppFeatures,
  mobileAppSettings,
  mobileAppValues,
  buildDraft,
  buildValues,
  cardDraft,
  cardKinds,
  cardValues,
  mostCards,
  newCard,
  platforms,
  type CardValues,
} from './values';
