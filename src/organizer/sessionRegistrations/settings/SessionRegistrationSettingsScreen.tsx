'use client';
import { useMemo } from 'react';
import { useSessionRegistrationSettings, useWidgetBootstrap } from '../../../hooks';
import { useT } from '../../../i18n';
import { namedOptions } from '../../kit/fields/options';
import type { EventScreenProps } from '../../kit/page/EventScreenProps';
import { ScreenState } from '../../kit/record';
import { SessionRegistrationSettingsView } from './SessionRegistrationSettingsView';

/** Props of `SessionRegistrationSettingsScreen`. @experimental */
export interface SessionRegistrationSettingsScreenProps extends EventScreenProps {
  /** The settings are saved; whoever registers from now on is bound by them. */
  onSaved?: (() => void) | undefined;
}

/** Who may register for sessions of an event, and when. 002 §2 session registration settings, §7 Agenda. */
export function SessionRegistrationSettings({
  accountId,
  eventId,
  onSaved,
}: SessionRegistrationSettingsScreenProps) {
  const t = useT();
  const bootstrap = useWidgetBootstrap(eventId);
  const timeZone = bootstrap.data?.event['time-zone-id'];
  const settings = useSessionRegistrationSettings({ accountId, eventId }, timeZone);
  const { saved, sessions, ticketTypes, save, reload } = settings;
  const typeOptions = useMemo(() => ticketTypes && namedOptions(ticketTypes), [ticketTypes]);
  return (
    <ScreenState
      loads={[settings, bootstrap]}
      data={{ saved, sessions, timeZone, ticketTypes: typeOptions }}
      isUnknown={bootstrap.isUnknownEvent}
      head={{ title: t('organizer.sessionRegistrations.settings.title') }}
      loading={t('organizer.sessionRegistrations.settings.loading')}
      failed={t('organizer.sessionRegistrations.settings.notLoaded')}
    >
      {(found) => (
        <SessionRegistrationSettingsView {...found} save={save} reload={reload} onSaved={() => onSaved?.()} />
      )}
    </ScreenState>
  );
}
