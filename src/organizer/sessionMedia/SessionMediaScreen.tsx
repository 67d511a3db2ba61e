'use client';
import { useMemo } from 'react';
import { useSessionMedia, useWidgetBootstrap, type MediaHost } from '../../hooks';
import { useT } from '../../i18n';
import { SessionTabs, type SessionPageLinks } from '../agenda';
import type { BackLink, EventScreenProps } from '../kit/page';
import { ScreenState } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { SessionMediaView } from './SessionMediaView';

/** Props of `SessionMediaScreen`. @experimental */
export interface SessionMediaScreenProps extends EventScreenProps, SessionPageLinks, ViewProps {
  /** The session. */
  sessionId: string;
  /** Where its files are uploaded to; `createTusHost` makes one. Keep it stable. */
  mediaHost: MediaHost;
  /** The agenda: a link above the title. */
  back?: BackLink | undefined;
}

/** The recordings, videos, documents and captions of one session: uploaded, canceled and deleted. 002 §3, §4 and §7 Agenda. */
export function SessionMedia({
  accountId,
  eventId,
  sessionId,
  mediaHost,
  back,
  pageHrefOf,
  onNavigate,
  ...props
}: SessionMediaScreenProps) {
  const t = useT();
  const event = useMemo(() => ({ accountId, eventId }), [accountId, eventId]);
  const { session, media, calls } = useSessionMedia(event, sessionId);
  const bootstrap = useWidgetBootstrap(eventId);
  const [view, onViewChange] = useTableView(props);
  return (
    <ScreenState
      loads={[session, media, bootstrap]}
      data={{ session: session.data, media: media.data, event: bootstrap.data?.event }}
      isUnknown={bootstrap.isUnknownEvent}
      head={{ title: t('organizer.sessionMedia.title'), back }}
      loading={t('organizer.sessionMedia.loading')}
      failed={t('organizer.sessionMedia.failed')}
    >
      {(read) => (
        <SessionMediaView
          session={read.session}
          timeZone={read.event['time-zone-id']}
          {...read.media}
          mediaHost={mediaHost}
          calls={calls}
          back={back}
          tabs={
            <SessionTabs
              sessionId={sessionId}
              current="media"
              pageHrefOf={pageHrefOf}
              onNavigate={onNavigate}
            />
          }
          view={view}
          onViewChange={onViewChange}
        />
      )}
    </ScreenState>
  );
}
