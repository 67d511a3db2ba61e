import type { Instant, Minor } from './entities';

/** A tag to be, or its new content. */
export interface OrganizerTagDraft {
  /**
   * Its own within the account, in any case.
   * @minLength 1
   * @maxLength 40
   */
  name: string;
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  color: string;
}

/** An organizer's own word to sort contacts by. */
export interface OrganizerTag extends OrganizerTagDraft {
  id: string;
  /** Contacts who have it. */
  uses: number;
}

/** A company to be, or its new content. */
export interface CompanyDraft {
  /**
   * Its own within the account, in any case.
   * @minLength 1
   * @maxLength 120
   */
  name: string;
  /** `https`; empty when unknown. */
  website: string;
  /** ISO 3166-1 alpha-2; `null` when unknown. */
  countryCode: string | null;
}

/** A company an account has to do with. */
export interface Company extends CompanyDraft {
  id: string;
  /** Contacts who name it as theirs. */
  contacts: number;
  created: Instant;
  modified: Instant;
}

export interface DictionaryCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** A template to be. */
export interface EventTemplateDraft {
  /**
   * Its own within the account and the platform, in any case.
   * @minLength 1
   * @maxLength 80
   */
  name: string;
  /** What it is made of. */
  eventId: string;
}

/** What an event can begin with. */
export interface EventTemplate {
  id: string;
  name: string;
  /** The platform's own, the same for every account. */
  builtIn: boolean;
  /** Hours from start to end. */
  hours: number;
  /** IANA zone; `null`: the account's. */
  'time-zone-id': string | null;
  /** Prices in the account's currency. */
  ticketTypes: { name: string; price: Minor }[];
  created: Instant;
}

/** The weather on one day of an event. */
export interface WeatherDay {
  /** `YYYY-MM-DD` in the event's zone. */
  date: string;
  /** `usual`: the mean of many years. */
  source: 'usual' | 'forecast';
  /** Degrees. */
  high: number;
  low: number;
  /** Percent. */
  chanceOfRain: number;
}

/** The weather where an event is. */
export interface VenueWeather {
  city: string;
  unit: 'C' | 'F';
  days: WeatherDay[];
}
