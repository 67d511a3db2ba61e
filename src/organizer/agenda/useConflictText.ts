'use client';
import { useMemo } from 'react';
import type { AgendaLocation, AgendaSession } from '../../contract';
import type { SessionConflict } from '../../domain/agenda';
import { nameOf } from '../../domain/speakers';
import { useLocale, useT } from '../../i18n';
import type { SessionContext } from './useSessionContext';
import { useAgendaText } from './useAgendaText';

export interface ConflictNames {
  locations: readonly AgendaLocation[];
  /** Without it speakers have no names. */
  speakers?: SessionContext['speakers'] | undefined;
  /** IANA zone of the event. */
  timeZone: string;
}

/** Conflicts in words. Keep the lists stable. */
export function useConflictText({ locations, speakers, timeZone }: ConflictNames) {
  const t = useT();
  const locale = useLocale();
  const agendaText = useAgendaText(timeZone);
  return useMemo(() => {
    /** A session by name and time. */
    const session = (other: AgendaSession) =>
      t('organizer.agenda.conflict.session', {
        title: other.title,
        day: agendaText.day(other),
        hours: agendaText.hours(other),
      });
    /** What is needed twice at a time; sessions follow. */
    const reason = (conflict: SessionConflict): string => {
      switch (conflict.kind) {
        case 'location':
          return t('organizer.agenda.conflict.location', {
            name: locations.find(({ id }) => id === conflict.locationId)?.name ?? '',
          });
        case 'speaker': {
          const speaker = speakers?.find(({ id }) => id === conflict.speakerId);
          return speaker
            ? t('organizer.agenda.conflict.speaker', { name: nameOf(speaker) })
            : t('organizer.agenda.conflict.someSpeaker');
        }
        case 'capacity':
          return t('organizer.agenda.conflict.capacity', {
            capacity: conflict.capacity.toLocaleString(locale),
            seats: conflict.seats.toLocaleString(locale),
          });
        case 'registered':
          return t('organizer.agenda.conflict.registered', {
            registered: conflict.registered.toLocaleString(locale),
            seats: conflict.seats.toLocaleString(locale),
          });
      }
    };
    /** In one sentence, with the session it is about. */
    const whole = (conflict: SessionConflict) =>
      'other' in conflict ? `${reason(conflict)} ${session(conflict.other)}` : reason(conflict);
    return { session, reason, whole };
  }, [t, locale, agendaText, locations, speakers]);
}
