export {
  canEnable,
  certificateState,
  isUnderWay,
  nextWhitelabel,
  publishingGaps,
  type PublishingGap,
} from './publishing';
export {
  appLimits,
  appSchema,
  buildSchema,
  cardSchema,
  certificateSchema,
  noCertificate,
  type CertificateValues,
} from './schema';
export {
  appFeatures,
  appSettings,
  appValues,
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
