'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getAgendaSettings,
  getRegistrationForm,
  getTicketTypes,
  listAgendaSessions,
  saveRegistrationForm,
  type RegistrationFormSettings,
} from '../../../contract';
import { draftOf, formOfDraft, formSession, type FormDraft } from '../../../domain';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { joinLoads } from '../resource/load';
import type { Saved } from '../resource/useSave';
import type { EventScope } from '../resource/eventScope';

const savedForm = (form: RegistrationFormSettings): Saved<FormDraft> => ({
  values: draftOf(form),
  version: form.version,
});

/** Sessions of an agenda that are requested at once. */
const manySessions = 1_000;

/**
 * The registration form of an event, to be changed, with what its questions may be about: ticket types and sessions. `save` and `reload`
 * reject with the client's ApiError. Reading never throws; read `isError`.
 * @experimental
 */
export function useRegistrationForm({ accountId, eventId }: EventScope) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = useMemo(() => ({ params: { eventId } }), [eventId]);
  const options = endpointQuery(client, getRegistrationForm, input);
  const form = useQuery({ ...options, staleTime: 0 });
  const types = useQuery(endpointQuery(client, getTicketTypes, { ...input, query: {} }));
  const params = { accountId, eventId };
  const agenda = useQuery(
    endpointQuery(client, listAgendaSessions, { params, query: { status: 'PUBLISHED', size: manySessions } }),
  );
  const settings = useQuery(endpointQuery(client, getAgendaSettings, { params }));
  const sessions = useMemo(() => {
    const { locations } = settings.data ?? {};
    if (!form.data || !agenda.data || !locations) return undefined;
    // A form may offer sessions the agenda doesn't have any more.
    const offered = form.data.questions.flatMap((question) => question.sessions ?? []);
    const published = agenda.data.items.map((session) => formSession(session, locations));
    const ids = new Set(published.map(({ id }) => id));
    return [...published, ...offered.filter(({ id }) => !ids.has(id))];
  }, [form.data, agenda.data, settings.data]);
  return {
    saved: useMemo(() => form.data && savedForm(form.data), [form.data]),
    /** How often each question was answered. */
    answers: form.data?.answers,
    ticketTypes: types.data?.ticketTypes,
    sessions,
    ...joinLoads([form, types, agenda, settings]),
    save: async (values: FormDraft, version: number) => {
      const body = { ...formOfDraft(values, sessions), version };
      const saved = await client.call(saveRegistrationForm, { ...input, body });
      queries.setQueryData(options.queryKey, saved);
      return savedForm(saved);
    },
    /** As somebody else left it. */
    reload: async () => savedForm(await client.call(getRegistrationForm, input)),
  };
}
