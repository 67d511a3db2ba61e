import type { EventTemplate, Instant, WeatherDay } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

type Usual = Pick<WeatherDay, 'high' | 'low' | 'chanceOfRain'>;

/** What is usual in a city, by month; degrees Celsius. `id` is the city. */
interface StoredClimate {
  id: string;
  months: Usual[];
}

/** What is forecast for a city on a day; `id` is `{city} {YYYY-MM-DD}`. */
interface StoredForecast extends Usual {
  id: string;
  published: Instant;
}

/** Tables of this area, by name. */
export interface DirectoryTables {
  /** Scope: the account; `''` for the platform's own. */
  eventTemplates: EventTemplate;
  /** Of the platform: scope `''`. */
  climates: StoredClimate;
  /** Of the platform: scope `''`. */
  forecasts: StoredForecast;
}

const template = (
  id: string,
  name: string,
  more: Pick<EventTemplate, 'builtIn' | 'hours' | 'time-zone-id' | 'ticketTypes'>,
): EventTemplate => ({ id: `template-${id}`, name, ...more, created: '2025-10-01T09:00:00.000Z' });

/** High, low and percent of rain, from January on. */
const months = (lines: string): Usual[] =>
  lines.split(' | ').map((line) => {
    const [, high = 0, low = 0, chanceOfRain = 0] = line.split(' ').map(Number);
    return { high, low, chanceOfRain };
  });

export const directoryRecords: RecordsOf<DirectoryTables> = {
  eventTemplates: {
    '': [
      template('conference', 'Conference', {
        builtIn: true,
        hours: 33,
        'time-zone-id': null,
        ticketTypes: [
          { name: 'Early bird', price: 150_00 },
          { name: 'Regular', price: 220_00 },
        ],
      }),
      template('meetup', 'Evening meet-up', {
        builtIn: true,
        hours: 3,
        'time-zone-id': null,
        ticketTypes: [{ name: 'Guest', price: 0 }],
      }),
    ],
    '77': [
      template('lantern', 'Lantern evening', {
        builtIn: false,
        hours: 2.5,
        'time-zone-id': 'Europe/London',
        ticketTypes: [{ name: 'Seat', price: 18_00 }],
      }),
      template('summer', 'Summer school', {
        builtIn: false,
        hours: 102,
        'time-zone-id': 'America/New_York',
        ticketTypes: [
          { name: 'Five days', price: 640_00 },
          { name: 'Five days, student', price: 280_00 },
        ],
      }),
    ],
  },
  climates: {
    '': [
      {
        id: 'Boston',
        months: months(
          'Jan 2 -5 36 | Feb 4 -4 35 | Mar 8 0 38 | Apr 13 5 38 | May 19 10 39 | Jun 25 15 36 | ' +
            'Jul 28 19 32 | Aug 27 18 31 | Sep 23 14 30 | Oct 17 8 32 | Nov 11 3 34 | Dec 5 -2 37',
        ),
      },
    ],
  },
  forecasts: {
    '': [
      { id: 'Boston 2026-05-14', published: '2026-05-05T10:00:00.000Z', high: 17, low: 9, chanceOfRain: 55 },
      { id: 'Boston 2026-05-15', published: '2026-05-06T10:00:00.000Z', high: 21, low: 11, chanceOfRain: 10 },
    ],
  },
};
