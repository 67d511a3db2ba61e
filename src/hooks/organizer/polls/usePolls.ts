'use client';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, type Client } from '../../../client';
import {
  createPoll,
  deletePoll,
  listPolls,
  orderPolls,
  resetPoll,
  updatePoll,
  type Poll,
  type PollDraft,
  type PollStatus,
  type PollUpdate,
} from '../../../contract';
import { pollUpdate, pollValues } from '../../../domain/polls';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { thenReadAgain } from '../resource/refresh';

/** Milliseconds between two counts of the votes while a poll is open and the page is in view. */
const countEveryMs = 5_000;

/** What can be done with the polls of an event. Each rejects with ApiError; once it is done the list is read again. */
export interface PollCalls {
  /** As it is now, whatever is known of it here. */
  read: (id: string) => Promise<Poll>;
  /** A new one, behind the others: a draft. */
  create: (draft: PollDraft) => Promise<Poll>;
  /** 4090 when somebody else changed it since `modified`, 4091 when people voted. */
  update: (id: string, poll: PollUpdate) => Promise<Poll>;
  /** Opens or closes it as it was read. */
  setStatus: (poll: Poll, status: PollStatus) => Promise<Poll>;
  /** These come first, in this order. */
  reorder: (ids: readonly string[]) => Promise<unknown>;
  /** Throws its votes away; it is a draft again. */
  reset: (id: string) => Promise<Poll>;
  /** 4091 while it is open. */
  remove: (id: string) => Promise<null>;
}

/**
 * The polls of an event in the organizer's order, and the ways to change them. While one is open the votes are counted again every few
 * seconds, and not in a hidden tab. Reading never throws; read `isError`. 002 §7 Polls.
 * @experimental
 */
export function usePolls(eventId: string) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const polls = useQuery({
    ...endpointQuery(client, listPolls, { params: { eventId } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.polls.some(({ status }) => status === 'OPEN') ? countEveryMs : false,
    refetchIntervalInBackground: false,
  });
  const calls = useMemo(() => pollCalls(client, cache, eventId), [client, cache, eventId]);
  return { polls, calls };
}

function pollCalls(client: Client, cache: QueryClient, eventId: string): PollCalls {
  const params = { eventId };
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, cache, [listPolls]);
  const update = (pollId: string, body: PollUpdate) =>
    changed(client.call(updatePoll, { params: { pollId }, body }));
  return {
    read: async (id) => {
      const { polls } = await client.call(listPolls, { params });
      const found = polls.find((poll) => poll.id === id);
      if (!found) throw new ApiError('refused', 404, { code: 4046 }, 'This poll was deleted meanwhile.');
      return found;
    },
    create: (draft) => changed(client.call(createPoll, { params, body: draft })),
    update,
    setStatus: (poll, status) => update(poll.id, pollUpdate(pollValues(poll), status, poll.modified)),
    reorder: (ids) => changed(client.call(orderPolls, { params, body: { pollIds: [...ids] } })),
    reset: (pollId) => changed(client.call(resetPoll, { params: { pollId } })),
    remove: (pollId) => changed(client.call(deletePoll, { params: { pollId } })),
  };
}
