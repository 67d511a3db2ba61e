import type { EventInfo, Instant, Venue } from '../../entities';

/** What an account bought for an event; names and meaning are ours. @experimental */
export type EventTier = 'ESSENTIAL' | 'PROFESSIONAL' | 'ENTERPRISE';

/** 002 §3 Event, tier-configuration; its members are ours. @experimental */
export interface TierConfiguration {
  tier: EventTier;
  /** How many registrations the tier includes; `null` is as many as come. */
  registrations: number | null;
}

/** An event as its account sees it. 002 §3 Event; members not named there are ours, in the style of those that are. @experimental */
export interface OrganizerEvent extends EventInfo {
  'tier-configuration': TierConfiguration;
  /** How many orders were made. */
  'order-count': number;
  /** How many tickets those orders have. */
  'registration-count': number;
  created: Instant;
  /** When it was changed last; an update sends the one it started from. */
  modified: Instant;
}

/** What a new event begins with. @experimental */
export interface EventDraft {
  /**
   * As people will read it; plain text.
   * @minLength 1
   */
  name: string;
  'start-date': Instant;
  /** After the start. */
  'end-date': Instant;
  /** IANA zone, e.g. `America/New_York`. */
  'time-zone-id': string;
  venue: Venue;
  /** An https address of a picture, shown to buyers; none when absent or ''. */
  'picture-url'?: string;
}

/** What hangs on an event and can be copied with it; which parts there are is ours. @experimental */
export type EventPart = 'ticketTypes' | 'form' | 'promotions' | 'agenda' | 'emails' | 'widgetSettings';

/** An event as it shall be. @experimental */
export interface EventUpdate extends EventDraft {
  /** As it was read: 4090 when the event was changed since. */
  modified: Instant;
}

/** An event as support staff want it to be. @experimental */
export interface EventSupportUpdate extends EventUpdate {
  'tier-configuration': TierConfiguration;
}

/** What events are searched by; all that are given must hold. @experimental */
export interface EventSearchCriteria {
  /** Part of the name, in any case. */
  name?: string;
  /** Part of the venue’s city, in any case. */
  city?: string;
  tier?: EventTier;
  /** Events that end at this moment or later. */
  from?: Instant;
  /** Events that start before this moment. */
  to?: Instant;
}

/** What events are sorted by. 002 §7. @experimental */
export type EventSortField = 'NAME' | 'START_DATE' | 'MODIFIED';

/** Whose pixel it is; which providers there are is ours. @experimental */
export type PixelProvider = 'facebook' | 'google' | 'linkedin' | 'twitter';

/** Where a pixel reports from. @experimental */
export type PixelPage = 'website' | 'tickets' | 'confirmation';

/** One advertiser's pixel. @experimental */
export interface TrackingPixel {
  provider: PixelProvider;
  /**
   * As the provider gives it out: letters, digits, `-` and `_` only, so that it can't be markup.
   * @pattern ^[A-Za-z0-9_-]{4,40}$
   */
  pixelId: string;
  pages: PixelPage[];
}

/** 002 §7 Events, tracking pixel; its shape is ours. @experimental */
export interface TrackingPixels {
  pixels: TrackingPixel[];
  /** When they were changed last, as read; `null` before the first time. */
  modified: Instant | null;
}

/** Whom a list of people is made of: everyone registered, those with a ticket of one type, or chosen addresses. @experimental */
export type EventListKind = 'everyone' | 'ticketType' | 'chosen';

/** A list of people of an event. 002 §9 Lists fetch count; its shape is ours. @experimental */
export interface EventList {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As organizers see it. */
  name: string;
  kind: EventListKind;
  /** For `ticketType`. */
  ticketTypeId?: string;
  /** How many people are on it now. */
  size: number;
}
