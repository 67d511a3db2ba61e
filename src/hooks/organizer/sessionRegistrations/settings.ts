'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getSessionRegistrationSettings,
  getSessionTicketRules,
  getTicketTypes,
  listAgendaSessions,
  updateSessionRegistrationSettings,
  updateSessionTicketRules,
  type SessionRegistrationSettings,
  type SessionTicketRule,
} from '../../../contract';
import {
  sessionRegistrationSettingsUpdate,
  sessionRegistrationSettingsValues,
  ticketRules,
  type SessionRegistrationSettingsValues,
} from '../../../domain/sessionRegistrations/settings';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { joinLoads } from '../resource/load';
import { useRead } from '../resource/useRead';
import type { EventScope } from '../resource/eventScope';

/** Sessions of an agenda that are requested at once. */
const manySessions = 1_000;

/**
 * Who may register for the sessions of an event, and when, with its sessions and ticket types. Rules have no version of their own: they
 * are saved after the settings, so that whoever saved first is noticed. `timeZone` is the event's; nothing is saved before it is known.
 * `save` and `reload` reject with the client's ApiError. Reading never throws; read `isError`. 002 §7 Agenda.
 * @experimental
 */
export function useSessionRegistrationSettings(
  { accountId, eventId }: EventScope,
  timeZone: string | undefined,
) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = { params: { accountId, eventId } };
  const settings = useRead(getSessionRegistrationSettings, input);
  const rules = useRead(getSessionTicketRules, input);
  const agenda = useQuery(
    endpointQuery(client, listAgendaSessions, { ...input, query: { size: manySessions } }),
  );
  const types = useQuery(endpointQuery(client, getTicketTypes, { params: { eventId }, query: {} }));
  const sessions = agenda.data?.items;
  const toSaved = useMemo(() => {
    if (!sessions || timeZone === undefined) return undefined;
    const ids = sessions.map(({ id }) => id);
    return (of: SessionRegistrationSettings, those: readonly SessionTicketRule[]) => ({
      values: sessionRegistrationSettingsValues({ settings: of, rules: those }, ids, timeZone),
      version: of.version,
    });
  }, [sessions, timeZone]);
  const saved = useMemo(
    () => settings.data && rules.data && toSaved?.(settings.data, rules.data.rules),
    [settings.data, rules.data, toSaved],
  );
  const changed = (saved: Saved) => {
    if (!toSaved) throw new Error('Nothing is saved before it was loaded.');
    queries.setQueryData(
      endpointQuery(client, getSessionRegistrationSettings, input).queryKey,
      saved.settings,
    );
    queries.setQueryData(endpointQuery(client, getSessionTicketRules, input).queryKey, {
      rules: saved.rules,
    });
    return toSaved(saved.settings, saved.rules);
  };
  return {
    saved,
    sessions,
    ticketTypes: types.data?.ticketTypes,
    ...joinLoads([settings, rules, agenda, types]),
    save: async (values: SessionRegistrationSettingsValues, version: number) => {
      const body = { ...sessionRegistrationSettingsUpdate(values, timeZone ?? 'UTC'), version };
      const saved = await client.call(updateSessionRegistrationSettings, { ...input, body });
      const answer = await client.call(updateSessionTicketRules, {
        ...input,
        body: { rules: ticketRules(values) },
      });
      return changed({ settings: saved, ...answer });
    },
    /** As somebody else left them. */
    reload: async () => {
      const [now, answer] = await Promise.all([
        client.call(getSessionRegistrationSettings, input),
        client.call(getSessionTicketRules, input),
      ]);
      return changed({ settings: now, ...answer });
    },
  };
}

interface Saved {
  settings: SessionRegistrationSettings;
  rules: SessionTicketRule[];
}
