import type { CompanyDraft, EventTemplate, Instant, OrganizerTag, WeatherDay } from '../../src/contract';
import type { RecordsOf } from './recordsOf';

/** A tag; its uses are counted. */
export type StoredTag = Omit<OrganizerTag, 'uses'>;

/** A company; its contacts are counted. */
export interface StoredCompany extends CompanyDraft {
  id: string;
  created: Instant;
  modified: Instant;
}

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
  /** Scope: the account. */
  tags: StoredTag;
  /** Scope: the account. */
  companies: StoredCompany;
  /** Scope: the account; `''` for the platform's own. */
  eventTemplates: EventTemplate;
  /** Of the platform: scope `''`. */
  climates: StoredClimate;
  /** Of the platform: scope `''`. */
  forecasts: StoredForecast;
}

const tag = (name: string, color: string): StoredTag => ({ id: `tag-${name}`, name, color });

const company = (name: string, host: string, countryCode: string | null, day: string): StoredCompany => ({
  id: `company-${host.replace('.example', '')}`,
  ...{ name, website: `https://${host}/`, countryCode },
  created: `${day}T10:00:00.000Z`,
  modified: `${day}T10:00:00.000Z`,
});

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
  tags: {
    '77': [
      tag('type', '#0b3d5c'),
      tag('print', '#8c2f39'),
      tag('signs', '#b5651d'),
      tag('regular', '#2f6f4e'),
      tag('student', '#5b4b8a'),
      tag('speaker', '#1f7a8c'),
      tag('sponsor', '#a67c00'),
      tag('press', '#4a4a4a'),
      tag('wayfinding', '#006d5b'),
      tag('volunteer', '#c0476d'),
    ],
  },
  companies: {
    '77': [
      company('Fjord Type', 'fjordtype.example', 'NO', '2025-11-03'),
      company('Brightwater Paper', 'brightwater.example', 'GB', '2025-11-03'),
      company('Lumen Lab', 'lumen-lab.example', 'US', '2025-12-01'),
      company('Medina Works', 'medinaworks.example', 'MA', '2025-12-09'),
      company('Grant & Co', 'grantandco.example', 'US', '2025-12-18'),
      company('Openwork', 'openwork.example', 'KE', '2025-10-20'),
      company('Tidewater Studio', 'tidewater.example', 'GH', '2025-10-20'),
      company('Kolonn', 'kolonn.example', 'SE', '2025-10-20'),
      company('Papersmith', 'papersmith.example', 'JP', '2025-10-21'),
      company('Harbour Trust', 'harbourtrust.example', 'US', '2025-10-21'),
      company('Nightferry Press', 'nightferry.example', null, '2026-01-30'),
    ],
  },
  eventTemplates: {
    '': [
      template('conference', 'Conference', {
        ...{ builtIn: true, hours: 33, 'time-zone-id': null },
        ticketTypes: [
          { name: 'Early bird', price: 150_00 },
          { name: 'Regular', price: 220_00 },
        ],
      }),
      template('meetup', 'Evening meet-up', {
        ...{ builtIn: true, hours: 3, 'time-zone-id': null, ticketTypes: [{ name: 'Guest', price: 0 }] },
      }),
    ],
    '77': [
      template('lantern', 'Lantern evening', {
        ...{ builtIn: false, hours: 2.5, 'time-zone-id': 'Europe/London' },
        ticketTypes: [{ name: 'Seat', price: 18_00 }],
      }),
      template('summer', 'Summer school', {
        ...{ builtIn: false, hours: 102, 'time-zone-id': 'America/New_York' },
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
