'use client';
import { useMemo } from 'react';
import { useSessionRegistrationSettings, useWidgetBootstrap } from '../../../hooks';
import { useT } from '../../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../../kit/page';
import { SessionRegistrationSettingsView } from './SessionRegistrationSettingsView';

export interface SessionRegistrationSettingsScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
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
  const { kept, sessions, ticketTypes, save, reload, ...settings } = useSessionRegistrationSettings(
    { accountId, eventId },
    timeZone,
  );
  const typeOptions = useMemo(
    () => ticketTypes?.map(({ id, name }) => ({ value: id, label: name })),
    [ticketTypes],
  );
  if (bootstrap.isUnknownEvent) return <ScreenNotFound />;
  if (kept && sessions && typeOptions && timeZone !== undefined)
    return (
      <SessionRegistrationSettingsView
        {...{ kept, sessions, timeZone, save, reload }}
        ticketTypes={typeOptions}
        {...(onSaved && { onSaved: () => onSaved() })}
      />
    );
  return (
    <>
      <PageHeader title={t('organizer.sessionRegistrations.settings.title')} />
      {settings.isError || bootstrap.isError ? (
        <ScreenFailed
          title={t('organizer.sessionRegistrations.settings.notLoaded')}
          isRetrying={settings.isFetching || bootstrap.isFetching}
          onRetry={() => {
            settings.refetch();
            void bootstrap.refetch();
          }}
        />
      ) : (
        <ScreenLoading label={t('organizer.sessionRegistrations.settings.loading')} />
      )}
    </>
  );
}
