import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgendaSession, AgendaSettings } from '../../../../src/contract';
import { wholeTable } from '../../../../src/domain';
import {
  agendaSettingsSchema,
  agendaSettingsUpdate,
  agendaSettingsValues,
  agendaUse,
  daysOf,
  newEntry,
  newSession,
  nextStatuses,
  sessionDraft,
  sessionFilterOf,
  sessionImportProblem,
  sessionProblem,
  sessionRemoval,
  sessionRows,
  sessionSchema,
  sessionValues,
  type AgendaSettingsValues,
  type SessionValues,
} from '../../../../src/domain/agenda';
import { eachRow } from '../../../eachRow';

const timeZone = 'America/New_York';
const rules = {
  timeZone,
  firstDay: '2026-05-14',
  lastDay: '2026-05-15',
  registered: 3,
  locations: [{ id: 'shed', name: 'Boat Shed', capacity: 24 }],
};
const session: AgendaSession = {
  id: 'ropes',
  title: 'Ropes',
  description: '<p>Hi</p>',
  kind: 'TALK',
  status: 'PUBLISHED',
  start: '2026-05-14T09:30:15-04:00',
  end: '2026-05-14T10:30:00-04:00',
  trackId: 'letters',
  locationId: null,
  tagIds: ['a'],
  speakerIds: ['b', 'c'],
  capacity: 20,
  virtual: false,
  registered: 3,
  version: 4,
  createdDate: '2026-01-01T00:00:00Z',
  modified: '2026-01-01T00:00:00Z',
};
const values = sessionValues(session, timeZone);

describe('a session in a form', () => {
  it('keeps the seconds of a time that stays', () => {
    const { start, end, trackId, locationId } = sessionDraft(values, timeZone, session);
    expect({ start, end, trackId, locationId }).toEqual({
      start: session.start,
      end: session.end,
      trackId: 'letters',
      locationId: null,
    });
  });

  it('takes figures as those of the event’s clocks', () => {
    const draft = sessionDraft({ ...values, start: '2026-05-14 08:00' }, timeZone, session);
    expect(draft.start).toBe('2026-05-14T12:00:00.000Z');
  });

  it('is new on a day of the event, and lacks a title only', async () => {
    const fresh = newSession('2026-05-14');
    await expect(sessionSchema({ ...rules, registered: 0 }).validate(fresh)).rejects.toMatchObject({
      path: 'title',
    });
    await expect(
      sessionSchema({ ...rules, registered: 0 }).validate({ ...fresh, title: 'Ropes' }),
    ).resolves.toBeDefined();
  });

  eachRow([
    ['title', 'organizer.agenda.error.title', { title: ' ' }],
    ['title', 'validation.answerTooLong', { title: 'a'.repeat(201) }],
    ['start', 'organizer.agenda.error.before', { start: '2026-05-13 09:30' }],
    ['start', 'organizer.agenda.error.afterEvent', { start: '2026-05-16 09:30', end: '2026-05-16 10:30' }],
    ['start', 'organizer.ticketTypes.problem.startRequired', { start: '' }],
    ['end', 'organizer.events.event.error.endNotAfterStart', { end: values.start }],
    ['capacity', 'organizer.agenda.error.whole', { capacity: 4.5 }],
    ['capacity', 'organizer.agenda.error.whole', { capacity: -1 }],
    ['capacity', { key: 'organizer.agenda.error.registered', values: { count: 3 } }, { capacity: 2 }],
    [
      'capacity',
      { key: 'organizer.agenda.error.seats', values: { name: 'Boat Shed', count: 24 } },
      { capacity: 25, locationId: 'shed' },
    ],
  ] satisfies [keyof SessionValues, unknown, Partial<SessionValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(sessionSchema(rules).validate({ ...values, ...change })).rejects.toMatchObject({
        path,
        errors: [message],
      });
    },
  );

  it('may come before the event when it is online', async () => {
    const early = { ...values, start: '2026-01-22 18:00', end: '2026-01-22 19:00', virtual: true };
    await expect(sessionSchema(rules).validate(early)).resolves.toBeDefined();
  });

  it('says at its field what the backend refused', () => {
    expect(sessionProblem({ code: 4091 }).field).toBe('status');
    expect(sessionProblem({ code: 4000, field: 'speakerIds[2]', error: 'Unknown.' })).toMatchObject({
      field: 'speakerIds',
      message: { text: 'Unknown.' },
    });
  });
});

