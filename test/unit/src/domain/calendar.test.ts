import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarLinks } from '../../../../src/domain/calendar/calendarLinks';
import { wholeDaysOf } from '../../../../src/domain/calendar/days';
import {
  cutDescription,
  eventEntry,
  isEntryDated,
  type CalendarEntry,
} from '../../../../src/domain/calendar/entry';
import { calendarFile, calendarFileAddress } from '../../../../src/domain/calendar/ics';
import { webCalendarLinks } from '../../../../src/domain/calendar/links';
import { scenarios } from '../../../../mocks';
import { eachRow } from '../../../eachRow';

const entry: CalendarEntry = {
  uid: 'event-1001@boxoffice',
  title: 'Northlight 2026',
  start: '2026-05-14T09:00:00-04:00',
  end: '2026-05-15T18:00:00-04:00',
  timeZone: 'America/New_York',
  location: 'Harbour Hall, 1 Pier Road, Boston',
  description: 'Two days on design for the public.',
  url: 'https://northlight.example/2026',
};

/** What a strict parser reads. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as [string, unknown[], unknown[]]);
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('one event is expected');
  const parsed = new ICAL.Event(event);
  return { calendar, event, parsed, start: parsed.startDate.toString(), end: parsed.endDate.toString() };
}

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('the calendar file (RFC 5545)', () => {
  test('says what, when and where', () => {
    const { calendar, event, parsed, start, end } = read(calendarFile(entry));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Boxoffice//EN');
    expect(parsed.uid).toBe('event-1001@boxoffice');
    expect(event.getFirstPropertyValue('dtstamp')).not.toBeNull();
    expect({ start, end }).toEqual({ start: '2026-05-14T13:00:00Z', end: '2026-05-15T22:00:00Z' });
    expect(parsed.summary).toBe(entry.title);
    expect(parsed.location).toBe(entry.location);
    expect(parsed.description).toBe(entry.description);
    expect(event.getFirstPropertyValue('url')).toBe(entry.url);
  });

  test('says where, also without encryption', () => {
    const { event } = read(calendarFile({ ...entry, url: 'http://northlight.example/2026' }));
    expect(event.getFirstPropertyValue('url')).toBe('http://northlight.example/2026');
  });

  test('lines end as they must', () => {
    const file = calendarFile(entry);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  eachRow([
    [
      'the spring change in New York',
      '2026-03-08T01:30:00-05:00',
      '2026-03-08T03:30:00-04:00',
      'America/New_York',
      60,
    ],
    [
      'the autumn change in New York',
      '2026-11-01T00:30:00-04:00',
      '2026-11-01T01:30:00-05:00',
      'America/New_York',
      120,
    ],
    [
      'the spring change in Berlin',
      '2026-03-29T00:30:00+01:00',
      '2026-03-29T04:00:00+02:00',
      'Europe/Berlin',
      150,
    ],
    ['no change in Tokyo', '2026-03-29T09:00:00+09:00', '2026-03-29T10:00:00+09:00', 'Asia/Tokyo', 60],
  ])('over %s the right time passes', (_, start, end, timeZone, minutes) => {
    const moved = { ...entry, start, end, timeZone };
    expect(read(calendarFile(moved)).parsed.duration.toSeconds()).toBe(minutes * 60);
    const [from = '', to = ''] = (queryOf(webCalendarLinks(moved).google)['dates'] ?? '').split('/');
    expect(instant(to) - instant(from)).toBe(minutes * 60_000);
  });

  eachRow([
    ['one day', '2026-05-14T00:00:00-04:00', '2026-05-15T00:00:00-04:00', '2026-05-14', '2026-05-15'],
    [
      'to the last minute',
      '2026-05-14T00:00:00-04:00',
      '2026-05-14T23:59:59-04:00',
      '2026-05-14',
      '2026-05-15',
    ],
    ['several days', '2026-05-14T00:00:00-04:00', '2026-05-17T00:00:00-04:00', '2026-05-14', '2026-05-17'],
    [
      'over a clock change',
      '2026-03-07T00:00:00-05:00',
      '2026-03-09T00:00:00-04:00',
      '2026-03-07',
      '2026-03-09',
    ],
  ])('whole days: %s', (_, start, end, first, after) => {
    const days = { ...entry, start, end };
    const { event, parsed } = read(calendarFile(days));
    expect(parsed.startDate.isDate).toBe(true);
    expect(event.getFirstProperty('dtstart')?.type).toBe('date');
    expect([parsed.startDate.toString(), parsed.endDate.toString()]).toEqual([first, after]);
    const links = webCalendarLinks(days);
    expect(queryOf(links.google)['dates']).toBe(`${compact(first)}/${compact(after)}`);
    expect(queryOf(links.yahoo)).toMatchObject({ st: compact(first), dur: 'allday' });
  });

  test('midnight elsewhere is no midnight here', () => {
    const inUtc = { ...entry, start: '2026-05-14T00:00:00Z', end: '2026-05-15T00:00:00Z' };
    expect(wholeDaysOf(inUtc)).toBeNull();
    expect(wholeDaysOf({ ...inUtc, timeZone: 'UTC' })).not.toBeNull();
  });

  const hostile = 'a\r\nBEGIN:VALARM\r\nX:1, b; c\\d: "e" \\n 🎟️\u2028';
  test('no field adds a line, a property or a component (A07)', () => {
    const attacked = { ...entry, title: hostile, location: hostile, description: hostile, uid: 'u' };
    const { calendar, event, parsed } = read(calendarFile(attacked));
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
    expect(event.getAllSubcomponents()).toHaveLength(0);
    expect(event.getAllProperties().map(({ name }) => name)).not.toContain('x');
    expect(parsed.summary).toContain('b; c\\d: "e"');
  });

  test('any texts come back as they were', () => {
    const texts = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((text) => text.replace(/\s+/g, ' ').trim());
    fc.assert(
      fc.property(texts, texts, texts, (title, location, description) => {
        fc.pre(title !== '' && location !== '' && description !== '');
        const { parsed } = read(calendarFile({ ...entry, title, location, description }));
        expect([parsed.summary, parsed.location, parsed.description]).toEqual([title, location, description]);
      }),
    );
  });

  eachRow(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
    'leads to no such address: %s',
    (url) => expect(calendarFile({ ...entry, url })).not.toContain('URL'),
  );

  test('is asked for by its text', () => {
    const file = calendarFile(entry);
    const address = new URL(calendarFileAddress('https://api.example/download/ical', file));
    expect(address.pathname).toBe('/download/ical');
    expect([...address.searchParams]).toEqual([['data', file]]);
  });
});

const compact = (day: string) => day.replaceAll('-', '');
const instant = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

describe('web calendars', () => {
  const special = {
    ...entry,
    title: 'A & B = C?#',
    description: 'Line 1\nLine 2 +1',
    location: 'Hall/1; "x"',
  };

  test('Google, field by field', () => {
    const address = new URL(webCalendarLinks(special).google);
    expect(`${address.origin}${address.pathname}`).toBe('https://calendar.google.com/calendar/render');
    expect(queryOf(address.href)).toEqual({
      action: 'TEMPLATE',
      text: special.title,
      dates: '20260514T130000Z/20260515T220000Z',
      location: special.location,
      details: special.description,
    });
  });

  test('Yahoo, field by field', () => {
    const address = new URL(webCalendarLinks(special).yahoo);
    expect(address.origin).toBe('https://calendar.yahoo.com');
    expect(queryOf(address.href)).toMatchObject({
      title: special.title,
      st: '20260514T130000Z',
      et: '20260515T220000Z',
      in_loc: special.location,
      desc: special.description,
    });
  });
});

describe('the description (000 §9, F70)', () => {
  eachRow([
    ['exactly as long', 'x'.repeat(3_000), 3_000],
    ['one longer', 'x'.repeat(3_001), 3_000],
    ['a character of two halves at the cut', `${'x'.repeat(2_999)}😀`, 2_999],
    ['a family at the cut', `${'x'.repeat(2_995)}👨‍👩‍👧`, 2_995],
    ['an accent that joins at the cut', `${'x'.repeat(2_999)}e\u0301`, 2_999],
  ])('%s', (_, text, length) => expect(cutDescription(text)).toHaveLength(length));

  test('is cut in every calendar', () => {
    const long = { ...entry, description: 'x'.repeat(3_001) };
    const links = webCalendarLinks(long);
    expect(queryOf(links.google)['details']).toHaveLength(3_000);
    expect(queryOf(links.yahoo)['desc']).toHaveLength(3_000);
    expect(read(calendarFile(long)).parsed.description).toHaveLength(3_000);
  });
});

test('an event is an entry', () => {
  const { event } = scenarios.conference;
  const made = eventEntry(event, { description: 'Come', url: 'https://northlight.example' });
  expect(made).toMatchObject({
    title: event.name,
    start: event['start-date'],
    timeZone: event['time-zone-id'],
  });
  expect(made.location).toContain(event.venue.name);
  expect(isEntryDated(made)).toBe(true);
});

eachRow([{ start: 'soon' }, { end: '' }, { timeZone: 'Nowhere/Land' }, { end: '2026-05-14T08:00:00-04:00' }])(
  '%j can be put into no calendar',
  (change) => {
    expect(isEntryDated({ ...entry, ...change })).toBe(false);
  },
);

describe('calendarLinks', () => {
  const { event } = scenarios.richForm;

  test('leads to Google, Yahoo and a file for iCal and Outlook', () => {
    const links = calendarLinks(event, { description: 'Doors at nine' });
    expect(links?.google).toContain('https://calendar.google.com/');
    expect(links?.yahoo).toContain('https://calendar.yahoo.com/');
    expect(links?.outlook).toBe(links?.ical);
    const { parsed } = read(decodeURIComponent((links?.ical ?? '').replace(/^.+?,/, '')));
    expect([parsed.summary, parsed.description]).toEqual([event.name, 'Doors at nine']);
  });

  test('asks the endpoint for the file, with the file in its query', () => {
    const endpoint = 'https://api.example.com/download/ical';
    const { ical = '' } = calendarLinks(entry, { fileEndpoint: endpoint }) ?? {};
    expect(ical.startsWith(`${endpoint}?data=`)).toBe(true);
    expect(read(queryOf(ical)['data'] ?? '').parsed.uid).toBe(entry.uid);
  });

  test('has none for an event without dates that can be read', () => {
    expect(calendarLinks({ ...event, 'start-date': 'soon' })).toBeNull();
  });
});
