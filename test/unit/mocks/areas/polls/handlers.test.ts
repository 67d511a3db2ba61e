import { describe, expect, it } from 'vitest';
import {
  createPoll,
  deletePoll,
  listPolls,
  orderPolls,
  resetPoll,
  updatePoll,
  type Poll,
  type PollStatus,
  type PollUpdate,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, client } = backendInTests();

const params = { eventId };
const polls = async () => (await client.call(listPolls, { params })).polls;
const poll = async (id: string): Promise<Poll> => {
  const found = (await polls()).find((each) => each.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const draft = { question: 'Where to?', multiple: false, options: [{ text: 'Pier' }, { text: 'Ferry' }] };
const update = async (id: string, changes: Partial<PollUpdate>) =>
  client.call(updatePoll, { params: { pollId: id }, body: { ...(await poll(id)), ...changes } });
const storedVotes = (id: string) =>
  backend.db
    .rows('pollVotes', eventId)
    .all()
    .filter(({ pollId }) => pollId === id).length;

describe('the votes of a poll', () => {
  it('are counted for each option, and each person once', async () => {
    const { options, voters } = await poll('poll-fair');
    expect(options.map(({ votes }) => votes)).toEqual([18, 12, 12, 10]);
    expect(voters).toBe(39);
  });

  it('F101: keep the question as it is until they are thrown away', async () => {
    const { options } = await poll('poll-journey');
    const requested: Partial<PollUpdate>[] = [
      { question: 'How do you come?' },
      { multiple: true },
      { options: [...options, { text: 'On foot' }] },
      { options: options.slice(1) },
      { options: options.toReversed() },
    ];
    for (const changes of requested)
      expect((await failureOf(update('poll-journey', changes))).code).toBe(4091);
    const reset = await client.call(resetPoll, { params: { pollId: 'poll-journey' } });
    expect(reset).toMatchObject({ status: 'DRAFT', voters: 0 });
    expect(storedVotes('poll-journey')).toBe(0);
    expect(await update('poll-journey', requested[0] ?? {})).toMatchObject({ question: 'How do you come?' });
  });

  it('go with the poll, and only with it', async () => {
    await client.call(deletePoll, { params: { pollId: 'poll-concert' } });
    expect((await polls()).map(({ id }) => id)).toEqual([
      'poll-fair',
      'poll-journey',
      'poll-repeat',
      'poll-soup',
    ]);
    expect([storedVotes('poll-concert'), storedVotes('poll-fair')]).toEqual([0, 39]);
  });
});

describe('the status of a poll', () => {
  const start: Record<PollStatus, string> = {
    DRAFT: 'poll-repeat',
    OPEN: 'poll-journey',
    CLOSED: 'poll-concert',
  };

  eachRow<[PollStatus, PollStatus]>([
    ['DRAFT', 'OPEN'],
    ['OPEN', 'CLOSED'],
    ['CLOSED', 'OPEN'],
    ['OPEN', 'OPEN'],
  ])('goes from %s to %s', async (from, status) => {
    expect((await update(start[from], { status })).status).toBe(status);
  });

  eachRow<[PollStatus, PollStatus]>([
    ['DRAFT', 'CLOSED'],
    ['OPEN', 'DRAFT'],
    ['CLOSED', 'DRAFT'],
  ])('does not go from %s to %s', async (from, status) => {
    const failure = await failureOf(update(start[from], { status }));
    expect([failure.status, failure.code]).toEqual([409, 4091]);
  });

  it('keeps an open poll from being deleted', async () => {
    const failure = await failureOf(client.call(deletePoll, { params: { pollId: 'poll-fair' } }));
    expect(failure.code).toBe(4091);
  });
});

describe('the order of polls', () => {
  it('begins with those that are named; the others keep theirs', async () => {
    const body = { pollIds: ['poll-soup', 'poll-fair'] };
    const ordered = await client.call(orderPolls, { params, body });
    const ids = ['poll-soup', 'poll-fair', 'poll-concert', 'poll-journey', 'poll-repeat'];
    expect(ordered.polls.map(({ id }) => id)).toEqual(ids);
    expect(await polls()).toEqual(ordered.polls);
  });

  eachRow([
    [['poll-concert', 'poll-concert'], 4000],
    [['poll-concert', 'poll-9'], 4046],
  ])('does not change for %j', async (pollIds, code) => {
    const before = await polls();
    expect((await failureOf(client.call(orderPolls, { params, body: { pollIds } }))).code).toBe(code);
    expect(await polls()).toEqual(before);
  });
});

describe('a written poll', () => {
  it('starts as a draft without votes, behind the others', async () => {
    const made = await client.call(createPoll, { params, body: draft });
    expect(made).toMatchObject({ status: 'DRAFT', voters: 0, question: 'Where to?' });
    expect(new Set(made.options.map(({ id }) => id)).size).toBe(2);
    expect((await polls()).at(-1)).toEqual(made);
  });

  eachRow([
    [{ question: ' ' }, 'question'],
    [{ options: [{ text: 'Pier' }] }, 'options'],
    [{ options: [{ text: 'Pier' }, { text: ' pier' }] }, 'options[1].text'],
    [{ options: [{ text: 'Pier' }, { id: 'poll-concert-1', text: 'Ferry' }] }, 'options[1].id'],
  ])('is refused with %j', async (changes, field) => {
    const failure = await failureOf(client.call(createPoll, { params, body: { ...draft, ...changes } }));
    expect([failure.status, failure.failure?.field]).toEqual([400, field]);
  });

  it('F101: is not written over a change the editor has not seen', async () => {
    const before = await poll('poll-repeat');
    await update('poll-repeat', { question: 'Which talk again?' });
    const { modified } = before;
    expect((await failureOf(update('poll-repeat', { modified }))).code).toBe(4090);
  });

  it('keeps the ids of options that stay', async () => {
    const { options } = await poll('poll-repeat');
    const [first, second] = options;
    const changed = await update('poll-repeat', {
      options: [
        { text: 'None' },
        { id: second?.id ?? '', text: 'Forms' },
        { id: first?.id ?? '', text: 'Maps' },
      ],
    });
    expect(changed.options.slice(1).map(({ id }) => id)).toEqual([second?.id, first?.id]);
  });

  it('is unknown by any other id', async () => {
    const failure = await failureOf(client.call(resetPoll, { params: { pollId: 'poll-99' } }));
    expect([failure.status, failure.code]).toEqual([404, 4046]);
  });
});
