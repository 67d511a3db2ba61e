import type { Instant } from '../../entities';

/** How many push notifications an event's app may send. 002 §6. @experimental */
export interface PushQuota {
  eventId: string;
  quota: number;
  /** Sent so far; a quota is never below it. */
  used: number;
  /** `null` until support set one. */
  modifiedDate: Instant | null;
}

/**
 * Which features support picks for an account, as they are and as they are picked. 002 §3 Account feature lists.
 * Features are named by keys, e.g. `SINGLE_SIGN_ON`.
 * @experimental
 */
export interface AccountFeatureSelection {
  /** Who picks: email address of the support member. */
  userName: string;
  accountId: string;
  /** Every feature there is to pick from. */
  fullFeaturesList: string[];
  /** Those the account had before; must be what it has at present (4090). */
  preSelectionAccountFeaturesList: string[];
  /** Those it has from now on that belong to its package. */
  postSelectionPackageFeatures: string[];
  /** Those it has from now on beyond its package. */
  postSelectionAdvancedFeatures: string[];
}

/** The selection as it stands, and when it was made. `userName` is empty before the first. @experimental */
export interface AccountFeatures extends AccountFeatureSelection {
  /** `null` before the first selection. */
  modifiedDate: Instant | null;
}

/** The code an organizer pastes into a page to show a widget. 002 §6 Widget code snippet. @experimental */
export interface WidgetSnippet {
  eventId: string;
  widgetId: string;
  /** HTML. At most 20,000 characters. */
  codeSnippet: string;
  modifiedDate: Instant;
}

/** Whether an address still gets the platform's mails. @experimental */
export interface Subscription {
  email: string;
  unsubscribed: boolean;
  /** `null` while it gets mails. */
  unsubscribedDate: Instant | null;
  /** `LINK`: the link in a mail. `COMPLAINT`: reported as spam; only its owner takes that back. `BOUNCE`: mails came back. */
  reason: 'LINK' | 'COMPLAINT' | 'BOUNCE' | null;
}

/** Whether a person opened the mail that was sent to their address. 002 §6. @experimental */
export interface UserVerification {
  personId: string;
  email: string;
  /** `null` for an attendee. */
  accountId: string | null;
  verified: boolean;
  /** `null` until verified. */
  verifiedDate: Instant | null;
}

/** What support's check of the stored data found. @experimental */
export interface SyncReport {
  checkedDate: Instant;
  accounts: number;
  persons: number;
  /** Of all accounts. */
  events: number;
  orders: number;
  problems: SyncProblem[];
}

/** Something that refers to what is not there. @experimental */
export interface SyncProblem {
  /** What kind of thing refers: `person`, `accountFeatures`, `loginSettings`. */
  kind: 'person' | 'accountFeatures' | 'loginSettings';
  id: string;
  /** The id that it refers to. */
  missing: string;
}
