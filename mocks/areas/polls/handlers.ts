import { createPoll, deletePoll, listPolls, orderPolls, resetPoll, updatePoll } from '../../../src/contract';
import type { Endpoint, Poll, PollDraft, PollStatus } from '../../../src/contract';
import { Refusal, type Db } from '../../db';
import { handle } from '../../handle';
import type { StoredPoll } from './seed';
import { changedAt, checkUnchanged, repeatedAt } from '../../rules/edits';
import { malformed, textOf } from '../../rules/fields';
import { mustHaveAccess } from '../../rules/memberAccess';
import { isOwnAccount } from '../account/rules/people';

/** Where a poll may go from each status; back to a draft by a reset only. */
const edges: Record<PollStatus, PollStatus[]> = { DRAFT: ['OPEN'], OPEN: ['CLOSED'], CLOSED: ['OPEN'] };

const votesOf = (db: Db, eventId: string, pollId: string) =>
  db
    .rows('pollVotes', eventId)
    .all()
    .filter((vote) => vote.pollId === pollId);

/** The event a poll belongs to: its calls don't name it, so that what somebody may do there is asked here. Refuses with 4003 and 4046. */
function findPollIn(db: Db, endpoint: Endpoint, pollId: string): { eventId: string; poll: StoredPoll } {
  for (const eventId of db.scopes('polls')) {
    const poll = db.rows('polls', eventId).find(pollId);
    if (!poll) continue;
    if (!isOwnAccount(db, db.of(eventId).world.event['account-id'])) break;
    mustHaveAccess(db, endpoint, { eventId });
    return { eventId, poll };
  }
  throw new Refusal(4046, `There is nothing with the id ${pollId}.`);
}

function counted(db: Db, eventId: string, poll: StoredPoll): Poll {
  const votes = votesOf(db, eventId, poll.id);
  return {
    ...poll,
    options: poll.options.map((option) => ({
      ...option,
      votes: votes.filter(({ optionIds }) => optionIds.includes(option.id)).length,
    })),
    voters: votes.length,
  };
}

const allOf = (db: Db, eventId: string) => ({
  polls: db
    .rows('polls', eventId)
    .all()
    .map((poll) => counted(db, eventId, poll)),
});

/** What the organizer wrote, checked; new options get ids. Refuses with 4000. */
function checkedDraft(db: Db, { question, multiple, options }: PollDraft, before: StoredPoll['options']) {
  const texts = options.map(({ text }, index) => textOf(`options[${index}].text`, text));
  const twice = repeatedAt(texts);
  if (twice >= 0) throw malformed(`options[${twice}].text`, 'It is there twice.');
  const left = new Set(before.map(({ id }) => id));
  const saved = options.map(({ id }, index) => {
    if (id !== undefined && !left.delete(id))
      throw malformed(`options[${index}].id`, 'This poll has no such option, or has it already.');
    return { id: id ?? db.nextId('option'), text: texts[index] ?? '' };
  });
  return { question: textOf('question', question, 300), multiple, options: saved };
}

const isSamePoll = (a: Pick<StoredPoll, 'question' | 'multiple' | 'options'>) =>
  JSON.stringify([a.question, a.multiple, a.options.map(({ id, text }) => [id, text])]);

export const pollsHandlers = [
  handle(listPolls, ({ db, params }) => allOf(db, params.eventId)),
  handle(createPoll, ({ db, clock, params: { eventId }, body }) => {
    const now = changedAt(clock);
    const poll: StoredPoll = {
      id: db.nextId('poll'),
      status: 'DRAFT',
      ...checkedDraft(db, body, []),
      created: now,
      modified: now,
    };
    return counted(db, eventId, db.rows('polls', eventId).add(poll));
  }),
  handle(updatePoll, ({ db, clock, params, body, fail }) => {
    const { eventId, poll } = findPollIn(db, updatePoll, params.pollId);
    checkUnchanged(poll, body.modified);
    const draft = checkedDraft(db, body, poll.options);
    if (isSamePoll(draft) !== isSamePoll(poll) && votesOf(db, eventId, poll.id).length > 0)
      fail(4091, 'People have voted: reset it first.');
    const { status } = body;
    if (status !== poll.status && !edges[poll.status].includes(status))
      fail(4091, `A poll does not go from ${poll.status} to ${status}.`);
    const changes = { ...draft, status, modified: changedAt(clock, poll.modified) };
    return counted(db, eventId, db.rows('polls', eventId).change(poll.id, changes));
  }),
  handle(orderPolls, ({ db, params: { eventId }, body: { pollIds } }) => {
    const twice = repeatedAt(pollIds);
    if (twice >= 0) throw malformed(`pollIds[${twice}]`, 'It is there twice.');
    db.rows('polls', eventId).arrange(pollIds);
    return allOf(db, eventId);
  }),
  handle(deletePoll, ({ db, params, fail }) => {
    const { eventId, poll } = findPollIn(db, deletePoll, params.pollId);
    if (poll.status === 'OPEN') fail(4091, 'It is open: close it first.');
    for (const { id } of votesOf(db, eventId, poll.id)) db.rows('pollVotes', eventId).remove(id);
    db.rows('polls', eventId).remove(poll.id);
    return null;
  }),
  handle(resetPoll, ({ db, clock, params }) => {
    const { eventId, poll } = findPollIn(db, resetPoll, params.pollId);
    for (const { id } of votesOf(db, eventId, poll.id)) db.rows('pollVotes', eventId).remove(id);
    const changes = { status: 'DRAFT', modified: changedAt(clock, poll.modified) } as const;
    return counted(db, eventId, db.rows('polls', eventId).change(poll.id, changes));
  }),
];
