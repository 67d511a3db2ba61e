import { describe, expect, it } from 'vitest';
import type { RtaMessage } from '../../../../src/contract';
import {
  isWorthCounting,
  newRtaMessage,
  rtaDeleteProblem,
  rtaMessageDraft,
  rtaMessageSchema,
  rtaSendProblem,
  rtaTicketTypes,
  visibleRtaMessages,
  type RtaMessageValues,
} from '../../../../src/domain/rtaMessages';
import { eachRow } from '../../../eachRow';

const fine: RtaMessageValues = { ...newRtaMessage, title: ' Doors open ', text: ' At nine. ' };

describe('a message in a form', () => {
  eachRow([
    ['title', 'validation.answerRequired', { title: '  ' }],
    ['title', 'validation.answerTooLong', { title: 'a'.repeat(66) }],
    ['text', 'validation.answerRequired', { text: '' }],
    ['text', 'validation.answerTooLong', { text: 'a'.repeat(241) }],
    ['registrationStatuses', 'organizer.emails.error.nobody', { registrationStatuses: [] }],
  ] satisfies [string, string, Partial<RtaMessageValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(rtaMessageSchema.validate({ ...fine, ...change })).rejects.toMatchObject({
        path,
        message,
      });
    },
  );

  it('may be as long as the backend takes', async () => {
    const longest = { ...fine, title: 'a'.repeat(65), text: 'a'.repeat(240) };
    await expect(rtaMessageSchema.isValid(longest)).resolves.toBe(true);
  });

  eachRow([
    ['everybody', [], { registrationStatuses: ['REGISTERED', 'AWAITING_PAYMENT'] }],
    [
      'those of a ticket type',
      ['3005'],
      { registrationStatuses: ['REGISTERED', 'AWAITING_PAYMENT'], ticketTypeIds: ['3005'] },
    ],
  ] satisfies [string, string[], object][])(
    'is sent without spaces around its texts, to %s',
    (_who, ticketTypeIds, audienceFilter) => {
      expect(rtaMessageDraft({ ...fine, ticketTypeIds })).toEqual({
        title: 'Doors open',
        text: 'At nine.',
        audienceFilter,
      });
    },
  );

  it('without a status reaches nobody, and nothing is counted', () => {
    expect(isWorthCounting(fine)).toBe(true);
    expect(isWorthCounting({ ...fine, registrationStatuses: [] })).toBe(false);
  });
});

describe('the ticket types a message was for', () => {
  const types = [
    { id: '3001', name: 'Standard' },
    { id: '3005', name: 'Student Day' },
  ];
  eachRow([
    ['none for any', {}, []],
    ['by name', { ticketTypeIds: ['3005'] }, ['Student Day']],
    ['without those that are gone', { ticketTypeIds: ['3001', 'gone'] }, ['Standard']],
  ] satisfies [string, Parameters<typeof rtaTicketTypes>[0], string[]][])(
    'are %s',
    (_which, filter, names) => {
      expect(rtaTicketTypes(filter, types)).toEqual(names);
    },
  );
});

describe('what was not done with a message', () => {
  eachRow([
    ['F98: no answer came', { code: 0, isUncertain: true }, 'organizer.rtaMessages.problem.uncertain', true],
    ['nobody is in the audience', { code: 4022 }, 'organizer.rtaMessages.problem.nobody', false],
    ['the push notifications are used up', { code: 4091 }, 'organizer.rtaMessages.problem.quota', false],
    ['anything else', { code: 5000 }, 'organizer.kit.form.failed.refused', false],
  ] satisfies [string, Parameters<typeof rtaSendProblem>[0], string, boolean][])(
    'is explained when it is sent: %s',
    (_why, failure, key, isUncertain) => {
      const problem = rtaSendProblem(failure);
      expect([problem.message.key, problem.isUncertain ?? false]).toEqual([key, isUncertain]);
    },
  );

  eachRow([
    ['it is gone', { code: 4046 }, 'organizer.rtaMessages.problem.gone'],
    ['anything else', { code: 5000 }, 'organizer.kit.form.failed.refused'],
  ] satisfies [string, Parameters<typeof rtaDeleteProblem>[0], string][])(
    'is explained when it is deleted: %s',
    (_why, failure, key) => {
      expect(rtaDeleteProblem(failure).message.key).toBe(key);
    },
  );
});

describe('messages that a view looks for', () => {
  const message = (id: string, more: Partial<RtaMessage> = {}): RtaMessage => ({
    id,
    title: 'Doors open',
    text: 'At nine.',
    audienceFilter: {},
    audienceCount: 3,
    sentBy: 'maren@northlight.example',
    sentDate: '2026-05-01T08:00:00Z',
    ...more,
  });
  const all = [
    message('any'),
    message('student', { title: 'Bring your card', audienceFilter: { ticketTypeIds: ['1'] } }),
    message('dinner', { sentBy: 'dario@northlight.example', audienceFilter: { ticketTypeIds: ['2'] } }),
  ];

  eachRow<[search: string, filters: Record<string, string>, found: string[]]>([
    ['', {}, ['any', 'student', 'dinner']],
    ['card', {}, ['student']],
    ['dario nine', {}, ['dinner']],
    ['', { type: '1' }, ['any', 'student']],
    ['doors', { type: '2' }, ['any', 'dinner']],
    ['', { other: 'x' }, ['any', 'student', 'dinner']],
  ])('“%s” %j', (search, filters, found) => {
    expect(visibleRtaMessages(all, { search, filters }).map(({ id }) => id)).toEqual(found);
  });
});
