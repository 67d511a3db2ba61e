import { describe, expect, it } from 'vitest';
import type { Poll } from '../../../../src/contract';
import {
  freeOptionKey,
  linesOf,
  newPoll,
  nextStatus,
  pollDraft,
  pollProblem,
  pollResults,
  pollSchema,
  pollUpdate,
  pollValues,
  visiblePolls,
  votesNews,
  type PollValues,
} from '../../../../src/domain/polls';
import { eachRow } from '../../../eachRow';

const optionsOf = (...texts: string[]) => texts.map((text, index) => ({ key: `new-${index + 1}`, text }));
const fine: PollValues = { question: ' Tea? ', multiple: false, options: optionsOf(' Yes ', 'No') };

const pollWith = (change: Partial<Poll>): Poll => ({
  id: 'p1',
  question: 'Tea?',
  status: 'OPEN',
  multiple: false,
  options: [],
  voters: 0,
  created: '2026-01-01T00:00:00.000Z',
  modified: '2026-01-02T00:00:00.000Z',
  ...change,
});
const counted = (...votes: number[]) =>
  votes.map((count, index) => ({ id: `o${index}`, text: `${index}`, votes: count }));

describe('a poll in a form', () => {
  eachRow([
    ['question', 'organizer.polls.problem.noQuestion', { question: '  ' }],
    ['question', 'organizer.polls.problem.questionTooLong', { question: 'a'.repeat(301) }],
    ['options', 'organizer.polls.problem.fewOptions', { options: optionsOf('Yes') }],
    [
      'options',
      'organizer.polls.problem.manyOptions',
      { options: optionsOf(...'a b c d e f g h i j k l m'.split(' ')) },
    ],
    ['options', 'organizer.polls.problem.emptyOption', { options: optionsOf('Yes', ' ') }],
    ['options', 'organizer.registrationForm.choicesAlike', { options: optionsOf('Yes', ' Yes') }],
  ] satisfies [string, string, Partial<PollValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(pollSchema.validate({ ...fine, ...change })).rejects.toMatchObject({ path, message });
    },
  );

  eachRow([
    ['300 characters', { question: 'a'.repeat(300) }],
    ['twelve options', { options: optionsOf(...'a b c d e f g h i j k l'.split(' ')) }],
  ] satisfies [string, Partial<PollValues>][])('may have %s', async (_what, change) => {
    await expect(pollSchema.isValid({ ...fine, ...change })).resolves.toBe(true);
  });

  it('is sent without spaces around its texts, and without ids for new options', () => {
    expect(pollDraft(fine)).toEqual({
      question: 'Tea?',
      multiple: false,
      options: [{ text: 'Yes' }, { text: 'No' }],
    });
  });

  it('keeps the ids of its options', () => {
    const values = pollValues(pollWith({ options: counted(3, 1) }));
    expect(pollUpdate(values, 'CLOSED', '2026-01-02T00:00:00.000Z')).toEqual({
      question: 'Tea?',
      multiple: false,
      status: 'CLOSED',
      modified: '2026-01-02T00:00:00.000Z',
      options: [
        { id: 'o0', text: '0' },
        { id: 'o1', text: '1' },
      ],
    });
  });

  it('gives a further option a key of its own', () => {
    expect(freeOptionKey(newPoll.options)).toBe('new-3');
    expect(freeOptionKey([{ key: 'option-9', text: '' }])).toBe('new-1');
  });
});

describe('the result of a poll', () => {
  eachRow([
    ['nobody voted', [0, 0], 0, [0, 0], [false, false]],
    ['one is first', [3, 1], 4, [0.75, 0.25], [true, false]],
    ['two are equal', [2, 2], 4, [0.5, 0.5], [true, true]],
    ['several answers a person', [4, 3], 4, [1, 0.75], [true, false]],
  ] satisfies [string, number[], number, number[], boolean[]][])(
    'is of the people who voted: %s',
    (_what, votes, voters, shares, first) => {
      const results = pollResults({ options: counted(...votes), voters });
      expect(results.map(({ share }) => share)).toEqual(shares);
      expect(results.map(({ isFirst }) => isFirst)).toEqual(first);
    },
  );
});

describe('news of votes', () => {
  const before = new Map([['p1', 4]]);
  eachRow([
    ['more voted', pollWith({ voters: 5 }), 1],
    ['nothing changed', pollWith({ voters: 4 }), 0],
    ['it is closed', pollWith({ voters: 5, status: 'CLOSED' }), 0],
    ['it was not there before', pollWith({ voters: 5, id: 'p2' }), 0],
  ] satisfies [string, Poll, number][])('are of open polls only: %s', (_what, poll, count) => {
    expect(votesNews([poll], before)).toHaveLength(count);
  });
});

describe('polls that a view lets through', () => {
  const polls = [
    pollWith({ id: 'tea', status: 'DRAFT' }),
    pollWith({ id: 'way', question: 'How?', options: [{ id: 'o', text: 'Ferry', votes: 0 }] }),
  ];
  eachRow([
    ['all', '', {}, ['tea', 'way']],
    ['by a choice', 'ferry', {}, ['way']],
    ['by status', '', { status: 'DRAFT' }, ['tea']],
    ['all for a status that there is not', '', { status: 'LOST' }, ['tea', 'way']],
  ] satisfies [string, string, Record<string, string>, string[]][])(
    'are %s',
    (_what, search, filters, ids) => {
      expect(visiblePolls(polls, { search, filters }).map(({ id }) => id)).toEqual(ids);
    },
  );
});

it('opens a draft, closes what is open, and opens what is closed', () => {
  expect((['DRAFT', 'OPEN', 'CLOSED'] as const).map(nextStatus)).toEqual(['OPEN', 'CLOSED', 'OPEN']);
});

describe('what was not done with a poll', () => {
  eachRow([
    ['no answer came', { code: 0, isUncertain: true }, 'organizer.polls.problem.uncertain', undefined],
    ['somebody else changed it', { code: 4090 }, 'organizer.polls.problem.changed', undefined],
    ['people voted', { code: 4091 }, 'organizer.polls.problem.movedOn', undefined],
    [
      'an option',
      { code: 4000, field: 'options[1].text', error: 'Twice.' },
      'organizer.kit.form.failed.refused',
      'options',
    ],
    ['anything else', { code: 5000 }, 'organizer.kit.form.failed.refused', undefined],
  ] satisfies [string, Parameters<typeof pollProblem>[0], string, string | undefined][])(
    'is explained: %s',
    (_why, failure, key, field) => {
      const problem = pollProblem(failure);
      expect(problem.message.key).toBe(key);
      expect(problem.field).toBe(field);
    },
  );
});

describe('the lines of a picture', () => {
  eachRow<[string, string[]]>([
    ['', ['']],
    ['Tea?', ['Tea?']],
    ['Tea or coffee', ['Tea or', 'coffee']],
    ['  Tea \n or  ', ['Tea or']],
    ['Kaffeekränzchen oder Tee', ['Kaffeekr', 'änzchen', 'oder Tee']],
    ['どの夕方に桟橋で演奏しますか', ['どの夕方に桟橋で', '演奏しますか']],
    ['🎪🎪🎪🎪🎪🎪🎪🎪🎪', ['🎪🎪🎪🎪🎪🎪🎪🎪', '🎪']],
  ])('of “%s” are eight characters long at most', (text, lines) => {
    expect(linesOf(text, 8)).toEqual(lines);
  });
});
