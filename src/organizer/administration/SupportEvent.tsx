'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useT } from '../../i18n';
import { useSupportEvent } from '../../hooks';
import { ReadState, readingOf } from '../kit/record';
import { AgendaPart } from './AgendaPart';
import { EventChanges } from './EventChanges';
import { EventDetails } from './EventDetails';
import { EventEmails } from './EventEmails';
import { FindForm } from './FindForm';
import { RefundsPart } from './RefundsPart';
import { SupportPage } from './SupportPage';
import { SyncPart } from './SyncPart';

/** Props of `SupportEventScreen`. @experimental */
export interface SupportEventScreenProps {
  /** The event that is shown; none yet when absent. */
  eventId?: string | undefined;
  /** Another one is looked for: keep it in the address of the page. */
  onFind: (eventId: string) => void;
  /** Where the orders of an event are refunded and disputed; without it no link leads there. */
  ordersHrefOf?: ((eventId: string) => string) | undefined;
  /** Where support begins to act as an account; without it no link leads there. */
  accountHrefOf?: ((accountId: string) => string) | undefined;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** What support can change of an event, its whole agenda, and whether what the platform stores fits together. 002 §6, §7. */
export function SupportEvent(props: SupportEventScreenProps) {
  const { eventId, onFind, ordersHrefOf, accountHrefOf, onNavigate } = props;
  const t = useT();
  const ordersHref = eventId === undefined ? undefined : ordersHrefOf?.(eventId);
  return (
    <SupportPage
      title={t('organizer.administration.event.title')}
      lead={t('organizer.administration.event.lead')}
    >
      <FindForm label={t('organizer.administration.eventId')} value={eventId ?? ''} onFind={onFind} />
      {eventId !== undefined && (
        <EventPart key={eventId} eventId={eventId} accountHrefOf={accountHrefOf} onNavigate={onNavigate}>
          {ordersHref !== undefined && <RefundsPart href={ordersHref} onNavigate={onNavigate} />}
        </EventPart>
      )}
      <SyncPart />
    </SupportPage>
  );
}

interface EventPartProps extends Pick<SupportEventScreenProps, 'accountHrefOf' | 'onNavigate'> {
  eventId: string;
  children: ReactNode;
}

function EventPart({ eventId, accountHrefOf, onNavigate, children }: EventPartProps) {
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
            <EventDetails
              accountId={accountId}
              eventId={eventId}
              subject={subject}
              accountHref={accountHrefOf?.(accountId)}
              onNavigate={onNavigate}
            />
            <EventEmails subject={subject} calls={calls} />
            {children}
            <AgendaPart accountId={accountId} eventId={eventId} />
          </>
        );
      }}
    </ReadState>
  );
}
