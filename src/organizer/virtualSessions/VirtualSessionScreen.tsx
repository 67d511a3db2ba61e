'use client';
import { useMemo } from 'react';
import type { VirtualSession } from '../../contract';
import { useWidgetBootstrap } from '../../hooks';
import {
  useLivestream,
  useRecording,
  useVideoService,
  useVirtualSession,
} from '../../hooks/organizer/virtualSessions';
import { useT } from '../../i18n';
import { SessionTabs, type SessionPageLinks } from '../agenda';
import { PageHeader, ScreenEmpty, type BackLink, type EventScreenProps } from '../kit/page';
import { ScreenState } from '../kit/record';
import { LivestreamPart, RecordingPart } from './Broadcast';
import { ModeratorsPart } from './ModeratorsPart';
import { ServicePart } from './ServicePart';
import { SourceSection } from './SourceSection';
import { ToolsPart } from './ToolsPart';
import * as css from './virtualSessions.css';

/** Props of `VirtualSessionScreen`. @experimental */
export interface VirtualSessionScreenProps extends EventScreenProps, SessionPageLinks {
  /** The session. */
  sessionId: string;
  /** The agenda: a link above the title. */
  back?: BackLink | undefined;
}

/** The video of a session: where it comes from, who moderates it, what attendees do meanwhile. 002 §4, §7 Agenda, virtualSession. */
export function VirtualSessionVideo(props: VirtualSessionScreenProps) {
  const { accountId, eventId, sessionId, back, pageHrefOf, onNavigate } = props;
  const params = useMemo(() => ({ accountId, eventId, sessionId }), [accountId, eventId, sessionId]);
  const t = useT();
  const { session, room, service, calls } = useVirtualSession(params);
  const bootstrap = useWidgetBootstrap(eventId);
  const versions = useVideoService(params);
  const isVirtual = session.data?.virtual;
  return (
    <ScreenState
      loads={[session, service, bootstrap, ...(isVirtual ? [room] : [])]}
      data={{
        session: session.data,
        service: service.data,
        event: bootstrap.data?.event,
        room: isVirtual === false ? null : room.data,
      }}
      isUnknown={bootstrap.isUnknownEvent}
      head={{ title: t('organizer.rings.feature.video'), back }}
      loading={t('organizer.virtualSessions.loading')}
      failed={t('organizer.virtualSessions.failed')}
    >
      {(data) => (
        <>
          <PageHeader title={<bdi>{data.session.title}</bdi>} back={back} />
          <SessionTabs
            sessionId={sessionId}
            current="video"
            pageHrefOf={pageHrefOf}
            onNavigate={onNavigate}
          />
          {data.room === null ? (
            <ScreenEmpty
              icon="info"
              title={t('organizer.virtualSessions.notVirtual.title')}
              text={t('organizer.virtualSessions.notVirtual.text')}
            />
          ) : (
            <div className={css.page}>
              <SourceSection room={data.room} save={calls.saveSource} />
              <Broadcast params={params} room={data.room} timeZone={data.event['time-zone-id']} />
              <ModeratorsPart moderators={data.room.moderators} calls={calls} />
              <ToolsPart tools={data.room.tools} calls={calls} />
              <ServicePart
                sessionId={sessionId}
                version={data.room.videoServiceVersion}
                service={data.service}
                calls={versions}
              />
            </div>
          )}
        </>
      )}
    </ScreenState>
  );
}

interface BroadcastProps {
  params: Parameters<typeof useLivestream>[0];
  room: VirtualSession;
  timeZone: string;
}

/** What there is to watch. */
function Broadcast({ params, room, timeZone }: BroadcastProps) {
  return (
    <>
      {room.requestType === 'LIVESTREAM' && <Livestream params={params} />}
      <RecordingPart recording={useRecording(params)} timeZone={timeZone} />
    </>
  );
}

const Livestream = ({ params }: Pick<BroadcastProps, 'params'>) => (
  <LivestreamPart livestream={useLivestream(params)} />
);
