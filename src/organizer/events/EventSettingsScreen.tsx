'use client';
import { useState } from 'react';
import { useEnvironment, useEventSettings, useTrackingPixels } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
import { EventSettingsView, type EventSettingsViewProps } from './EventSettingsView';

/** Props of `EventSettingsScreen`. @experimental */
export interface EventSettingsScreenProps extends Pick<
  EventSettingsViewProps,
  'onSaved' | 'onDeleted' | 'back'
> {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
}

/** Name, dates, time zone and venue of an event, its plan and tracking pixels, and how to delete it. 002 §3, §7 Events. */
export function EventSettings({ accountId, eventId, ...props }: EventSettingsScreenProps) {
  const t = useT();
  const { clock } = useEnvironment();
  const [now] = useState(() => clock.now());
  const { event, kept, save, reload, remove, isUnknown, ...load } = useEventSettings({ accountId, eventId });
  const tracking = useTrackingPixels({ accountId, eventId });
  if (isUnknown) return <ScreenNotFound />;
  if (event && kept)
    return (
      <EventSettingsView
        {...props}
        {...{ event, kept, now, save, reload }}
        tracking={{
          pixels: tracking.pixels ?? null,
          hasFailed: tracking.isError,
          isUpdating: tracking.isFetching,
          onRetry: () => void tracking.refetch(),
          onChange: tracking.change,
        }}
        onDelete={remove}
      />
    );
  return (
    <>
      <PageHeader title={t('organizer.event.settings')} back={props.back} />
      {load.isError ? (
        <ScreenFailed
          title={t('organizer.event.failed')}
          isRetrying={load.isFetching}
          onRetry={() => void load.refetch()}
        />
      ) : (
        <ScreenLoading label={t('organizer.event.loading')} />
      )}
    </>
  );
}
