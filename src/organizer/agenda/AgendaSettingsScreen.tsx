'use client';
import { useMemo } from 'react';
import { agendaUse } from '../../domain/agenda';
import { useAgendaSettings, useWholeAgenda } from '../../hooks/organizer/agenda/agenda';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { AgendaSettingsView } from './AgendaSettingsView';

/** Props of `AgendaSettingsScreen`. @experimental */
export interface AgendaSettingsScreenProps extends EventScreenProps {
  /** The settings are saved; attendees see the agenda so from now on. */
  onSaved?: (() => void) | undefined;
  /** The agenda: a link above the title. */
  back?: BackLink | undefined;
}

/** How an agenda looks, and its tracks, locations and tags. 002 §2 agenda tag management, agenda locations, 002 §7 Agenda. */
export function AgendaSettingsEditor({ accountId, eventId, onSaved, back }: AgendaSettingsScreenProps) {
  const t = useT();
  const agenda = useAgendaSettings({ accountId, eventId });
  const sessions = useWholeAgenda({ accountId, eventId });
  const use = useMemo(() => sessions.data && agendaUse(sessions.data), [sessions.data]);
  const { saved, save, reload } = agenda;
  return (
    <ScreenState
      loads={[agenda, sessions]}
      data={{ saved, use }}
      isUnknown={agenda.isUnknown}
      head={{ title: t('organizer.agenda.place.settings'), back }}
      loading={t('organizer.agenda.loading')}
      failed={t('organizer.agenda.failed')}
    >
      {(found) => <AgendaSettingsView {...found} save={save} reload={reload} onSaved={onSaved} back={back} />}
    </ScreenState>
  );
}
