import { describe, expect, it } from 'vitest';
import type { VirtualProviderDetails } from '../../../../src/contract';
import {
  isLive,
  migrationCheck,
  quizRequest,
  quizSchema,
  skippedByReason,
  sourceChanges,
  sourceSchema,
  sourceValues,
  versionNumber,
  versionProblem,
  virtualProblem,
  type SourceValues,
} from '../../../../src/domain/virtualSessions';
import { eachRow } from '../../../eachRow';

const provider: VirtualProviderDetails = { providerType: 'ZOOM', joinUrl: 'https://meet.example/x' };
const start = '2026-02-12T14:30:00.000Z';
const end = '2026-02-12T15:30:00.000Z';
const session = { status: 'PUBLISHED', start, end, virtual: true } as const;

describe('the source of a video', () => {
  eachRow([
    ['refused', { requestType: 'LIVESTREAM', joinUrl: '' }, false],
    ['refused', { requestType: 'LIVESTREAM', joinUrl: 'http://meet.example' }, false],
    ['taken', { requestType: 'LIVESTREAM', joinUrl: 'https://meet.example' }, false],
    ['taken', { requestType: 'CUSTOM', joinUrl: '' }, false],
    ['refused', { requestType: 'CUSTOM', joinUrl: '' }, true],
    ['refused', { requestType: 'CUSTOM', joinUrl: 'javascript:alert(1)' }, false],
    ['taken', { requestType: 'ROOM', joinUrl: 'nothing that is sent' }, true],
  ] satisfies [string, Partial<SourceValues>, boolean][])(
    'is %s with %o and a saved provider: %s',
    async (outcome, change, hasProvider) => {
      const values = { ...sourceValues({ requestType: 'ROOM', provider: null }), ...change };
      expect(await sourceSchema(hasProvider).isValid(values)).toBe(outcome === 'taken');
    },
  );

  it('is sent as far as it is not so yet', () => {
    const room = { requestType: 'CUSTOM', provider } as const;
    const values = sourceValues(room);
    expect(sourceChanges(values, room)).toEqual({});
    expect(sourceChanges({ ...values, requestType: 'LIVESTREAM' }, room)).toEqual({
      requestType: 'LIVESTREAM',
    });
    expect(sourceChanges({ ...values, providerId: ' 884 ' }, room)).toEqual({
      provider: { ...provider, providerId: '884' },
    });
    expect(sourceChanges({ ...values, requestType: 'ROOM', joinUrl: '' }, room)).toEqual({
      requestType: 'ROOM',
    });
  });
});

describe('a migration', () => {
  it('is for virtual sessions that are not live', () => {
    const now = Date.parse('2026-02-12T15:00:00.000Z');
    const check = migrationCheck(
      [
        { ...session, id: 'live' },
        { ...session, id: 'draft', status: 'DRAFT' },
        { ...session, id: 'room', virtual: false },
        { ...session, id: 'later', start: end, end: '2026-02-12T16:30:00.000Z' },
      ],
      now,
    );
    expect(check).toEqual({ eligible: ['draft', 'later'], notVirtual: ['room'], live: ['live'] });
    expect(isLive(session, Date.parse(start))).toBe(true);
    expect(isLive(session, Date.parse(end))).toBe(false);
  });

  it('says how many were skipped for which reason', () => {
    expect(
      skippedByReason([
        { sessionId: '1', reason: 'IS_LIVE' },
        { sessionId: '2', reason: 'ALREADY_MIGRATED' },
        { sessionId: '3', reason: 'IS_LIVE' },
      ]),
    ).toEqual([
      { reason: 'IS_LIVE', count: 2 },
      { reason: 'ALREADY_MIGRATED', count: 1 },
    ]);
  });

  it('knows versions 1 and 2', () => {
    expect([versionNumber('NEWROW_VERSION_1'), versionNumber('NEWROW_VERSION_2')]).toEqual([1, 2]);
  });
});

describe('a quiz', () => {
  const question = { text: 'Who signs?', options: 'The client\n\n Their client \nThe client', right: '' };
  const quiz = (change: Partial<typeof question>) => ({
    title: ' Clients ',
    questions: [{ ...question, ...change }],
  });

  it('has the options of its lines, each once', async () => {
    const values = quiz({ right: 'Their client' });
    expect(await quizSchema.isValid(values)).toBe(true);
    expect(quizRequest(values)).toEqual({
      title: 'Clients',
      questions: [{ text: 'Who signs?', options: ['The client', 'Their client'], rightOption: 1 }],
    });
  });

  eachRow([
    ['one option', { options: 'The client', right: 'The client' }],
    ['no right option', {}],
    ['a right option that is gone', { right: 'Nobody' }],
    ['no text', { text: ' ', right: 'The client' }],
  ] satisfies [string, Partial<typeof question>][])('is refused with %s', async (_, change) => {
    expect(await quizSchema.isValid(quiz(change))).toBe(false);
  });
});

describe('a refusal', () => {
  const failure = { code: 4091, kind: 'refused', status: 400, message: '' } as const;
  it('says what to do', () => {
    expect(virtualProblem(failure).message.key).toBe('organizer.virtualSessions.problem.live');
    expect(virtualProblem({ ...failure, code: 4022 }).message.key).toBe(
      'organizer.virtualSessions.problem.notVirtual',
    );
    expect(versionProblem(failure).message.key).toBe('organizer.virtualSessions.problem.back');
    expect(virtualProblem({ ...failure, code: 5000, isUncertain: true }).isUncertain).toBe(true);
  });
});
