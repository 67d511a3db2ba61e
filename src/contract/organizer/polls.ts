import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import * as answers from '../generated/organizer/polls';

/** `DRAFT`: not shown yet. `OPEN`: takes votes. `CLOSED`: shows its result. Names are ours. @experimental */
export type PollStatus = 'DRAFT' | 'OPEN' | 'CLOSED';

/** An answer to choose. @experimental */
export interface PollOption {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As attendees choose it; plain text. */
  text: string;
  /** How many people chose it. */
  votes: number;
}

/** A question to the people at an event. 002 §7 Polls; its members are ours. @experimental */
export interface Poll {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As attendees read it; plain text. */
  question: string;
  status: PollStatus;
  /** People may choose more than one option. */
  multiple: boolean;
  options: PollOption[];
  /** How many people voted; with `multiple` fewer than the options' votes together. */
  voters: number;
  created: Instant;
  modified: Instant;
}

/** A poll as it is written down. @experimental */
export interface PollDraft {
  /**
   * As attendees read it; plain text.
   * @minLength 1
   * @maxLength 300
   */
  question: string;
  /** Attendees may choose several options. */
  multiple: boolean;
  /**
   * An option that keeps its id keeps its votes. No two have the same text.
   * @minItems 2
   * @maxItems 12
   */
  options: PollOptionDraft[];
}

/** An answer of a poll that is written. 002 §7. @experimental */
export interface PollOptionDraft {
  /** Absent for a new one. */
  id?: string;
  /**
   * As attendees choose it; plain text.
   * @minLength 1
   */
  text: string;
}

/** A poll as it shall be. @experimental */
export interface PollUpdate extends PollDraft {
  status: PollStatus;
  /** As it was read: 4090 when the poll was changed since. */
  modified: Instant;
}

/**
 * The polls of an event with their votes, in the organizer's order. 002 §7 Polls.
 * @calls 143
 * @experimental
 */
export const listPolls = endpoint<{ params: { eventId: string }; ok: { polls: Poll[] } }>()({
  method: 'GET',
  path: '/organizer/event/:eventId/polls',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.listPolls,
});

/**
 * Add a poll behind the others. 002 §7 Polls. It starts as a draft. Fails: 4000 the question is empty, fewer than two options, or
 * one twice.
 * @calls 144
 * @experimental
 */
export const createPoll = endpoint<{
  params: { eventId: string };
  body: PollDraft;
  ok: Poll;
  fail: 4000;
}>()({
  method: 'POST',
  path: '/organizer/event/:eventId/polls',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.createPoll,
});

/**
 * Change a poll, or move it on: a draft opens, an open poll closes, a closed one opens again. 002 §7 Polls.
 * Fails: 4091 another way of the status, or another question or options although people voted (reset it first); 4000 as
 * `createPoll`; 4090 it was changed since `modified`; 4046.
 * @calls 145
 * @experimental
 */
export const updatePoll = endpoint<{
  params: { pollId: string };
  body: PollUpdate;
  ok: Poll;
  fail: 4000 | 4046 | 4090 | 4091;
}>()({
  method: 'PUT',
  path: '/organizer/polls/:pollId',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updatePoll,
});

/**
 * Put the polls of an event in another order. 002 §7 Polls. Polls that are not named stay behind in their order.
 * Fails: 4000 one is named twice; 4046 one is not of this event.
 * @calls 146
 * @experimental
 */
export const orderPolls = endpoint<{
  params: { eventId: string };
  body: {
    /** What comes first, in order, each at most once; those not named stay behind. */
    pollIds: string[];
  };
  ok: { polls: Poll[] };
  fail: 4000 | 4046;
}>()({
  method: 'PUT',
  path: '/organizer/event/:eventId/polls-order',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.orderPolls,
});

/**
 * Delete a poll and its votes. 002 §7 Polls. Fails: 4091 it is open: close it first; 4046.
 * @calls 147
 * @experimental
 */
export const deletePoll = endpoint<{ params: { pollId: string }; ok: null; fail: 4046 | 4091 }>()({
  method: 'DELETE',
  path: '/organizer/polls/:pollId',
  base: 'api',
  auth: 'account',
});

/**
 * Throw the votes of a poll away; it is a draft again. 002 §7 Polls. Fails: 4046.
 * @calls 148
 * @experimental
 */
export const resetPoll = endpoint<{ params: { pollId: string }; ok: Poll; fail: 4046 }>()({
  method: 'POST',
  path: '/organizer/polls/:pollId/reset',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.resetPoll,
});
