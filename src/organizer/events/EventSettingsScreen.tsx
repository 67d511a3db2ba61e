'use client';
import { useState } from 'react';
import {
  useEnvironment,
  useEventSettings,
  useEventTemplates,
  useRegistrationVersion,
  useTrackingPixels,
} from '../../hooks';
import { useT } from '../../i18n';
import { readingOf, ScreenState } from '../kit/record';
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

const none: readonly never[] = [];

/** Name, dates, time zone and venue of an event, its plan and tracking pixels, and how to delete it. 002 §3, §7 Events. */
export function EventSettings({ accountId, eventId, ...props }: EventSettingsScreenProps) {
  const t = useT();
  const { clock } = useEnvironment();
  const [now] = useState(() => clock.now());
  const settings = useEventSettings({ accountId, eventId });
  const tracking = useTrackingPixels({ accountId, eventId });
  const version = useRegistrationVersion(eventId);
  const { templates, create } = useEventTemplates(accountId);
  const { event, saved, save, reload, remove } = settings;
  return (
    <ScreenState
      loads={[settings]}
      data={{ event, saved }}
      isUnknown={settings.isUnknown}
      head={{ title: t('organizer.events.event.settings'), back: props.back }}
      loading={t('organizer.events.event.loading')}
      failed={t('organizer.events.event.failed')}
    >
      {(found) => (
        <EventSettingsView
          {...props}
          {...found}
          now={now}
          save={save}
          reload={reload}
          tracking={{
            ...readingOf(tracking),
            pixels: tracking.pixels ?? null,
            onChange: tracking.change,
          }}
          registration={{
            ...readingOf(version),
            generation: version.generation ?? null,
            onMigrate: version.migrate,
          }}
          template={{ others: (templates ?? none).map(({ name }) => name), create }}
          onDelete={remove}
        />
      )}
    </ScreenState>
  );
}
