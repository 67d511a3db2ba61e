'use client';
import { useMemo } from 'react';
import type { AgendaSession, AgendaSpeaker } from '../../contract';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { Tag } from '../../themed/kit/Tag';
import * as fold from '../kit/form/Fold.css';
import { PlainList } from '../kit/page/PlainList';
import * as css from './speakers.css';

/** What of a session stands beside who speaks in it. */
export type SpokenSession = Pick<AgendaSession, 'id' | 'title' | 'start' | 'status'>;

export interface SpeakerSessionsProps {
  speaker: Pick<AgendaSpeaker, 'sessionIds'>;
  /** Of the agenda. */
  sessions: readonly SpokenSession[];
  /** Of the event, IANA. */
  timeZone: string;
  /** 3 when absent. */
  level?: 2 | 3 | undefined;
}

/** Where a speaker speaks. */
export function SpeakerSessions({ speaker, sessions, timeZone, level = 3 }: SpeakerSessionsProps) {
  const t = useT();
  const locale = useLocale();
  const when = useMemo(
    () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
    [locale, timeZone],
  );
  const own = speaker.sessionIds.flatMap((id) => sessions.find((session) => session.id === id) ?? []);
  return (
    <div className={css.details}>
      <Heading level={level} size="md">
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
