'use client';
import type { OrganizerEvent } from '../../contract';
import { useCreateEvent, useOrganizerEvents } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, type BackLink } from '../kit/page';
import { NewEventView } from './NewEventView';

/** Props of `NewEventScreen`. @experimental */
export interface NewEventScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event is there: show a screen of it. */
  onCreated: (event: OrganizerEvent) => void;
  /** The list it will be part of. */
  back?: BackLink | undefined;
}

/** Makes an event, from nothing or with the plan and the tracking pixels of another. 002 §7 Events. */
export function NewEvent({ accountId, onCreated, back }: NewEventScreenProps) {
  const t = useT();
  const { data: events, isError, isFetching, refetch } = useOrganizerEvents(accountId);
  const create = useCreateEvent(accountId);
  if (events) return <NewEventView {...{ events, create, back, onCreated }} />;
  return (
    <>
      <PageHeader title={t('organizer.event.new')} back={back} />
      {isError ? (
        <ScreenFailed
          title={t('organizer.events.failed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ScreenLoading label={t('organizer.events.loading')} />
      )}
    </>
  );
}
