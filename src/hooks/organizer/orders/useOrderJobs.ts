'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  getOrder,
  listOrderJobRefusals,
  listOrderJobs,
  listOrders,
  searchTickets,
  type OrderJob,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { readAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** Milliseconds between two looks at a job: often enough to see it move, and no load where many organizers look. */
const pollInterval = 2_000;

const isOpen = ({ status }: OrderJob) => status === 'queued' || status === 'running';
const jobsOf = ({ jobs }: { jobs: OrderJob[] }) => jobs;

/**
 * The event's jobs over many orders, newest first: those that are open, and those that ended in the last 24 hours. While one is open and the
 * page is visible they are read again every 2 s; when one ends, what is shown of orders is read again. Never throws; read `isError`.
 * @experimental
 */
export function useOrderJobs(eventId: string) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const query = useQuery({
    ...endpointQuery(client, listOrderJobs, { params: { eventId } }),
    select: jobsOf,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.jobs.some(isOpen) ? pollInterval : false),
  });
  const openRef = useRef<readonly string[]>([]);
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    const ended = data.some((job) => !isOpen(job) && openRef.current.includes(job.id));
    openRef.current = data.filter(isOpen).map(({ id }) => id);
    if (ended) void readAgain(cache, [listOrders, searchTickets, getOrder]);
  }, [cache, data]);
  return query;
}

/** Which job, and which page of the orders it could not do. */
export interface OrderJobRefusalsRequest {
  eventId: string;
  jobId: string;
  /** Counted from 1. */
  page: number;
  /** Rows a page. */
  size: number;
}

/** The orders that a job could not do, page by page. Never throws; read `isError`. @experimental */
export const useOrderJobRefusals = ({ eventId, jobId, page, size }: OrderJobRefusalsRequest) =>
  useRead(listOrderJobRefusals, { params: { eventId, jobId }, query: { page, size } }, { isPage: true });
