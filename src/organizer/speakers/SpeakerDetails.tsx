'use client';
import { useMemo } from 'react';
import type { AgendaSession, AgendaSpeaker } from '../../contract';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { SafeHtml } from '../../themed/kit/SafeHtml';
import { Tag } from '../../themed/kit/Tag';
import * as fold from '../kit/form/Fold.css';
import { PlainList } from '../kit/page/PlainList';
import * as css from './speakers.css';

/** What of a session stands beside who speaks in it. */
export type SpokenSession = Pick<AgendaSession, 'id' | 'title' | 'start' | 'status'>;

export interface SpeakerDetailsProps {
  speaker: AgendaSpeaker;
  sessions: readonly SpokenSession[];
  timeZone: string;
}

/** What a speaker says of themselves, how to reach them, and where they speak. */
export function SpeakerDetails({ speaker, sessions, timeZone }: SpeakerDetailsProps) {
  const { bio, email, sessionIds } = speaker;
  const t = useT();
  const locale = useLocale();
  const when = useMemo(
    () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
    [locale, timeZone],
  );
  const own = sessionIds.flatMap((id) => sessions.find((session) => session.id === id) ?? []);
  return (
    <div className={css.details}>
      {bio !== '' && <SafeHtml html={bio} />}
      {email !== '' && (
        <p className={fold.note}>
          <bdi dir="ltr">{email}</bdi>
        </p>
      )}
      <Heading level={3} size="md">
        {t('organizer.speakers.speaksIn')}
      </Heading>
      {own.length === 0 && <p className={fold.note}>{t('organizer.speakers.noSessions')}</p>}
      <PlainList className={css.list}>
        {own.map(({ id, title, start, status }) => (
          <li key={id} className={css.session}>
            <bdi>{title}</bdi>
            <span className={fold.note}>{when.format(Date.parse(start))}</span>
            {status === 'DRAFT' && <Tag>{t('organizer.speakers.draft')}</Tag>}
            {status === 'CANCELLED' && <Tag tone="danger">{t('organizer.speakers.cancelled')}</Tag>}
          </li>
        ))}
      </PlainList>
    </div>
  );
}
