import { describe, expect, it } from 'vitest';
import { ValidationError, type ISchema } from 'yup';
import type { TrackingPixel } from '../../../../src/contract';
import {
  blankEvent,
  deletionProblem,
  eventDraft,
  eventProblem,
  eventSchema,
  eventState,
  eventValues,
  isMoved,
  pixelKey,
  pixelSchema,
  withoutPixel,
  withPixel,
  type EventValues,
} from '../../../../src/domain/events';
import { eachRow } from '../../../eachRow';

const values: EventValues = {
  name: 'Northlight 2026',
  picture: 'https://media.northlight.example/event/harbor.jpg',
  start: '2026-05-14 09:00',
  end: '2026-05-15 18:00',
  timeZone: 'America/New_York',
  venueName: 'Harbour Hall',
  venueAddress: '1 Pier Road',
  city: 'Boston',
};

async function wrong(schema: ISchema<unknown>, value: unknown): Promise<Record<string, string>> {
  try {
    await schema.validate(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message] as const));
  }
}

describe('an event in a form', () => {
  it('is on the clocks of its zone, and goes back as the same moments', () => {
    const draft = eventDraft(values);
    expect(draft).toMatchObject({
      'start-date': '2026-05-14T13:00:00.000Z',
      'end-date': '2026-05-15T22:00:00.000Z',
      'time-zone-id': 'America/New_York',
    });
    expect(eventValues(draft)).toEqual(values);
  });

  it('keeps its figures on other clocks, which is another moment', () => {
    const moved = { ...values, timeZone: 'Europe/London' };
    expect(eventDraft(moved)['start-date']).toBe('2026-05-14T08:00:00.000Z');
    expect(isMoved(values, moved)).toBe(true);
    expect(isMoved(values, { ...values, name: 'Northlight', city: 'Salem' })).toBe(false);
  });

  it('loses the blanks around its words', () => {
    expect(eventDraft({ ...values, name: ' Northlight ', city: ' Boston ' })).toMatchObject({
      name: 'Northlight',
      venue: { city: 'Boston' },
    });
  });

  it('is sent without a picture where the field is empty', () => {
    const draft = eventDraft({ ...values, picture: ' ' });
    expect(draft).not.toHaveProperty('picture-url');
    expect(eventValues(draft).picture).toBe('');
  });
});

describe('what an event must have', () => {
  it('is a name, both dates and a zone', async () => {
    expect(await wrong(eventSchema, values)).toEqual({});
    expect(await wrong(eventSchema, { ...blankEvent(''), name: '  ' })).toEqual({
      name: 'organizer.events.event.error.nameRequired',
      start: 'organizer.ticketTypes.problem.startRequired',
      end: 'organizer.ticketTypes.problem.endRequired',
      timeZone: 'organizer.kit.form.zone.invalid',
    });
  });

  eachRow([
    ['2026-05-14 09:00', 'organizer.events.event.error.endNotAfterStart'],
    ['2026-05-14 08:59', 'organizer.events.event.error.endNotAfterStart'],
    ['2026-02-30 09:00', 'organizer.ticketTypes.problem.noSuchDate'],
  ])('is an end after the start: not %s', async (end, message) => {
    expect(await wrong(eventSchema, { ...values, end })).toEqual({ end: message });
  });

  eachRow(['http://media.northlight.example/harbor.jpg', 'javascript:alert(1)', '/harbor.jpg', 'harbor'])(
    'is a picture with an https address: not %s',
    async (picture) => {
      expect(await wrong(eventSchema, { ...values, picture })).toEqual({
        picture: 'organizer.sharing.error.url',
      });
    },
  );

  it('is no minute that the clocks leave out', async () => {
    const start = '2026-03-08 02:30';
    expect(await wrong(eventSchema, { ...values, start })).toEqual({
      start: 'organizer.ticketTypes.problem.noSuchDate',
    });
    expect(await wrong(eventSchema, { ...values, start, timeZone: 'Europe/London' })).toEqual({});
  });

  it('is told at the zone alone while that is none', async () => {
    expect(await wrong(eventSchema, { ...values, timeZone: 'Boston' })).toEqual({
      timeZone: 'organizer.kit.form.zone.invalid',
    });
  });
});

eachRow([
  ['2026-05-14T12:59:59Z', 'upcoming'],
  ['2026-05-14T13:00:00Z', 'running'],
  ['2026-05-15T21:59:59Z', 'running'],
  ['2026-05-15T22:00:00Z', 'over'],
] as const)('at %s it is %s', (now, state) => {
  expect(eventState(eventDraft(values), Date.parse(now))).toBe(state);
});

describe('what the server refused', () => {
  it('stands at the field that is to be changed', () => {
    const refused = { code: 4000, field: 'end-date', error: 'It is not after the start.' };
    expect(eventProblem(refused)).toEqual({
      field: 'end',
      message: { key: 'organizer.kit.form.failed.refused', text: 'It is not after the start.' },
    });
  });

  it('is told in words of our own where they help more', () => {
    expect(eventProblem({ code: 4022 }).message.key).toBe('organizer.events.event.error.tooMany');
    expect(deletionProblem({ code: 4091 }).message.key).toBe('organizer.events.event.error.relied');
    expect(deletionProblem({ code: 0, isUncertain: true })).toEqual({
      message: { key: 'organizer.events.event.error.deletionUnknown' },
      isUncertain: true,
    });
    expect(deletionProblem({ code: 4003 }).message.key).toBe('organizer.kit.form.failed.forbidden');
  });
});

describe('tracking pixels', () => {
  const facebook: TrackingPixel = { provider: 'facebook', pixelId: '482910375566', pages: ['website'] };
  const linkedin: TrackingPixel = { provider: 'linkedin', pixelId: '7730142', pages: ['confirmation'] };
  const changed: TrackingPixel = { ...facebook, pages: ['tickets'] };

  it('are changed one at a time, wherever they went meanwhile', () => {
    const both = [facebook, linkedin];
    expect(withPixel(both, pixelKey(facebook), changed)).toEqual([changed, linkedin]);
    expect(withPixel([linkedin], pixelKey(facebook), changed)).toEqual([linkedin, changed]);
    expect(withPixel([linkedin], null, facebook)).toEqual([linkedin, facebook]);
    expect(withoutPixel(both, pixelKey(linkedin))).toEqual([facebook]);
  });

  eachRow([
    [{ pixelId: '12"/>' }, 'pixelId', 'organizer.events.event.error.pixelId'],
    [{ pixelId: '123' }, 'pixelId', 'organizer.events.event.error.pixelId'],
    [{ pixelId: ' 7730142 ', provider: 'linkedin' }, 'pixelId', 'organizer.events.event.error.pixelTwice'],
    [{ pages: [] }, 'pages', 'organizer.events.event.error.pixelPages'],
  ])('are not like %j', async (changes, field, message) => {
    expect(await wrong(pixelSchema([linkedin]), { ...facebook, ...changes })).toEqual({ [field]: message });
  });
});
