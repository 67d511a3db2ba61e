import type { Instant } from '../../entities';

/** What a provider can be notified of. Ours. @experimental */
export type NotificationTopic =
  | 'ORDER_CREATED'
  | 'ORDER_REFUNDED'
  | 'TICKET_TRANSFERRED'
  | 'ATTENDEE_CHECKED_IN'
  | 'REGISTRATION_UPDATED';

/** Whose system it is; each has its own format of messages, WEBHOOK has ours. Names are ours. @experimental */
export type ExternalProviderType = 'WEBHOOK' | 'CRM' | 'MARKETING' | 'ANALYTICS';

/** A system outside that is told what happens in one event, or in every event of an account. 002 §3. @experimental */
export interface ExternalProvider {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As organizers see it. */
  name: string;
  type: ExternalProviderType;
  /** Where notifications are sent by POST; https only. */
  url: string;
  /** What it is notified of. */
  topics: NotificationTopic[];
  /** False: it is told nothing. */
  enabled: boolean;
  /** The last characters of the secret notifications are signed with; the whole is told once, when it is created. */
  secretEnd: string;
  /** When it was last sent a notification; `null` before the first. */
  lastNotified: Instant | null;
  created: Instant;
  modified: Instant;
  /** Grows by one with each change; a change must name the one it was made on. */
  version: number;
}

/** What can be said of a provider. @experimental */
export interface ExternalProviderSettings {
  /**
   * As organizers see it.
   * @minLength 1
   * @maxLength 80
   */
  name: string;
  type: ExternalProviderType;
  /** https, and a public host: the backend itself calls it. No two providers of one event or account share it. */
  url: string;
  /** @minItems 1 */
  topics: NotificationTopic[];
  /** Default: true. */
  enabled?: boolean;
}

/** A provider, and the secret its notifications are signed with: nobody is told it a second time. @experimental */
export interface CreatedExternalProvider extends ExternalProvider {
  /** What notifications are signed with; answered this once. */
  secret: string;
}

/** A notification on its way to one provider. @experimental */
export interface NotificationDelivery {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Who it is sent to. */
  providerId: string;
  /** The provider is the event's own, or the account's. */
  level: 'EVENT' | 'ACCOUNT';
  topic: NotificationTopic;
  /** The order it is about; `null` when it is about none. */
  orderId: string | null;
  /** An https address that it is posted to. */
  url: string;
  queued: Instant;
}
