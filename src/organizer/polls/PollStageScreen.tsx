'use client';
import { useRef, useState } from 'react';
import type { Poll } from '../../contract';
import { usePolls } from '../../hooks';
import { saveFile } from '../../hooks/organizer/resource/saveFile';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { Notice } from '../../themed/kit/Notice';
import { PageHeader, type BackLink } from '../kit/page';
import { OrganizerIcon } from '../kit/appearance';
import { ScreenState } from '../kit/record';
import { PollPicture } from './PollPicture';
import { PollResults } from './PollResults';
import * as css from './polls.css';
import { VotesNews } from './VotesNews';

/** Props of `PollStageScreen`. @experimental */
export interface PollStageScreenProps {
  /** The event. */
  eventId: string;
  /** The poll. */
  pollId: string;
  /** Address of the polls; without it there is no way back. */
  pollsHref?: string | undefined;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: BackLink['onNavigate'];
}

/** The result of one poll for everybody in the room: live, in large type, on the full screen, and as a picture. 002 §7 Polls. */
export function PollStage({ eventId, pollId, pollsHref, onNavigate }: PollStageScreenProps) {
  const t = useT();
  const { polls } = usePolls(eventId);
  const poll = polls.data?.polls.find(({ id }) => id === pollId);
  const back =
    pollsHref === undefined ? undefined : { href: pollsHref, label: t('organizer.polls.title'), onNavigate };
  return (
    <ScreenState
      loads={[polls]}
      data={{ poll }}
      isUnknown={polls.data !== undefined && !poll}
      head={{ title: t('organizer.polls.title'), back }}
      loading={t('organizer.polls.loading')}
      failed={t('organizer.polls.failed')}
    >
      {(found) => <Stage {...found} back={back} />}
    </ScreenState>
  );
}

function Stage({ poll, back }: { poll: Poll; back: BackLink | undefined }) {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const [isRefused, setRefused] = useState(false);
  const enlarge = async () => {
    setRefused(false);
    try {
      await stage.current?.requestFullscreen();
    } catch {
      setRefused(true);
    }
  };
  const save = () => {
    if (!picture.current) return;
    const text = new XMLSerializer().serializeToString(picture.current);
    saveFile(new Blob([text], { type: 'image/svg+xml' }), 'poll.svg');
  };
  return (
    <>
      <PageHeader
        back={back}
        title={<bdi>{poll.question}</bdi>}
        lead={t('organizer.polls.voters', { count: poll.voters })}
        actions={
          <>
            <Button icon={<Icon name="download" />} onClick={save}>
              {t('organizer.polls.download')}
            </Button>
            {document.fullscreenEnabled && (
              <Button variant="primary" icon={<OrganizerIcon name="widget" />} onClick={() => void enlarge()}>
                {t('organizer.polls.fullScreen')}
              </Button>
            )}
          </>
        }
      />
      {isRefused && (
        <Notice
          tone="warning"
          live="assertive"
          title={t('organizer.polls.noFullScreen')}
          className={css.notice}
        />
      )}
      <div ref={stage} className={css.stage}>
        <p className={css.stageQuestion}>
          <bdi>{poll.question}</bdi>
        </p>
        <PollResults poll={poll} />
        <p className={css.stageVoters}>{t('organizer.polls.voters', { count: poll.voters })}</p>
      </div>
      <VotesNews polls={[poll]} />
      <div hidden>
        <PollPicture ref={picture} poll={poll} />
      </div>
    </>
  );
}
