'use client';
import { useId, type CSSProperties } from 'react';
import type { OrganizerTag } from '../../contract';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { IconButton } from '../../themed/kit/IconButton';
import { OrganizerIcon } from '../look';
import * as css from './tags.css';

interface TagRowProps {
  tag: OrganizerTag;
  onEdit: () => void;
  onRemove: () => void;
}

/** A tag in its colour, and how many contacts have it. */
export function TagRow({ tag: { name, color, uses }, onEdit, onRemove }: TagRowProps) {
  const t = useT();
  const id = useId();
  return (
    <li className={css.tag}>
      <span aria-hidden="true" className={css.colour} style={{ '--bx-tag-colour': color } as CSSProperties} />
      <div className={css.about}>
        <Heading level={2} look="md" id={id}>
          <bdi>{name}</bdi>
        </Heading>
        <p className={css.quiet}>{t('organizer.tags.uses', { count: uses })}</p>
      </div>
      <div role="group" aria-labelledby={id} className={css.actions}>
        <IconButton
          label={t('organizer.share.editTitle', { name })}
          icon={<OrganizerIcon name="pencil" />}
          onClick={onEdit}
        />
        <IconButton
          label={t('organizer.tags.delete', { name })}
          icon={<OrganizerIcon name="trash" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
