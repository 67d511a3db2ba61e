import type { Instant, Minor } from '../../entities';

/** A country of the backend's list, by ISO code. 002 §7. @experimental */
export interface DictionaryCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the language that was asked for; in English when none was. */
  name: string;
}

/** A template to be. @experimental */
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

/** What an event can begin with. @experimental */
export interface EventTemplate {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As organizers choose it, e.g. `Conference`. */
  name: string;
  /** The platform's own, the same for every account. */
  builtIn: boolean;
  /** Hours from start to end. */
  hours: number;
  /** IANA zone; `null`: the account's. */
  'time-zone-id': string | null;
  /** Prices in the account's currency. */
  ticketTypes: {
    /** Of the ticket type, as it will be called. */
    name: string;
    /** Of one ticket, before fees and tax. */
    price: Minor;
  }[];
  created: Instant;
}

/** The weather on one day of an event. @experimental */
export interface WeatherDay {
  /** `YYYY-MM-DD` in the event's zone. */
  date: string;
  /** `usual`: the mean of many years. */
  source: 'usual' | 'forecast';
  /** Degrees. */
  high: number;
  /** Lowest of the day, in the answer’s `unit`. */
  low: number;
  /** Percent. */
  chanceOfRain: number;
}

/** The weather where an event is. @experimental */
export interface VenueWeather {
  /** Of the event’s venue. */
  city: string;
  /** Celsius or Fahrenheit. */
  unit: 'C' | 'F';
  days: WeatherDay[];
}
