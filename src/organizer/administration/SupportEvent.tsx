'use client';
import { useT } from '../../i18n';
import { useSupportEvent } from '../../hooks';
import { ReadState, readingOf } from '../kit/record';
import { AgendaPart } from './AgendaPart';
import { EventChanges } from './EventChanges';
import { EventEmails } from './EventEmails';
import { FindForm } from './FindForm';
import { SupportPage } from './SupportPage';
import { SyncPart } from './SyncPart';

/** Props of `SupportEventScreen`. @experimental */
export interface SupportEventScreenProps {
  /** The event that is shown; none yet when absent. */
  eventId?: string | undefined;
  /** Another one is looked for: keep it in the address of the page. */
  onFind: (eventId: string) => void;
}

/** What support can change of an event, its whole agenda, and whether what the platform stores fits together. 002 §6, §7. */
export function SupportEvent({ eventId, onFind }: SupportEventScreenProps) {
  const t = useT();
  return (
    <SupportPage
      title={t('organizer.administration.event.title')}
      lead={t('organizer.administration.event.lead')}
    >
      <FindForm label={t('organizer.administration.eventId')} value={eventId ?? ''} onFind={onFind} />
      {eventId !== undefined && <EventPart key={eventId} eventId={eventId} />}
      <SyncPart />
    </SupportPage>
  );
}

function EventPart({ eventId }: { eventId: string }) {
  const t = useT();
  const { event, flags, calls } = useSupportEvent(eventId);
  return (
    <ReadState
      {...readingOf(event, flags)}
      content={event.data && flags.data ? { event: event.data, flags: flags.data } : null}
      loading={t('kit.loading')}
      failed={t('organizer.administration.failed')}
    >
      {(read) => {
        const { name, accountId, widgetId } = read.event;
        const subject = t('organizer.administration.subject.event', { id: `${name} (${eventId})` });
        return (
          <>
            <EventChanges subject={subject} widgetId={widgetId} flags={read.flags} calls={calls} />
            <EventEmails subject={subject} calls={calls} />
            <AgendaPart accountId={accountId} eventId={eventId} />
          </>
        );
      }}
    </ReadState>
  );
}
