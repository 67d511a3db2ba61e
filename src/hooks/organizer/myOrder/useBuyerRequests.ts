'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../../client';
import {
  decideBuyerRequest,
  getBuyerRequests,
  getOrder,
  getTicket,
  listOrders,
  searchTickets,
  type BuyerRequest,
} from '../../../contract';
import type { Decision, RequestFilter } from '../../../domain/myOrder/requests';
import { useEnvironment } from '../../environment';
import { everyRow } from '../resource/everyRow';
import { thenReadAgain } from '../resource/refresh';
import type { ExportTransfer } from '../resource/useExport';
import { useRead } from '../resource/useRead';

/** One page of what buyers asked for, counted from 1, open requests at the top. Never throws; read `isError`. */
export const useBuyerRequests = (
  eventId: string,
  { page, size, filter }: { page: number; size: number; filter: RequestFilter },
) =>
  useRead(
    getBuyerRequests,
    { params: { eventId }, query: { ...filter, page: page - 1, size } },
    { isPage: true },
  );

/** How many requests about an order are open. Never throws; nothing is read while it is not `enabled`. */
export const useOpenRequests = (eventId: string, orderId: string, options: { enabled: boolean }) =>
  useRead(
    getBuyerRequests,
    { params: { eventId }, query: { orderId, status: 'open', page: 0, size: 1 } },
    { ...options, select: ({ total }) => total },
  );

/** What became of a decision. */
export interface DecisionOutcome {
  /** The request as it is now. */
  request: BuyerRequest;
  /** It was decided or changed by somebody else, so that nothing was done. */
  isOvertaken: boolean;
}

/** What can be done with requests. Each rejects with ApiError. */
export interface BuyerRequestCalls {
  decide: (
    request: BuyerRequest,
    decision: { decision: Decision; note: string },
    signal: AbortSignal,
  ) => Promise<DecisionOutcome>;
  /** One of several, without a note. Refused with 4090 when it was decided, changed or closed meanwhile. */
  decideOne: (request: BuyerRequest, decision: Decision, signal: AbortSignal) => Promise<BuyerRequest>;
  /** All that a filter finds, page by page. */
  every: (filter: RequestFilter, transfer: ExportTransfer) => Promise<BuyerRequest[]>;
}

/** The request was decided, changed or closed meanwhile. */
export const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.code === 4090;

/** Decide what buyers asked for, and find it all. What is shown of requests, orders and tickets is read again after a decision. */
export function useBuyerRequestCalls(eventId: string): BuyerRequestCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(() => {
    const params = { eventId };
    const now = async ({ id, orderId }: BuyerRequest, signal: AbortSignal) => {
      const { items } = await client.call(getBuyerRequests, { params, query: { orderId }, signal });
      return items.find((request) => request.id === id);
    };
    const send = (
      { id, version }: BuyerRequest,
      sent: { decision: Decision; note: string },
      signal: AbortSignal,
    ) =>
      client.call(decideBuyerRequest, {
        params: { ...params, requestId: id },
        body: { ...sent, version },
        signal,
      });
    const thenRefresh = <T>(call: Promise<T>) =>
      thenReadAgain(call, cache, [getBuyerRequests, getOrder, listOrders, getTicket, searchTickets]);
    const decide: BuyerRequestCalls['decide'] = async (request, decision, signal) => {
      try {
        return { request: await send(request, decision, signal), isOvertaken: false };
      } catch (cause) {
        if (!isOvertaken(cause)) throw cause;
        const changed = await now(request, signal);
        if (!changed) throw cause;
        return { request: changed, isOvertaken: true };
      }
    };
    return {
      decide: (...input) => thenRefresh(decide(...input)),
      decideOne: (request, decision, signal) => thenRefresh(send(request, { decision, note: '' }, signal)),
      every: (filter, { signal, onProgress }) =>
        everyRow(
          (paging) => client.call(getBuyerRequests, { params, query: { ...filter, ...paging }, signal }),
          onProgress,
        ),
    };
  }, [client, cache, eventId]);
}
