'use client';
import { useSpeakers, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
import { SpeakersView } from './SpeakersView';

/** Props of `SpeakersScreen`. @experimental */
export interface SpeakersScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** Order and visibility are saved; attendees see them from now on. */
  onSaved?: (() => void) | undefined;
}

/** Who speaks at an event, in the order they are shown. 001 §2, 002 §2 people section, §7 Agenda. */
export function Speakers({ accountId, eventId, onSaved }: SpeakersScreenProps) {
  const t = useT();
  const bootstrap = useWidgetBootstrap(eventId);
  const timeZone = bootstrap.data?.event['time-zone-id'];
  const { kept, speakers, sessions, save, reload, ...list } = useSpeakers({ accountId, eventId });
  if (bootstrap.isUnknownEvent) return <ScreenNotFound />;
  if (kept && speakers && sessions && timeZone !== undefined)
    return (
      <SpeakersView
        {...{ accountId, eventId, kept, speakers, sessions, timeZone, save, reload }}
        onSaved={() => onSaved?.()}
      />
    );
  return (
    <>
      <PageHeader title={t('organizer.people.title')} />
      {list.isError || bootstrap.isError ? (
        <ScreenFailed
          title={t('organizer.people.notLoaded')}
          isRetrying={list.isFetching || bootstrap.isFetching}
          onRetry={() => {
            list.refetch();
            void bootstrap.refetch();
          }}
        />
      ) : (
        <ScreenLoading label={t('organizer.people.loading')} />
      )}
    </>
  );
}
