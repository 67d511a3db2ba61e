import type { Instant } from '../../entities';

/** Parts of the app that can be switched on. Names are ours. @experimental */
export type MobileAppFeature = 'agenda' | 'attendees' | 'chat' | 'map' | 'polls' | 'photos' | 'partners';

/**
 * Where the app under the organizer's own name stands. 002 §3 Mobile whitelabel status. The organizer moves NONE and REJECTED to
 * REQUESTED, and REQUESTED back to NONE; support staff move REQUESTED to IN_REVIEW, and that to APPROVED or REJECTED, and APPROVED back
 * to IN_REVIEW. Names are ours.
 * @experimental
 */
export type MobileWhitelabelStatus = 'NONE' | 'REQUESTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED';

/** The state of an organizer's own mobile app. 002 §7. @experimental */
export interface MobileWhitelabel {
  status: MobileWhitelabelStatus;
  /** Attendees get the organizer's app instead of the common one. Only an approved one can be enabled (002 §4). */
  enabled: boolean;
  modified: Instant;
}

/** What is known of an uploaded certificate. Neither its file nor its password is ever answered. @experimental */
export interface PushCertificate {
  /** The group of developers at the app store it belongs to. */
  groupId: string;
  /** Who the certificate is for, as it says itself. */
  subject: string;
  /** The app can send no notification after this. */
  notAfter: Instant;
  uploaded: Instant;
}

/** What an organizer decides about the app of an event. Its members are ours (002 §3: fields not shown). @experimental */
export interface MobileAppSettings {
  /**
   * Under the icon.
   * @minLength 1
   * @maxLength 30
   */
  name: string;
  /**
   * What the stores say below the app’s name; plain text.
   * @maxLength 80
   */
  shortDescription: string;
  /**
   * Plain text.
   * @maxLength 4000
   */
  description: string;
  /** `https`; empty without one. */
  iconUrl: string;
  /** `https`; empty without one. */
  splashUrl: string;
  /**
   * As `#rrggbb`, of the app’s buttons and bars.
   * @pattern ^#[0-9a-fA-F]{6}$
   */
  primaryColor: string;
  /** @uniqueItems true */
  features: MobileAppFeature[];
}

/** The app of an event. @experimental */
export interface MobileApp extends MobileAppSettings {
  /** Event it belongs to. */
  eventId: string;
  whitelabel: MobileWhitelabel;
  /** `null` before the first one was uploaded. */
  pushCertificate: PushCertificate | null;
  modified: Instant;
}

/** What a mobile app runs on. 002 §7. @experimental */
export type MobilePlatform = 'ios' | 'android';

/** Where the newest build stands. It goes this way by itself. Names are ours. @experimental */
export type MobileBuildState = 'NONE' | 'QUEUED' | 'BUILDING' | 'PUBLISHED';

/** What an app is built with. Its members are ours. @experimental */
export interface BuildManagerDraft {
  /**
   * At least one.
   * @minItems 1
   * @uniqueItems true
   */
  platforms: MobilePlatform[];
  /**
   * Reverse domain, e.g. `example.northlight.app`.
   * @pattern ^[a-zA-Z][a-zA-Z0-9-]*(\.[a-zA-Z][a-zA-Z0-9-]*)+$
   */
  bundleId: string;
  /**
   * Three numbers, e.g. `2.4.0`.
   * @pattern ^\d{1,4}\.\d{1,4}\.\d{1,4}$
   */
  versionName: string;
  /** `https`. */
  privacyUrl: string;
}

/** The build settings of an event's app, and its newest build. @experimental */
export interface BuildManagerConfig extends BuildManagerDraft {
  /** Event it belongs to. */
  eventId: string;
  state: MobileBuildState;
  /** How many builds there were. */
  buildNumber: number;
  /** The version in the stores; `null` before the first one. */
  publishedVersion: string | null;
  modified: Instant;
}

/** What a card on the app's first screen opens. Names are ours. @experimental */
export type MobileCardKind = 'text' | 'link' | 'agenda' | 'map' | 'partners';

/** A card to be, or its new content. @experimental */
export interface MobileCardDraft {
  kind: MobileCardKind;
  /**
   * First line of the card; plain text.
   * @minLength 1
   * @maxLength 60
   */
  title: string;
  /**
   * What the card says below; plain text.
   * @maxLength 400
   */
  text: string;
  /** `https`, for a `link`; empty for the others. */
  url: string;
  /** The app shows the card. */
  visible: boolean;
  /** Place among the cards, from 0; behind all others when absent or beyond. */
  position?: number;
}

/** A card on the first screen of the app, in the order of the list. @experimental */
export interface MobileCard extends Omit<MobileCardDraft, 'position'> {
  /** Given by the backend and never changed; opaque. */
  id: string;
  created: Instant;
  modified: Instant;
}
