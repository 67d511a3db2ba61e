'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../../client';
import {
  getTickets,
  getTicketTypes,
  saveTicketTypes,
  type TicketTypeDraft,
  type TicketTypeList,
} from '../../../contract';
import {
  draftsOf,
  ticketTypeDraft,
  ticketTypeValues,
  type TicketTypeValues,
} from '../../../domain/ticketTypes';
import { useEnvironment } from '../../environment';
import { endpointKey, endpointQuery } from '../../query';
import type { Saved } from '../resource/useSave';

/** A ticket type that is not there any more. */
const gone = { code: 4046, message: '' };

/**
 * The event's ticket types as the organizer edits them, with their fees, tax and currency, and the one way to change them: the list is
 * saved as a whole, so each change is made on the list as it is now. What is saved is seen by ticket lists of the same page at once.
 * Reading never throws; saving rejects with the client's ApiError: 4090 when somebody else saved since `version`. 001 §7.
 * @experimental
 */
export function useTicketTypes(eventId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = useMemo(
    () => ({ params: { eventId }, query: { embed: 'currency,tax_info,fee' } }),
    [eventId],
  );
  const options = useMemo(() => endpointQuery(client, getTicketTypes, input), [client, input]);
  const query = useQuery({ ...options, staleTime: 0 });

  return useMemo(() => {
    const taken = (list: TicketTypeList): TicketTypeList => {
      queries.setQueryData(options.queryKey, list);
      void queries.invalidateQueries({ queryKey: endpointKey(getTickets) });
      return list;
    };
    const read = async () => taken(await client.call(getTicketTypes, input));
    const known = async () => queries.getQueryData<TicketTypeList>(options.queryKey) ?? read();
    const put = async (data: TicketTypeDraft[], version: number) =>
      taken(await client.call(saveTicketTypes, { params: { eventId }, body: { data, version } }));

    /** Changes the list as it is now: of what somebody else saved meanwhile nothing is lost. */
    const change = async (to: (drafts: TicketTypeDraft[]) => TicketTypeDraft[]): Promise<TicketTypeList> => {
      const { ticketTypes, version } = await known();
      try {
        return await put(to(draftsOf(ticketTypes)), version);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 4090) throw error;
      }
      const newer = await read();
      return put(to(draftsOf(newer.ticketTypes)), newer.version);
    };

    return {
      list: query.data,
      isError: query.isError,
      isFetching: query.isFetching,
      refetch: query.refetch,
      /** The list as it is saved, after a save as well. */
      current: () => queries.getQueryData<TicketTypeList>(options.queryKey),
      change,
      /** Saves one type, made on `version`; answers it as it is saved. */
      saveOne: async (
        id: string,
        values: TicketTypeValues,
        version: number,
      ): Promise<Saved<TicketTypeValues>> => {
        const { ticketTypes } = await known();
        if (!ticketTypes.some((type) => type.id === id))
          throw new ApiError('refused', 404, gone, 'This ticket type was removed meanwhile.');
        const data = draftsOf(ticketTypes).map((draft) =>
          draft.id === id ? ticketTypeDraft(id, values) : draft,
        );
        return toSaved(await put(data, version), id);
      },
      /** Puts a new type at the end; answers its id and what is kept. */
      create: async (values: TicketTypeValues) => {
        const saved = await change((drafts) => [...drafts, ticketTypeDraft('new', values)]);
        const id = saved.ticketTypes.at(-1)?.id ?? '';
        return { id, saved: toSaved(saved, id) };
      },
      /** One type as somebody else left it. */
      reloadOne: async (id: string): Promise<Saved<TicketTypeValues>> => toSaved(await read(), id),
    };
  }, [client, eventId, input, options, queries, query.data, query.isError, query.isFetching, query.refetch]);
}

/** The value and version of one type of the list. Throws the 4046 of a type that is not there. */
export function toSaved({ ticketTypes, version }: TicketTypeList, id: string): Saved<TicketTypeValues> {
  const type = ticketTypes.find((each) => each.id === id);
  if (!type) throw new ApiError('refused', 404, gone, 'This ticket type was removed meanwhile.');
  return { values: ticketTypeValues(type), version };
}