describe('the status of a session', () => {
  eachRow([
    [null, 0, { DRAFT: null, PUBLISHED: null }],
    ['DRAFT', 0, { DRAFT: null, PUBLISHED: null, CANCELLED: null }],
    ['PUBLISHED', 0, { DRAFT: null, PUBLISHED: null, CANCELLED: null }],
    ['PUBLISHED', 1, { DRAFT: 'taken', PUBLISHED: null, CANCELLED: null }],
    ['CANCELLED', 1, { DRAFT: 'ends', PUBLISHED: 'ends', CANCELLED: null }],
  ] as const)('%s with %s registered', (status, registered, next) => {
    expect(nextStatuses(status, registered)).toEqual(next);
  });
});

describe('the list of sessions', () => {
  it('asks for what its view says, and for nothing else', () => {
    expect(sessionFilterOf(wholeTable)).toEqual({});
    expect(
      sessionFilterOf({
        ...wholeTable,
        search: ' ferry ',
        filters: { day: '2026-05-14', track: 'letters', status: 'NONE' },
        sort: { column: 'registered', direction: 'descending' },
      }),
    ).toEqual({
      search: 'ferry',
      day: '2026-05-14',
      trackId: 'letters',
      orderBy: 'registered',
      sortOrder: 'DESC',
    });
  });

  it('has the days of the event’s clocks once each', () => {
    const starts = ['2026-05-16T01:00:00Z', '2026-05-14T13:00:00Z', '2026-05-15T23:00:00Z'];
    expect(
      daysOf(
        starts.map((start) => ({ start })),
        timeZone,
      ),
    ).toEqual(['2026-05-14', '2026-05-15']);
  });
});

const settings: AgendaSettings = {
  id: '1001',
  published: true,
  defaultView: 'GRID',
  hourFormat: '12H',
  version: 4,
  showSpeakers: true,
  showLocations: false,
  modified: '2026-01-01T00:00:00Z',
  tracks: [{ id: '7', name: 'Letters', color: '#1f4e5f' }],
  locations: [{ id: 'a.b', name: 'Boat Shed', capacity: null }],
  tags: [
    { id: 't1', name: 'Hands on' },
    { id: 't2', name: 'Recorded' },
  ],
};
const saved = agendaSettingsValues(settings);
const check = (changed: AgendaSettingsValues, seats = {}) =>
  agendaSettingsSchema(seats).validate(changed, { context: { values: changed } });

describe('the settings of an agenda in a form', () => {
  it('are sent as they were read', () => {
    const read = { id: '1001', modified: settings.modified, version: settings.version };
    expect({ ...read, ...agendaSettingsUpdate(saved) }).toEqual(settings);
  });

  it('keep every entry once, whatever the order says', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.array(fc.string()), (ids, order) => {
        const tags = ids.map((id) => ({ id, name: `Tag ${id}` }));
        const form = agendaSettingsValues({ ...settings, tags });
        const sent = agendaSettingsUpdate({ ...form, order: { ...form.order, tags: order } }).tags ?? [];
        expect(sent.map(({ id }) => id).sort()).toEqual([...ids].sort());
      }),
    );
  });

  it('take a new entry once it has a name', async () => {
    const { key, entry } = newEntry('locations', saved, 'x1');
    const changed = {
      ...saved,
      locations: { ...saved.locations, [key]: { capacity: null, ...entry } },
    };
    await expect(check(changed)).rejects.toMatchObject({ errors: ['organizer.agenda.error.itemName'] });
    changed.locations[key] = { name: ' Sail Loft ', capacity: 12 };
    await expect(check(changed)).resolves.toBeDefined();
    expect(agendaSettingsUpdate(changed).locations?.at(-1)).toEqual({
      id: 'locations-x1',
      name: 'Sail Loft',
      capacity: 12,
    });
  });

  it('refuse a name twice at the later one, whatever its case', async () => {
    const [, second = ''] = saved.order.tags;
    const changed = { ...saved, tags: { ...saved.tags, [second]: { name: ' hands ON' } } };
    await expect(check(changed)).rejects.toMatchObject({
      path: `tags.${second}.name`,
      errors: ['organizer.agenda.error.nameTwice'],
    });
  });

  it('refuse fewer seats than a session takes', async () => {
    const { seats, sessions } = agendaUse([{ ...session, locationId: 'a.b' }, session]);
    const [shed = ''] = saved.order.locations;
    expect(sessions.locations[shed]).toBe(1);
    const changed = { ...saved, locations: { [shed]: { name: 'Boat Shed', capacity: 19 } } };
    await expect(check(changed, seats)).rejects.toMatchObject({
      errors: [{ key: 'organizer.agenda.error.seatsNeeded', values: { count: 20 } }],
    });
    await expect(check(saved, seats)).resolves.toBeDefined();
  });
});

