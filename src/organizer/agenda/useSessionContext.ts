'use client';
import { useMemo } from 'react';
import type { AgendaSettings, AgendaSpeaker } from '../../contract';
import { minuteOf } from '../../domain';
import { useWidgetBootstrap } from '../../hooks';
import { useAgendaSettings, useSpeakerChoices, type AgendaOf } from '../../hooks/organizer/agenda/agenda';
import { joinLoads } from '../../hooks/organizer/resource/load';

/** What a session is made of, and the event around it. */
export interface SessionContext extends Pick<AgendaSettings, 'tracks' | 'locations' | 'tags'> {
  /** Whose agenda. */
  of: AgendaOf;
  /** Who can speak, in their default order. */
  speakers: readonly Pick<
    AgendaSpeaker,
    'id' | 'firstName' | 'lastName' | 'jobTitle' | 'company' | 'email'
  >[];
  /** IANA zone of the event. */
  timeZone: string;
  /** Days of the event on its own clocks, `YYYY-MM-DD`. */
  firstDay: string;
  lastDay: string;
}

/** `scene` is `undefined` until it is all known. */
export function useSessionContext(params: AgendaOf) {
  const { accountId, eventId } = params;
  const bootstrap = useWidgetBootstrap(params.eventId);
  const agenda = useAgendaSettings(params);
  const speakers = useSpeakerChoices(params);
  const event = bootstrap.data?.event;
  const { settings } = agenda;
  const context = useMemo((): SessionContext | undefined => {
    if (!event || !settings || !speakers.data) return undefined;
    const timeZone = event['time-zone-id'];
    const { tracks, locations, tags } = settings;
    return {
      of: { accountId, eventId },
      tracks,
      locations,
      tags,
      timeZone,
      speakers: speakers.data,
      firstDay: minuteOf(event['start-date'], timeZone).slice(0, 10),
      lastDay: minuteOf(event['end-date'], timeZone).slice(0, 10),
    };
  }, [event, settings, speakers.data, accountId, eventId]);
  return {
    context,
    isUnknown: bootstrap.isUnknownEvent,
    ...joinLoads([bootstrap, agenda, speakers]),
  };
}
