'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import { joinLoads } from '../resource/load';
import { useRead } from '../resource/useRead';
import type { EventScope } from '../resource/eventScope';
import type { Saved } from '../resource/useSave';

/** Sessions of an agenda that are requested at once. */
const manySessions = 1_000;

const toSaved = (settings: AgendaSettings, speakers: readonly AgendaSpeaker[]): Saved<SpeakersValues> => ({
  values: speakersValues(settings, speakers),
  version: settings.version,
});

/**
 * Who speaks at an event, in the order they are shown, and whether the agenda names them. The order has no version of its own: it is saved
 * after the agenda's settings, so that whoever saved first is noticed. `save` and `reload` reject with the client's ApiError. Reading
 * never throws; read `isError`. 002 §7 Agenda.
 * @experimental
 */
export function useSpeakers({ accountId, eventId }: EventScope) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = { params: { accountId, eventId } };
  const inOrder = { ...input, query: {} };
  const settings = useRead(getAgendaSettings, input);
  const list = useRead(listAgendaSpeakers, inOrder);
  const agenda = useQuery(
    endpointQuery(client, listAgendaSessions, { ...input, query: { size: manySessions } }),
  );
  const saved = useMemo(
    () => settings.data && list.data && toSaved(settings.data, list.data.speakers),
    [settings.data, list.data],
  );
  const taken = (now: AgendaSettings, { speakers }: { speakers: AgendaSpeaker[] }) => {
    queries.setQueryData(endpointQuery(client, getAgendaSettings, input).queryKey, now);
    queries.setQueryData(endpointQuery(client, listAgendaSpeakers, inOrder).queryKey, { speakers });
    return toSaved(now, speakers);
  };
  return {
    saved,
    speakers: list.data?.speakers,
    sessions: agenda.data?.items,
    ...joinLoads([settings, list, agenda]),
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

/** The speakers that match; none are looked for while `enabled` is false. Never throws; read `isError`. 002 §7 Agenda, speakers. @experimental */
export function useFoundSpeakers(
  { accountId, eventId }: EventScope,
  { search, orderBy }: SpeakerSearch,
  enabled = true,
) {
  const query = search.trim();
  return useRead(
    listAgendaSpeakers,
    { params: { accountId, eventId }, query: { orderBy, ...(query !== '' && { search: query }) } },
    { select: ({ speakers }) => speakers, isPage: true, enabled },
  );
}
