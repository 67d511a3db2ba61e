/** In minor units, an integer: 18000 is $180.00 (000 §9: divided by 100 for display). @public */
export type Minor = number;

/**
 * An instant as ISO 8601 with offset or `Z`.
 * @format date-time
 * @public
 */
export type Instant = string;

/** 000 §3 Ticket type, currency. @public */
export interface Currency {
  /** ISO 4217, e.g. `USD`. */
  code: string;
  symbol: string;
  /** Decimal places of the minor unit; two when absent. */
  minorUnits?: number;
}

/** Who takes the money of an event. `stripe` has card elements, `spreedly` hosted fields (DECISIONS, Order flow). @public */
export type Gateway = 'stripe' | 'spreedly' | 'paypal' | 'zooz' | 'free';

/** 000 §3 Event. Key names are the backend's. @public */
export interface EventInfo {
  id: string;
  'account-id': string;
  name: string;
  'start-date': Instant;
  'end-date': Instant;
  /** IANA zone, e.g. `America/New_York`. */
  'time-zone-id': string;
  venue: Venue;
}

/** Where an event takes place. 000 §3 Event. @public */
export interface Venue {
  name: string;
  address: string;
  city: string;
}

/** 000 §3 Person (me): the signed-in attendee, whose profile prefills the first ticket and billing. @public */
export interface Person {
  'first-name': string;
  'last-name': string;
  'primary-email': string;
  country?: string;
  company?: string;
  'photo-url'?: string;
}

/** 000 §2.4: someone already coming, shown only when showFaces is on. @public */
export interface AttendeeThumbnail {
  id: string;
  fullName?: string;
  company?: string;
  photo?: string;
}
