'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallInput, Client } from '../../../client';
import type { Endpoint, EndpointTypes, Ok } from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { readAgain } from './refresh';
import { isUnknown, useRead } from './useRead';
import type { Saved } from './useSave';

/** What a save is made on. */
interface SaveBasis<Read extends EndpointTypes> {
  /** Whose record it is: what `read` was called with. */
  input: CallInput<Endpoint<Read>>;
  /** Of the record that the form began with. */
  version: number;
  /** The record as it was read last. */
  before: Ok<Endpoint<Read>> | undefined;
}

/** One record of the backend as data: how it is read, what a form has of it, and how it is written. */
export interface RecordResource<Read extends EndpointTypes, Write extends EndpointTypes, Values> {
  /** The call that reads it. */
  read: Endpoint<Read>;
  /** The call that saves it, and answers the record as it is saved then. */
  write: Endpoint<Write>;
  /** The record as a form has it. */
  toForm: (record: Ok<Endpoint<Read>>) => Values;
  /** What is sent to save `values`. */
  toRequest: (values: Values, basis: SaveBasis<Read>) => CallInput<Endpoint<Write>>;
  /** Counts its changes; a save names the one it was made on. `momentOf` where a record only has the moment of its last change. */
  version: (record: Ok<Endpoint<Read>>) => number;
  /** Other calls that answer from this record: what is shown of them is read again after a change. */
  invalidates?: readonly Pick<Endpoint, 'base' | 'path'>[];
  /** For calls that take no version: checks it, and sends the request. */
  send?: (
    client: Client,
    request: CallInput<Endpoint<Write>>,
    basis: SaveBasis<Read>,
  ) => Promise<Ok<Endpoint<Read>>>;
}

/** Declares a record: `const sale = recordResource({ read: getTicketsData, write: saveTicketsData, toForm: saleSettingsValues, … })`. */
export const recordResource = <
  Read extends EndpointTypes,
  Write extends EndpointTypes & { ok: Read['ok'] },
  Values,
>(
  resource: RecordResource<Read, Write, Values>,
) => resource;

/** The version of a record that has the moment of its last change: no two changes have the same. */
export const momentOf = ({ modified }: { modified: string }): number => Date.parse(modified);

/** That moment, as a save names it. */
export const modifiedAt = (version: number): string => new Date(version).toISOString();

/**
 * One record as a form has it, read afresh when the form opens, and the way to change it. `save` and `reload` reject with the client's
 * ApiError. Reading never throws: `isError`, and `isUnknown` that there is none.
 */
export function useRecord<
  Read extends EndpointTypes,
  Write extends EndpointTypes & { ok: Read['ok'] },
  Values,
>(resource: RecordResource<Read, Write, Values>, input: CallInput<Endpoint<Read>>) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const { queryKey } = endpointQuery(client, resource.read, input);
  const { data, error, isError, isFetching, refetch } = useRead(resource.read, input);
  const { send = sendAsIs(resource.write) } = resource;
  const taken = (record: Ok<Endpoint<Read>>) => {
    queries.setQueryData(queryKey, record);
    void readAgain(queries, resource.invalidates ?? []);
    return asForm(resource, record);
  };
  return {
    /** As the backend answered it. */
    record: data,
    saved: useMemo(() => (data === undefined ? undefined : asForm(resource, data)), [data, resource]),
    isError,
    isUnknown: isUnknown(error),
    isFetching,
    refetch,
    save: async (values: Values, version: number) => {
      const basis = { input, version, before: queries.getQueryData<Ok<Endpoint<Read>>>(queryKey) };
      return taken(await send(client, resource.toRequest(values, basis), basis));
    },
    /** As somebody else left it. */
    reload: async () => taken(await client.call(resource.read, input)),
    /** After another call changed it: shows what that one answered. */
    taken,
  };
}

type Send<Read extends EndpointTypes, Write extends EndpointTypes> = NonNullable<
  RecordResource<Read, Write, never>['send']
>;

const sendAsIs =
  <Read extends EndpointTypes, Write extends EndpointTypes & { ok: Read['ok'] }>(
    write: Endpoint<Write>,
  ): Send<Read, Write> =>
  (client, request) =>
    client.call(write, request);

const asForm = <Read extends EndpointTypes, Write extends EndpointTypes, Values>(
  { toForm, version }: Pick<RecordResource<Read, Write, Values>, 'toForm' | 'version'>,
  record: Ok<Endpoint<Read>>,
): Saved<Values> => ({ values: toForm(record), version: version(record) });
