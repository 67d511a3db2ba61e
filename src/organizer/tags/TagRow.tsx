'use client';
import type { CSSProperties } from 'react';
import type { OrganizerTag } from '../../contract';
import { useT } from '../../i18n';
import { NamedRow } from '../kit/names';
import * as css from './tags.css';

interface TagRowProps {
  tag: OrganizerTag;
  onEdit: () => void;
  onRemove: () => void;
}

/** A tag in its colour, and how many contacts have it. */
export function TagRow({ tag: { id, name, color, uses }, ...on }: TagRowProps) {
  const t = useT();
  return (
    <NamedRow
      {...on}
      id={id}
      name={name}
      mark={
        <span
          aria-hidden="true"
          className={css.colour}
          style={{ '--bx-tag-colour': color } as CSSProperties}
        />
      }
      facts={<span>{t('organizer.tags.uses', { count: uses })}</span>}
    />
  );
}