describe('a file of sessions', () => {
  const cells = { title: 'Ropes', start: '2026-05-14 17:00', end: '2026-05-14 18:00' };
  const fileRules = {
    ...rules,
    kinds: [
      { id: 'PANEL' as const, name: 'Podium' },
      { id: 'TALK' as const, name: 'Vortrag' },
    ],
    tracks: [
      { id: 'one', name: 'Harbour' },
      { id: 'two', name: ' harbour' },
    ],
  };
  const read = (more: Record<string, string>) =>
    sessionRows([{ line: 2, cells: { ...cells, ...more } }], fileRules)[0];

  it('leaves out what is empty, and reads speakers', () => {
    expect(read({ kind: 'panel', capacity: '', speakers: 'Ada de Moor <ada@moor.example>; ' })).toEqual({
      line: 2,
      row: {
        ...cells,
        kind: 'PANEL',
        speakers: [{ firstName: 'Ada de', lastName: 'Moor', email: 'ada@moor.example' }],
      },
    });
  });

  eachRow([
    [{ kind: 'vortrag' }, { kind: 'TALK' }],
    [{ start: '2026-05-14T9:30' }, { start: '2026-05-14 09:30' }],
    [{ end: '2026-05-14 18:00:00' }, { end: '2026-05-14 18:00' }],
    [{ location: 'boat shed' }, { location: 'boat shed' }],
    [{ track: 'Another one' }, { track: 'Another one' }],
  ])('reads %j as %j', (change, row) => {
    expect(read(change)).toEqual({ line: 2, row: { ...cells, ...row } });
  });

  eachRow([
    ['title', 'organizer.agenda.error.title', { title: '' }],
    ['start', 'organizer.agenda.import.time', { start: '14.05.2026' }],
    ['start', 'organizer.agenda.error.before', { start: '2026-05-13 17:00' }],
    ['start', 'organizer.agenda.error.afterEvent', { start: '2026-05-17 17:00' }],
    ['end', 'organizer.agenda.import.time', { end: '' }],
    ['end', 'organizer.events.event.error.endNotAfterStart', { end: '2026-05-14 17:00' }],
    ['kind', 'organizer.agenda.import.kind', { kind: 'lecture' }],
    ['track', 'organizer.kit.import.ambiguous', { track: 'HARBOUR' }],
    ['capacity', 'organizer.agenda.error.whole', { capacity: 'many' }],
    ['speakers', 'organizer.agenda.import.speaker', { speakers: 'Ada' }],
  ])('is refused for %s: %s', (field, key, change) => {
    expect(read(change)).toEqual({ line: 2, field, message: { key } });
  });

  eachRow([
    [{ code: 0, isUncertain: true }, 'organizer.kit.run.uncertain'],
    [{ code: 4003 }, 'organizer.kit.form.failed.forbidden'],
  ])('says why it was not imported: %j', (failure, key) => {
    expect(sessionImportProblem(failure).message.key).toBe(key);
  });
});

describe('sessions that are to be deleted', () => {
  const sessions = [{ id: 's1' }, { id: 's2' }];
  eachRow([
    ['those that were chosen', ['s2'], { present: ['s2'], gone: [] }],
    ['those that are gone by now', ['s2', 's9'], { present: ['s2'], gone: ['s9'] }],
    ['none that is left', ['s9'], { present: [], gone: ['s9'] }],
    ['all there are', null, { present: ['s1', 's2'], gone: [] }],
  ])('%s', (_, chosen, removal) => {
    expect(sessionRemoval(chosen, sessions)).toEqual(removal);
  });
});
