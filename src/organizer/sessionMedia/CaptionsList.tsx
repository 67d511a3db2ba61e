'use client';
import type { Captions } from '../../contract';
import { languageName } from '../../domain/sessionMedia';
import { useLocale, useT } from '../../i18n';
import { IconButton } from '../../themed/kit/IconButton';
import { OrganizerIcon } from '../kit/appearance';
import { PlainList } from '../kit/page/PlainList';
import * as css from './sessionMedia.css';

interface CaptionsListProps {
  /** Of their asset. */
  name: string;
  captions: readonly Captions[];
  onRemove: (captions: Captions) => void;
}

/** The captions of an asset, a language each. */
export function CaptionsList({ name, captions, onRemove }: CaptionsListProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <PlainList aria-label={t('organizer.sessionMedia.captions.of', { name })} className={css.list}>
      {captions.map((each) => (
        <li key={each.id} className={css.captions}>
          <span>
            <bdi>{each.title}</bdi>{' '}
            <span className={css.quiet}>{languageName(each.languageCode, locale)}</span>
          </span>
          <IconButton
            label={t('organizer.sessionMedia.captions.deleteOf', { title: each.title, name })}
            icon={<OrganizerIcon name="trash" />}
            onClick={() => onRemove(each)}
          />
        </li>
      ))}
    </PlainList>
  );
}
