'use client';
import type { AgendaSpeaker } from '../../contract';
import { safeUrl } from '../../domain';
import { nameOf, speakerLinkKinds } from '../../domain/speakers';
import { useT } from '../../i18n';
import { SafeHtml } from '../../themed/kit/SafeHtml';
import * as fold from '../kit/form/Fold.css';
import { RoutedButton } from '../kit/page/RoutedLink';
import { PlainList } from '../kit/page/PlainList';
import type { SpeakerRoutes } from './routes';
import * as css from './speakers.css';
import { SpeakerSessions, type SpokenSession } from './SpeakerSessions';
import { useLinkLabel } from './useLinkLabel';

export interface SpeakerDetailsProps {
  speaker: AgendaSpeaker;
  sessions: readonly SpokenSession[];
  timeZone: string;
  /** Where they can be edited. */
  routes: SpeakerRoutes | undefined;
}

/** What a speaker says of themselves, how to reach them, where they speak, and the way to change it. */
export function SpeakerDetails({ speaker, sessions, timeZone, routes }: SpeakerDetailsProps) {
  const { id, bio, email, links } = speaker;
  const t = useT();
  const labelOf = useLinkLabel();
  const there = speakerLinkKinds.flatMap((kind) => {
    const href = safeUrl(links[kind], { allow: ['https:'] });
    return href === null ? [] : [{ kind, href }];
  });
  return (
    <div className={css.details}>
      {bio !== '' && <SafeHtml html={bio} />}
      {email !== '' && (
        <p className={fold.note}>
          <bdi dir="ltr">{email}</bdi>
        </p>
      )}
      {there.length > 0 && (
        <PlainList aria-label={t('organizer.speakers.links')} className={css.links}>
          {there.map(({ kind, href }) => (
            <li key={kind}>
              <a href={href} target="_blank" rel="noreferrer" className={css.link}>
                {labelOf(kind)}
              </a>
            </li>
          ))}
        </PlainList>
      )}
      <SpeakerSessions speaker={speaker} sessions={sessions} timeZone={timeZone} />
      {routes && (
        <div>
          <RoutedButton href={routes.hrefOf(id)} onNavigate={routes.onNavigate}>
            {t('organizer.sharing.editTitle', { name: nameOf(speaker) })}
          </RoutedButton>
        </div>
      )}
    </div>
  );
}
