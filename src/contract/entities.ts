/** In minor units, an integer: 18000 is $180.00 (000 §9: divided by 100 for display). @public */
export type Minor = number;

/**
 * An instant as ISO 8601 with offset or `Z`.
 * @format date-time
 * @public
 */
export type Instant = string;

/** A currency: ISO 4217 code and symbol (000 §3). @public */
export interface Currency {
  /** ISO 4217, e.g. `USD`. */
  code: string;
  /** As written beside amounts, e.g. `$`; empty where the code stands in. */
  symbol: string;
  /** Decimal places of the minor unit; two when absent. */
  minorUnits?: number;
}

/** Who takes the money of an event. `stripe` has card elements, `spreedly` hosted fields (DECISIONS, Order flow). @public */
export type Gateway = 'stripe' | 'spreedly' | 'paypal' | 'zooz' | 'free';

/** 000 §3 Event. Key names are the backend's. @public */
export interface EventInfo {
  /** In every path about the event; given by the backend and never changed. */
  id: string;
  /** Account of the organizer. */
  'account-id': string;
  /** As the organizer calls it; plain text. */
  name: string;
  /** When it begins, ISO 8601 with offset or `Z`. */
  'start-date': Instant;
  /** When it is over, ISO 8601 with offset or `Z`. */
  'end-date': Instant;
  /** IANA zone, e.g. `America/New_York`. */
  'time-zone-id': string;
  venue: Venue;
  /** An https address of a picture, shown above the tickets; absent without one. Its name is ours: 000 §3 has none. */
  'picture-url'?: string;
}

/** Where an event takes place. 000 §3 Event. @public */
export interface Venue {
  /** Building or place, as people know it. */
  name: string;
  /** Street and number, on one line. */
  address: string;
  /** Printed after the address. */
  city: string;
}

/** 000 §3 Person (me): the signed-in attendee, whose profile prefills the first ticket and billing. @public */
export interface Person {
  /** Fills the first ticket and the billing address. */
  'first-name': string;
  /** Fills the first ticket and the billing address. */
  'last-name': string;
  /** The address the person signs in with. */
  'primary-email': string;
  /** Name of the country, as shown; absent when unknown. */
  country?: string;
  /** Fills the billing address; absent when unknown. */
  company?: string;
  /** An https address of a picture; absent without one. */
  'photo-url'?: string;
}

/** 000 §2.4: someone already coming, shown only when showFaces is on. @public */
export interface AttendeeThumbnail {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As shown below the picture; absent when the attendee keeps it private. */
  fullName?: string;
  /** As shown below the name; absent when unknown. */
  company?: string;
  /** An https address of a picture; initials are shown when absent. */
  photo?: string;
}
