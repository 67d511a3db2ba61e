'use client';
import { useEventTemplates, useOrganizerEvents } from '../../hooks';
import type { BackLink } from '../kit/page';
import { readingOf } from '../kit/record';
import { EventTemplatesView, type EventTemplatesViewProps } from './EventTemplatesView';

/** Props of `EventTemplatesScreen`. @experimental */
export interface EventTemplatesScreenProps extends Pick<EventTemplatesViewProps, 'newHrefOf' | 'onNavigate'> {
  /** The organizer’s account. */
  accountId: string;
  /** The list of events. */
  back?: BackLink | undefined;
}

/** What new events can begin with: made of events, used and deleted. 002 §7 eventTemplates. */
export function EventTemplates({ accountId, ...props }: EventTemplatesScreenProps) {
  const { templates, currency, create, remove, ...read } = useEventTemplates(accountId);
  const events = useOrganizerEvents(accountId);
  return (
    <EventTemplatesView
      {...props}
      {...readingOf(read, events)}
      content={templates && currency && events.data ? { templates, currency, events: events.data } : null}
      create={create}
      remove={remove}
    />
  );
}
