'use client';
import { useMemo } from 'react';
import { useSessionRegistration, useWidgetBootstrap } from '../../../hooks';
import { useT } from '../../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../../kit/page';
import { SessionRegistrationView } from './SessionRegistrationView';

/** Props of `SessionRegistrationScreen`. @experimental */
export interface SessionRegistrationScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** The settings are saved; whoever registers from now on is bound by them. */
  onSaved?: (() => void) | undefined;
}

/** Who may register for sessions of an event, and when. 002 §2 session registration settings, §7 Agenda. */
export function SessionRegistration({ accountId, eventId, onSaved }: SessionRegistrationScreenProps) {
  const t = useT();
  const bootstrap = useWidgetBootstrap(eventId);
  const timeZone = bootstrap.data?.event['time-zone-id'];
  const { kept, sessions, ticketTypes, save, reload, ...settings } = useSessionRegistration(
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
      <SessionRegistrationView
        {...{ kept, sessions, timeZone, save, reload }}
        ticketTypes={typeOptions}
        {...(onSaved && { onSaved: () => onSaved() })}
      />
    );
  return (
    <>
      <PageHeader title={t('organizer.sessions.title')} />
      {settings.isError || bootstrap.isError ? (
        <ScreenFailed
          title={t('organizer.sessions.notLoaded')}
          isRetrying={settings.isFetching || bootstrap.isFetching}
          onRetry={() => {
            settings.refetch();
            void bootstrap.refetch();
          }}
        />
      ) : (
        <ScreenLoading label={t('organizer.sessions.loading')} />
      )}
    </>
  );
}
