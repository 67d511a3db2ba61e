'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  getRegistrationForm,
  getTicketTypes,
  saveRegistrationForm,
  type RegistrationFormSettings,
} from '../../contract';
import { draftOf, formOfDraft, type FormDraft } from '../../domain';
import { useEnvironment } from '../environment';
import { endpointQuery } from '../query';
import type { Kept } from './useSave';

export const keptForm = (form: RegistrationFormSettings): Kept<FormDraft> => ({
  values: draftOf(form),
  version: form.version,
});

/** The registration form of an event, to be changed. Never throws; read `error`. */
export function useRegistrationForm(eventId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const { queryKey, ...options } = endpointQuery(client, getRegistrationForm, { params: { eventId } });
  const form = useQuery({ queryKey, ...options, staleTime: 0 });
  const types = useQuery(endpointQuery(client, getTicketTypes, { params: { eventId }, query: {} }));
  const save = useCallback(
    async (values: FormDraft, version: number) => {
      const body = { ...formOfDraft(values), version };
      const saved = await client.call(saveRegistrationForm, { params: { eventId }, body });
      queries.setQueryData(
        endpointQuery(client, getRegistrationForm, { params: { eventId } }).queryKey,
        saved,
      );
      return keptForm(saved);
    },
    [client, queries, eventId],
  );
  const reload = useCallback(
    async () => keptForm(await client.call(getRegistrationForm, { params: { eventId } })),
    [client, eventId],
  );
  return { form, types, save, reload };
}
