import { describe, expect, it } from 'vitest';
import { sessionEntry, type CalendarEntry } from '../../../../../src/domain/calendar/entry';
import { calendarFile } from '../../../../../src/domain/calendar/ics';
import { webCalendarLinks } from '../../../../../src/domain/calendar/links';

const entry: CalendarEntry = {
  uid: 'event-1@boxoffice',
  title: 'Northlight',
  start: '2026-05-01T09:00:00Z',
  end: '2026-05-01T17:00:00Z',
  timeZone: 'America/New_York',
  location: 'Hall 4',
  description: 'Order 1',
};

/** Everything but a tab and a line break. */
const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => /\p{Cc}/u.test(sign) && !'\t\n\r'.includes(sign),
);

describe('control characters (RFC 5545 §3.1)', () => {
  it.each(['title', 'place', 'description'] as const)('are in no %s', (field) => {
    const hostile = { ...entry, [field]: `a${controls.join('')}b` };
    expect(calendarFile(hostile).replace(/[\t\n\r]/g, '')).not.toMatch(/\p{Cc}/u);
    const { google, yahoo } = webCalendarLinks(hostile);
    expect(decodeURIComponent(google + yahoo)).not.toMatch(/\p{Cc}/u);
  });
});

describe('a session (001 §7)', () => {
  const event = {
    id: '1001',
    'account-id': '1',
    name: 'Northlight',
    'time-zone-id': 'America/New_York',
    'start-date': entry.start,
    'end-date': entry.end,
    venue: { name: 'Pier 9', address: '1 Harbor St', city: 'New York' },
  };
  const session = { id: 's1', title: 'Keynote', start: '2026-05-01T14:00:00Z', end: '2026-05-01T15:00:00Z' };

  it('is an entry of its own, at its place in the venue', () => {
    expect(sessionEntry(session, { event, location: 'Hall 4', description: 'With <b>Ada</b>' })).toEqual({
      uid: 'session-s1@boxoffice',
      title: 'Keynote · Northlight',
      start: session.start,
      end: session.end,
      timeZone: 'America/New_York',
      location: 'Hall 4, Pier 9, 1 Harbor St, New York',
      description: 'With <b>Ada</b>',
      url: undefined,
    });
    expect(calendarFile(sessionEntry(session, { event, description: '' }))).toContain(
      'UID:session-s1@boxoffice',
    );
  });

  it('has no sign before an event’s name that could not be read', () => {
    const nameless = { ...event, name: '' };
    expect(sessionEntry(session, { event: nameless, description: '' }).title).toBe('Keynote');
  });
});
