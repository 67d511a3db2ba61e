import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeTable } from '../../../../src/domain';
import {
  addSchema,
  asHtml,
  fillHolders,
  ticketsBySession,
  registerSchema,
  registrationFilterOf,
  registrationProblem,
  sendSchema,
  statusEmailSchema,
  ticketsOf,
  unknownHolder,
  unregistering,
} from '../../../../src/domain/sessionRegistrations';
import { eachRow } from '../../../eachRow';

describe('the registrations a view asks for', () => {
  eachRow([
    [{}, {}],
    [
      { session: 'session-12', status: 'WAITLISTED' },
      { sessionId: 'session-12', status: 'WAITLISTED' },
    ],
    [{ notified: 'yes' }, { sendEmail: true }],
    [{ notified: 'no' }, { sendEmail: false }],
    [{ notified: 'maybe', status: 'GONE' }, {}],
  ])('%j', (filters, filter) => {
    expect(registrationFilterOf({ ...wholeTable, filters })).toEqual(filter);
  });

  it('looks for words without what is around them', () => {
    expect(registrationFilterOf({ ...wholeTable, search: ' Dahl ' })).toEqual({ search: 'Dahl' });
  });
});

describe('registrations that are acted on', () => {
  const registration = fc.record({
    sessionId: fc.constantFrom('s1', 's2', 's3'),
    ticketId: fc.constantFrom('t1', 't2', 't3', 't4'),
  });

  it('are those that were chosen and no other pair of a session and a ticket', () => {
    fc.assert(
      fc.property(fc.array(registration), (chosen) => {
        const pairs = ticketsBySession(chosen).flatMap(({ sessionId, ticketIds }) =>
          ticketIds.map((ticketId) => `${sessionId} ${ticketId}`),
        );
        const wanted = new Set(chosen.map(({ sessionId, ticketId }) => `${sessionId} ${ticketId}`));
        expect(pairs.sort()).toEqual([...wanted].sort());
      }),
    );
  });

  it('name each ticket once', () => {
    expect(ticketsOf([{ ticketId: 't1' }, { ticketId: 't2' }, { ticketId: 't1' }])).toEqual(['t1', 't2']);
  });
});

describe('why something was not done', () => {
  eachRow([
    [4012, 'failedFull'],
    [4022, 'failedRule'],
    [4046, 'failedGone'],
    [4091, 'failedState'],
  ])('%d is said in the backend’s words, or as %s', (code, name) => {
    const key = `organizer.sessionRegistrations.${name}`;
    expect(registrationProblem({ code }).message).toEqual({ key });
    expect(registrationProblem({ code, message: 'Full.' }).message).toEqual({ key, text: 'Full.' });
  });

  it('is not known without an answer', () => {
    expect(registrationProblem({ code: 0, isUncertain: true })).toMatchObject({
      message: { key: 'organizer.kit.run.uncertain' },
      isUncertain: true,
    });
    expect(registrationProblem({ code: 4003 }).message.key).toBe('organizer.kit.form.failed.forbidden');
  });
});

describe('what is sent', () => {
  const choice = { sessionIds: ['s1'], ticketIds: ['t1'], waitlist: false, sendEmail: true };

  eachRow([
    [registerSchema(), { ...choice, sessionIds: [] }, 'chooseSession'],
    [registerSchema(), { ...choice, ticketIds: [] }, 'chooseTicket'],
    [addSchema(), { sessionIds: [], waitlist: false }, 'chooseSession'],
  ])('names sessions and tickets', async (schema, values, name) => {
    await expect(schema.validate(values)).rejects.toThrow(`organizer.sessionRegistrations.${name}`);
  });

  it('may be about all sessions where attendees are told', async () => {
    const values = { to: 'unsent', sessionIds: [] } as const;
    await expect(sendSchema().validate(values)).resolves.toEqual(values);
  });
});

describe('the status email', () => {
  const email = { fromName: '', subject: 'At {{eventName}}', body: '<p>{{ attendeeName }}</p>{{sessions}}' };
  const schema = statusEmailSchema();

  eachRow([
    ['Hello {{attendeeName}}', null],
    ['Hello {{lastName}}', 'lastName'],
    ['{{}}', ''],
    ['{{ sessions }} and { one }', null],
  ])('%s', (text, unknown) => {
    expect(unknownHolder(text)).toBe(unknown);
  });

  eachRow([
    ['subject', ' ', 'organizer.sessionRegistrations.subjectMissing'],
    ['subject', '{{firstName}}', { values: { name: 'firstName' } }],
    ['subject', 'a'.repeat(201), { values: { limit: 200 } }],
    ['body', '<p>{{tickets}}</p>', { values: { name: 'tickets' } }],
  ])('is refused for its %s', async (path, text, message) => {
    const wrong = schema.validate({ ...email, [path]: text });
    await expect(wrong).rejects.toMatchObject({ path, message });
  });

  it('fills in what it knows, once', () => {
    const values = { attendeeName: '{{eventName}}', eventName: asHtml('R&D <1>'), sessions: '<ul></ul>' };
    expect(fillHolders(`${email.body} {{eventName}} {{other}}`, values)).toBe(
      '<p>{{eventName}}</p><ul></ul> R&amp;D &lt;1&gt; {{other}}',
    );
  });
});

describe('what unregistering many comes to', () => {
  const one = (id: string, sessionId: string, ticketId: string, status: 'REGISTERED' | 'WAITLISTED') => ({
    id,
    sessionId,
    ticketId,
    status,
  });
  const present = [
    one('r1', 's1', 't1', 'REGISTERED'),
    one('r2', 's1', 't2', 'REGISTERED'),
    one('r3', 's1', 't3', 'WAITLISTED'),
    one('r4', 's1', 't4', 'WAITLISTED'),
    one('r5', 's2', 't1', 'REGISTERED'),
  ];
  const full = { sessionId: 's1', capacity: 2, registered: 2, waitlisted: 2 };
  const open = { sessionId: 's2', capacity: null, registered: 1, waitlisted: 0 };
  const nothing = { ending: 0, attendees: 0, sessions: 0, movingUp: 0, gone: [] };

  eachRow([
    [
      'a seat goes to the first who waits',
      ['r1'],
      full,
      { ending: 1, attendees: 1, sessions: 1, movingUp: 1 },
    ],
    ['all seats, to all who wait', ['r1', 'r2'], full, { ending: 2, attendees: 2, sessions: 1, movingUp: 2 }],
    ['who leaves the waitlist frees no seat', ['r3'], full, { ending: 1, attendees: 1, sessions: 1 }],
    [
      'nobody moves up who leaves as well',
      ['r1', 'r3', 'r4'],
      full,
      { ending: 3, attendees: 3, sessions: 1 },
    ],
    [
      'more than fit were registered',
      ['r1'],
      { ...full, capacity: 1 },
      { ending: 1, attendees: 1, sessions: 1 },
    ],
    ['one attendee in two sessions', ['r1', 'r5'], open, { ending: 2, attendees: 1, sessions: 2 }],
    ['those that are gone', ['r9'], full, { gone: ['r9'] }],
  ])('%s: %j', (_, ids, count, expected) => {
    const chosen = ids.map((id) => ({ id }));
    expect(unregistering(chosen, present, [count])).toEqual({ ...nothing, ...expected });
  });
});
