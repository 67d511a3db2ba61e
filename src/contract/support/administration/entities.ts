import type { Instant } from '../../entities';

/** How many push notifications an event's app may send. 002 §6. @experimental */
export interface PushQuota {
  /** Event it belongs to. */
  eventId: string;
  /** How many may be sent altogether. */
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
  /** Account it belongs to. */
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
  /** Event it belongs to. */
  eventId: string;
  /** Widget that the code shows. */
  widgetId: string;
  /** HTML. At most 20,000 characters. */
  codeSnippet: string;
  modifiedDate: Instant;
}

/** Whether an address still gets the platform's mails. @experimental */
export interface Subscription {
  /** Email address. */
  email: string;
  /** It gets no mails of the platform. */
  unsubscribed: boolean;
  /** `null` while it gets mails. */
  unsubscribedDate: Instant | null;
  /** `LINK`: the link in a mail. `COMPLAINT`: reported as spam; only its owner takes that back. `BOUNCE`: mails came back. */
  reason: 'LINK' | 'COMPLAINT' | 'BOUNCE' | null;
}

/** Whether a person opened the mail that was sent to their address. 002 §6. @experimental */
export interface UserVerification {
  /** Whose address it is. */
  personId: string;
  /** Email address. */
  email: string;
  /** `null` for an attendee. */
  accountId: string | null;
  /** The link in the mail was opened. */
  verified: boolean;
  /** `null` until verified. */
  verifiedDate: Instant | null;
}

/** What support's check of the stored data found. @experimental */
export interface SyncReport {
  checkedDate: Instant;
  /** How many were checked. */
  accounts: number;
  /** How many were checked. */
  persons: number;
  /** Of all accounts. */
  events: number;
  /** How many were checked. */
  orders: number;
  problems: SyncProblem[];
}

/** Something that refers to what is not there. @experimental */
export interface SyncProblem {
  /** What kind of thing refers: `person`, `accountFeatures`, `loginSettings`. */
  kind: 'person' | 'accountFeatures' | 'loginSettings';
  /** Of the thing that refers. */
  id: string;
  /** The id that it refers to. */
  missing: string;
}
