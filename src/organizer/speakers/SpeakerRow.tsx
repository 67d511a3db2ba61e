'use client';
import { memo } from 'react';
import type { AgendaSpeaker } from '../../contract';
import { nameOf } from '../../domain/speakers';
import { useT } from '../../i18n';
import { Avatar } from '../../themed/kit/Avatar';
import { Fold } from '../kit/form';
import * as fold from '../kit/form/Fold.css';
import * as css from './speakers.css';
import type { SpeakerRoutes } from './routes';
import { SpeakerDetails } from './SpeakerDetails';
import type { SpokenSession } from './SpeakerSessions';

export interface SpeakerRowProps {
  speaker: AgendaSpeaker;
  sessions: readonly SpokenSession[];
  timeZone: string;
  /** Where they can be edited; keep it stable. */
  routes: SpeakerRoutes | undefined;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** A speaker in a line; pressed, who they are and where they speak. */
export const SpeakerRow = /* @__PURE__ */ memo(function SpeakerRow(props: SpeakerRowProps) {
  const { speaker, sessions, timeZone, routes, isOpen, onToggle } = props;
  const { id, photo, sessionIds } = speaker;
  const t = useT();
  const name = nameOf(speaker);
  const job = useJob(speaker);
  return (
    <Fold
      isOpen={isOpen}
      onToggle={() => onToggle(id)}
      summary={
        <>
          <Avatar name={name} src={photo ?? undefined} decorative />
          <span className={css.text}>
            <span className={css.name}>
              <span className={fold.text}>
                <bdi>{name}</bdi>
              </span>
              <span className={fold.note}>
                {t('organizer.speakers.sessions', { count: sessionIds.length })}
              </span>
            </span>
            {job !== '' && (
              <span className={fold.note}>
                <bdi>{job}</bdi>
              </span>
            )}
          </span>
        </>
      }
    >
      {isOpen && <SpeakerDetails speaker={speaker} sessions={sessions} timeZone={timeZone} routes={routes} />}
    </Fold>
  );
});

/** What they do and where, as far as it is known. */
function useJob({ jobTitle, company }: AgendaSpeaker): string {
  const t = useT();
  return jobTitle !== '' && company !== ''
    ? t('organizer.speakers.job', { job: jobTitle, company })
    : jobTitle || company;
}
