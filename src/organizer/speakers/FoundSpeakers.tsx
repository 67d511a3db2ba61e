'use client';
import type { ReactNode } from 'react';
import type { AgendaSpeaker } from '../../contract';
import { useFoundSpeakers, type SpeakerSearch } from '../../hooks';
import { useDebounced } from '../../hooks/useDebounced';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { ScreenEmpty, ScreenFailed } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import * as css from './speakers.css';

export interface FoundSpeakersProps extends SpeakerSearch {
  accountId: string;
  eventId: string;
  rowOf: (speaker: AgendaSpeaker) => ReactNode;
  /** Attendees shall see them in this order: the ids of all. */
  onUseOrder: (ids: string[]) => void;
}

/** Milliseconds after the last key before a search is sent. */
const typingPause = 250;
/** The speakers that match, as the backend finds and orders them. 002 §7 Agenda, speakers. */
export function FoundSpeakers({ search, orderBy, rowOf, onUseOrder, ...of }: FoundSpeakersProps) {
  const t = useT();
  const query = useDebounced(search, typingPause);
  const { data: found, isError, isFetching, refetch } = useFoundSpeakers(of, { search: query, orderBy });
  if (isError)
    return (
      <ScreenFailed
        title={t('organizer.speakers.notLoaded')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!found) return null;
  if (found.length === 0)
    return (
      <ScreenEmpty
        level={3}
        icon="search"
        title={t('organizer.kit.table.noMatch.title')}
        text={t('organizer.kit.table.noMatch.text')}
      />
    );
  return (
    <>
      <VisuallyHidden role="status">{t('organizer.kit.table.rows', { count: found.length })}</VisuallyHidden>
      <PlainList ordered aria-label={t('organizer.speakers.title')} className={css.list}>
        {found.map((speaker) => (
          <li key={speaker.id} className={css.row}>
            {rowOf(speaker)}
          </li>
        ))}
      </PlainList>
      {orderBy === 'lastName' && search.trim() === '' && (
        <div>
          <Button onClick={() => onUseOrder(found.map(({ id }) => id))}>
            {t('organizer.speakers.useOrder')}
          </Button>
        </div>
      )}
    </>
  );
}
