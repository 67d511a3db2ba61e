'use client';
import type { ReactNode } from 'react';
import type { AgendaSpeaker } from '../../contract';
import type { useFoundSpeakers, SpeakerSearch } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { ScreenEmpty, ScreenFailed } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import * as css from './speakers.css';

export interface FoundSpeakersProps extends SpeakerSearch {
  /** As the backend finds and orders them. */
  read: ReturnType<typeof useFoundSpeakers>;
  rowOf: (speaker: AgendaSpeaker) => ReactNode;
  /** Attendees shall see them in this order: the ids of all. */
  onUseOrder: (ids: string[]) => void;
}

/** The speakers that match, as the backend finds and orders them. 002 §7 Agenda, speakers. */
export function FoundSpeakers({ search, orderBy, read, rowOf, onUseOrder }: FoundSpeakersProps) {
  const t = useT();
  const { data: found, isError, isFetching, refetch } = read;
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
