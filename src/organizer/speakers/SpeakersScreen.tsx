'use client';
import { useMemo } from 'react';
import { useSpeakers, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import type { SpeakerRoutes } from './routes';
import { SpeakersView } from './SpeakersView';

/** Props of `SpeakersScreen`. @experimental */
export interface SpeakersScreenProps extends EventScreenProps, ViewProps, Partial<SpeakerRoutes> {
  /** Order and visibility are saved; attendees see them from now on. */
  onSaved?: (() => void) | undefined;
}

/** Who speaks at an event, in the order they are shown. 001 §2, 002 §2 people section, §7 Agenda. */
export function Speakers({ accountId, eventId, hrefOf, onNavigate, onSaved, ...props }: SpeakersScreenProps) {
  const [view, onViewChange] = useTableView(props);
  const t = useT();
  const routes = useMemo(() => hrefOf && { hrefOf, onNavigate }, [hrefOf, onNavigate]);
  const bootstrap = useWidgetBootstrap(eventId);
  const timeZone = bootstrap.data?.event['time-zone-id'];
  const list = useSpeakers({ accountId, eventId });
  const { saved, speakers, sessions, save, reload } = list;
  return (
    <ScreenState
      loads={[list, bootstrap]}
      data={{ saved, speakers, sessions, timeZone }}
      isUnknown={bootstrap.isUnknownEvent}
      head={{ title: t('organizer.speakers.title') }}
      loading={t('organizer.speakers.loading')}
      failed={t('organizer.speakers.notLoaded')}
    >
      {(found) => (
        <SpeakersView
          {...found}
          accountId={accountId}
          eventId={eventId}
          view={view}
          onViewChange={onViewChange}
          routes={routes}
          save={save}
          reload={reload}
          onSaved={() => onSaved?.()}
        />
      )}
    </ScreenState>
  );
}
