'use client';
import { useMemo } from 'react';
import { agendaUse } from '../../domain/agenda';
import { useAgendaSettings, useWholeAgenda } from '../../hooks/organizer/agenda/agenda';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound, type BackLink } from '../kit/page';
import { AgendaSettingsView } from './AgendaSettingsView';

/** Props of `AgendaSettingsScreen`. @experimental */
export interface AgendaSettingsScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** The settings are saved; attendees see the agenda so from now on. */
  onSaved?: (() => void) | undefined;
  /** The agenda: a link above the title. */
  back?: BackLink | undefined;
}

/** How an agenda looks, and its tracks, locations and tags. 002 §2 agenda tag management, agenda locations; §7 Agenda. */
export function AgendaSettingsEditor({ accountId, eventId, onSaved, back }: AgendaSettingsScreenProps) {
  const t = useT();
  const { kept, save, reload, ...agenda } = useAgendaSettings({ accountId, eventId });
  const sessions = useWholeAgenda({ accountId, eventId });
  const use = useMemo(() => sessions.data && agendaUse(sessions.data), [sessions.data]);
  if (agenda.isUnknown) return <ScreenNotFound />;
  if (kept && use) return <AgendaSettingsView {...{ kept, use, save, reload, onSaved, back }} />;
  const loads = [agenda, sessions];
  return (
    <>
      <PageHeader title={t('organizer.agenda.place.settings')} back={back} />
      {loads.some(({ isError }) => isError) ? (
        <ScreenFailed
          title={t('organizer.agenda.failed')}
          isRetrying={loads.some(({ isFetching }) => isFetching)}
          onRetry={() => loads.forEach(({ isError, refetch }) => isError && void refetch())}
        />
      ) : (
        <ScreenLoading label={t('organizer.agenda.loading')} />
      )}
    </>
  );
}
