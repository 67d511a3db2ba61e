'use client';
import { useState } from 'react';
import { useEnvironment, useOrganizerEvents } from '../../hooks';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { EventsView, type EventsViewProps } from './EventsView';

/** Props of `EventsScreen`. @experimental */
export interface EventsScreenProps
  extends ViewProps, Pick<EventsViewProps, 'onOpen' | 'newHref' | 'templatesHref' | 'onNavigate'> {
  /** The organizer’s account. */
  accountId: string;
}

/** The events of an account: found, sorted and opened. 002 §7 Events, §9 Events list. */
export function Events({
  accountId,
  onOpen,
  newHref,
  templatesHref,
  onNavigate,
  ...viewProps
}: EventsScreenProps) {
  const { clock } = useEnvironment();
  const [now] = useState(() => clock.now());
  const [view, setView] = useTableView(viewProps);
  const list = useOrganizerEvents(accountId);
  return (
    <EventsView
      {...readingOf(list)}
      events={list.data ?? null}
      now={now}
      view={view}
      savedAs={`events ${accountId}`}
      onOpen={onOpen}
      newHref={newHref}
      templatesHref={templatesHref}
      onNavigate={onNavigate}
      onViewChange={setView}
    />
  );
}
