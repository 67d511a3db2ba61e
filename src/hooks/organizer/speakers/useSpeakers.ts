'use client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getAgendaSettings,
  listAgendaSessions,
  listAgendaSpeakers,
  setDefaultSpeakersOrder,
  updateAgendaSettings,
  type AgendaSettings,
  type AgendaSpeaker,
} from '../../../contract';
import { speakersValues, type SpeakersValues } from '../../../domain/speakers';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import type { FormOf } from '../resource/formOf';
import type { Kept } from '../resource/useSave';

/** Sessions of an agenda that are asked for at once. */
const manySessions = 1_000;

const keptOf = (settings: AgendaSettings, speakers: readonly AgendaSpeaker[]): Kept<SpeakersValues> => ({
  values: speakersValues(settings, speakers),
  version: settings.version,
});

/**
 * Who speaks at an event, in the order they are shown, and whether the agenda names them. The order has no version of its own: it is saved
 * after the agenda's settings, so that whoever saved first is noticed. `save` and `reload` reject with the client's ApiError. Reading
 * never throws; read `isError`. 002 §7 Agenda.
 * @experimental
 */
export function useSpeakers({ accountId, eventId }: FormOf) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = { params: { accountId, eventId } };
  const inOrder = { ...input, query: {} };
  const settings = useQuery({ ...endpointQuery(client, getAgendaSettings, input), staleTime: 0 });
  const list = useQuery({ ...endpointQuery(client, listAgendaSpeakers, inOrder), staleTime: 0 });
  const agenda = useQuery(
    endpointQuery(client, listAgendaSessions, { ...input, query: { size: manySessions } }),
  );
  const kept = useMemo(
    () => settings.data && list.data && keptOf(settings.data, list.data.speakers),
    [settings.data, list.data],
  );
  const taken = (now: AgendaSettings, { speakers }: { speakers: AgendaSpeaker[] }) => {
    queries.setQueryData(endpointQuery(client, getAgendaSettings, input).queryKey, now);
    queries.setQueryData(endpointQuery(client, listAgendaSpeakers, inOrder).queryKey, { speakers });
    return keptOf(now, speakers);
  };
  const loads = [settings, list, agenda];
  return {
    kept,
    speakers: list.data?.speakers,
    sessions: agenda.data?.items,
    isError: loads.some(({ isError }) => isError),
    isFetching: loads.some(({ isFetching }) => isFetching),
    refetch: () => void Promise.all(loads.map(({ refetch }) => refetch())),
    save: async ({ showSpeakers, order }: SpeakersValues, version: number) => {
      const now = await client.call(updateAgendaSettings, { ...input, body: { showSpeakers, version } });
      const body = { speakerIds: order };
      return taken(now, await client.call(setDefaultSpeakersOrder, { ...input, body }));
    },
    /** As somebody else left them. */
    reload: async () =>
      taken(
        ...(await Promise.all([
          client.call(getAgendaSettings, input),
          client.call(listAgendaSpeakers, inOrder),
        ])),
      ),
  };
}

export interface SpeakerSearch {
  /** In name, company and job title; everybody for ''. */
  search: string;
  orderBy: 'default' | 'lastName';
}

/** The speakers that match. Never throws; read `isError`. 002 §7 Agenda, speakers. @experimental */
export function useFoundSpeakers({ accountId, eventId }: FormOf, { search, orderBy }: SpeakerSearch) {
  const { client } = useEnvironment();
  const words = search.trim();
  return useQuery({
    ...endpointQuery(client, listAgendaSpeakers, {
      params: { accountId, eventId },
      query: { orderBy, ...(words !== '' && { search: words }) },
    }),
    placeholderData: keepPreviousData,
    select: ({ speakers }) => speakers,
    staleTime: 0,
  });
}
