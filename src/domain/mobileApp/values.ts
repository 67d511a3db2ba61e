import type {
  BuildManagerConfig,
  BuildManagerDraft,
  MobileApp,
  MobileAppFeature,
  MobileAppSettings,
  MobileCard,
  MobileCardDraft,
  MobileCardKind,
  MobilePlatform,
} from '../../contract';

export const mobileAppFeatures: readonly MobileAppFeature[] = [
  ...(['agenda', 'attendees', 'chat', 'map'] as const),
  ...(['polls', 'photos', 'partners'] as const),
];

export const cardKinds: readonly MobileCardKind[] = ['text', 'link', 'agenda', 'map', 'partners'];

export const platforms: readonly MobilePlatform[] = ['ios', 'android'];

/** Most cards on the first screen. 002 §7 Mobile app, cards. */
export const mostCards = 12;

/** The settings of an app as their form has them. */
export const mobileAppValues = ({
  name,
  shortDescription,
  description,
  iconUrl,
  splashUrl,
  primaryColor,
  features,
}: MobileApp): MobileAppSettings => ({
  name,
  shortDescription,
  description,
  iconUrl,
  splashUrl,
  primaryColor,
  features,
});

/** As they are saved. */
export const mobileAppSettings = (values: MobileAppSettings): MobileAppSettings => ({
  name: values.name.trim(),
  shortDescription: values.shortDescription.trim(),
  description: values.description.trim(),
  features: values.features,
  iconUrl: values.iconUrl.trim(),
  splashUrl: values.splashUrl.trim(),
  primaryColor: values.primaryColor.trim().toLowerCase(),
});

/** A card as its dialog has it. */
export type CardValues = Omit<MobileCardDraft, 'position'>;

export const newCard: CardValues = { kind: 'text', title: '', text: '', url: '', visible: true };

export const cardValues = ({ kind, title, text, url, visible }: MobileCard): CardValues => ({
  kind,
  title,
  text,
  url,
  visible,
});

/** As it is saved: only a link has an address. */
export const cardDraft = ({ kind, title, text, url, visible }: CardValues): CardValues => ({
  kind,
  visible,
  title: title.trim(),
  text: text.trim(),
  url: kind === 'link' ? url.trim() : '',
});

/** What an app is built with as its form has it. */
export const buildValues = ({
  platforms: on,
  bundleId,
  versionName,
  privacyUrl,
}: BuildManagerConfig): BuildManagerDraft => ({ platforms: on, bundleId, versionName, privacyUrl });

/** As it is saved. */
export const buildDraft = (values: BuildManagerDraft): BuildManagerDraft => ({
  platforms: values.platforms,
  bundleId: values.bundleId.trim(),
  versionName: values.versionName.trim(),
  privacyUrl: values.privacyUrl.trim(),
});
