'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, type CallInput, type Client } from '../../../client';
import type { Endpoint, EndpointTypes, Ok } from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointKey, endpointQuery } from '../../query';
import type { Kept } from './useSave';

export interface KeptRecordOptions<T extends EndpointTypes, Values> {
  /** The call that reads it. */
  read: Endpoint<T>;
  input: CallInput<Endpoint<T>>;
  /** The record as a form has it; the same function each time. */
  keptOf: (record: Ok<Endpoint<T>>) => Kept<Values>;
  /** Saves `values`, made on `version`, and answers the record as it is kept then. `before`: as it was read last. */
  write: (
    client: Client,
    values: Values,
    version: number,
    before: Ok<Endpoint<T>> | undefined,
  ) => Promise<Ok<Endpoint<T>>>;
  /** Other calls that answer from this record: what is shown of them is read again after a change. */
  alsoIn?: readonly Pick<Endpoint, 'base' | 'path'>[];
}

/**
 * One record of the backend as a form has it, read afresh when the form opens, and the way to change it. `save` and `reload` reject with the
 * client's ApiError. Reading never throws: `isError`, and `code` is why.
 */
export function useKeptRecord<T extends EndpointTypes, Values>(options: KeptRecordOptions<T, Values>) {
  const { read, input, keptOf, write, alsoIn = [] } = options;
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const reading = endpointQuery(client, read, input);
  const { data, error, isError, isFetching, refetch } = useQuery({ ...reading, staleTime: 0 });
  const taken = (record: Ok<Endpoint<T>>) => {
    queries.setQueryData(reading.queryKey, record);
    for (const endpoint of alsoIn) void queries.invalidateQueries({ queryKey: endpointKey(endpoint) });
    return keptOf(record);
  };
  return {
    /** As the backend answered it. */
    record: data,
    kept: useMemo(() => (data === undefined ? undefined : keptOf(data)), [data, keptOf]),
    isError,
    code: error instanceof ApiError ? error.code : undefined,
    isFetching,
    refetch,
    save: async (values: Values, version: number) =>
      taken(await write(client, values, version, queries.getQueryData(reading.queryKey))),
    /** As somebody else left it. */
    reload: async () => taken(await client.call(read, input)),
    /** After another call changed it: shows what that one answered. */
    taken,
  };
}
