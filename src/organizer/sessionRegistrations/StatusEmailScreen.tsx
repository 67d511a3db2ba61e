'use client';
import { useMemo } from 'react';
import { minuteOf } from '../../domain/time/eventTime';
import { asHtml } from '../../domain/sessionRegistrations';
import { useWidgetBootstrap } from '../../hooks';
import { useRegistrableSessions } from '../../hooks/organizer/sessionRegistrations/registrations';
import { useSessionStatusEmail } from '../../hooks/organizer/sessionRegistrations/useSessionStatusEmail';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { StatusEmailView } from './StatusEmailView';

/** Props of `SessionStatusEmailScreen`. @experimental */
export interface SessionStatusEmailScreenProps extends EventScreenProps {
  /** The list of registrations: a link before the title. */
  back?: BackLink | undefined;
  /** The email is saved; the next ones are sent so. */
  onSaved?: (() => void) | undefined;
}

/** Sessions the sample is registered for. */
const inSample = 2;

/** The email that lists attendees' sessions. 002 §7 Agenda, statusEmail. */
export function StatusEmail({ accountId, eventId, back, onSaved }: SessionStatusEmailScreenProps) {
  const t = useT();
  const bootstrap = useWidgetBootstrap(eventId);
  const sessions = useRegistrableSessions({ accountId, eventId });
  const email = useSessionStatusEmail({ accountId, eventId });
  const event = bootstrap.data?.event;
  const sample = useMemo(() => {
    if (!event || !sessions.data) return undefined;
    const lines = sessions.data.slice(0, inSample).map(({ title, start }) => {
      const status = t('organizer.sessionRegistrations.status.REGISTERED');
      return `<li>${asHtml(`${minuteOf(start, event['time-zone-id'])} ${title}: ${status}`)}</li>`;
    });
    return {
      attendeeName: t('organizer.sessionRegistrations.sampleName'),
      eventName: event.name,
      sessions: `<ul>${lines.join('')}</ul>`,
    };
  }, [event, sessions.data, t]);
  const { saved, save, reload } = email;
  return (
    <ScreenState
      loads={[email, bootstrap, sessions]}
      data={{ saved, sample }}
      isUnknown={bootstrap.isUnknownEvent}
      head={{ title: t('organizer.sessionRegistrations.email'), back }}
      loading={t('organizer.sessionRegistrations.emailLoading')}
      failed={t('organizer.sessionRegistrations.emailNotLoaded')}
    >
      {(found) => (
        <StatusEmailView {...found} save={save} reload={reload} back={back} onSaved={() => onSaved?.()} />
      )}
    </ScreenState>
  );
}
