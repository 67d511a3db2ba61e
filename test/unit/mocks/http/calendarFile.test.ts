import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHttpBackend, type HttpBackend } from '../../../../mocks/http/startHttpBackend';
import { eventEntry } from '../../../../src/domain/calendar/entry';
import { calendarFile, calendarFileAddress } from '../../../../src/domain/calendar/ics';
import { scenarios } from '../../../../mocks';
import { eachRow } from '../../../eachRow';

let backend: HttpBackend;
beforeAll(async () => {
  backend = await startHttpBackend();
});
afterAll(() => backend.close());

it('answers the file of its query, to be saved (000 §7)', async () => {
  const file = calendarFile(
    eventEntry(scenarios.conference.event, { description: 'Two days; a pier, a hall.' }),
  );
  const answer = await fetch(calendarFileAddress(`${backend.url}/download/ical`, file));
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="event.ics"');
  expect(await answer.text()).toBe(file);
});

eachRow(['?data=%3Cscript%3Ealert(1)%3C/script%3E', '', '?data=a&data=b'])(
  'refuses what is no calendar: %s',
  async (query) => {
    const answer = await fetch(`${backend.url}/api/v1/download/ical${query}`);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
  },
);
