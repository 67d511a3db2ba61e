'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { download, type Client } from '../../../client';
import {
  cancelOrderJob,
  checkOrderJob,
  exportOrderJobRefusals,
  listOrderJobs,
  startOrderJob,
  type OrderJob,
  type OrderJobCheck,
  type OrderJobRequest,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { andReadAgain } from '../resource/refresh';
import { repeatable } from '../resource/repeatable';
import type { MakeFile } from '../resource/useExport';

/** What can be done with jobs over many orders. Each rejects with ApiError, and has the list of jobs read again. */
export interface OrderJobCalls {
  /** What a job would do with the orders as they are now; nothing is done. */
  check: (request: Pick<OrderJobRequest, 'kind' | 'orders'>, signal?: AbortSignal) => Promise<OrderJobCheck>;
  /** Resolves once the job is made, not once it is done. The same again after a lost answer makes no second one. */
  start: (request: OrderJobRequest, signal?: AbortSignal) => Promise<OrderJob>;
  cancel: (jobId: string) => Promise<OrderJob>;
  /** The file of the orders that a job could not do. */
  refusals: (jobId: string) => MakeFile<'csv'>;
}

/** Start and cancel jobs over many orders of an event, and save what they could not do. @experimental */
export function useOrderJobCalls(eventId: string): OrderJobCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(() => orderJobCalls(client, cache, eventId), [client, cache, eventId]);
}

function orderJobCalls(client: Client, cache: QueryClient, eventId: string): OrderJobCalls {
  const params = { eventId };
  const withKey = repeatable();
  const note = (job: OrderJob): OrderJob => {
    const { queryKey } = endpointQuery(client, listOrderJobs, { params });
    cache.setQueryData<{ jobs: OrderJob[] }>(queryKey, (known) => ({
      jobs: [job, ...(known?.jobs ?? []).filter(({ id }) => id !== job.id)],
    }));
    return job;
  };
  const send = (body: OrderJobRequest, signal: AbortSignal | undefined): Promise<OrderJob> =>
    withKey(body, (idempotencyKey) =>
      client.call(startOrderJob, { params, body, idempotencyKey, signal }),
    ).then(note);
  return {
    check: (body, signal) => client.call(checkOrderJob, { params, body, signal }),
    start: (request, signal) => andReadAgain(send(request, signal), cache, [listOrderJobs]),
    cancel: (jobId) =>
      andReadAgain(client.call(cancelOrderJob, { params: { eventId, jobId } }), cache, [listOrderJobs]),
    refusals: (jobId) => (_format, options) =>
      download(client, exportOrderJobRefusals, { params: { eventId, jobId }, ...options }),
  };
}
