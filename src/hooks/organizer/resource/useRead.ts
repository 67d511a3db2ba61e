'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, type CallInput } from '../../../client';
import type { Endpoint, EndpointTypes, Ok } from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';

export interface ReadOptions<Answer, Data> {
  /** What is needed of the answer. Keep it stable. */
  select?: (answer: Answer) => Data;
  /** Nothing is read while it is false. */
  enabled?: boolean;
  /** One page of a list: the last page stays until the next is there. */
  isPage?: boolean;
}

/** One read of the backend, afresh when its screen opens. Never throws; read `isError`. */
export function useRead<T extends EndpointTypes, Data = Ok<Endpoint<T>>>(
  read: Endpoint<T>,
  input: CallInput<Endpoint<T>>,
  { isPage = false, ...options }: ReadOptions<Ok<Endpoint<T>>, Data> = {},
) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, read, input),
    ...options,
    ...(isPage && { placeholderData: keepPreviousData }),
    staleTime: 0,
  });
}

/** 002 §9: there is no such event, no such account, or nothing of this id. */
const unknownCodes: readonly number[] = [4040, 4042, 4046];

/** What was read, changed or deleted is not there, or not any more. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && unknownCodes.includes(error.code);
