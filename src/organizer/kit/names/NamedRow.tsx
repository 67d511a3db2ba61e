'use client';
import { useId, type ReactNode } from 'react';
import { useT } from '../../../i18n';
import { Heading } from '../../../themed/kit/Heading';
import { IconButton } from '../../../themed/kit/IconButton';
import { RowChoice } from '../list';
import { OrganizerIcon } from '../appearance';
import * as css from './names.css';

export interface NamedRowProps {
  name: string;
  /** Of what the row is of; without it the row can't be chosen. */
  id?: string | undefined;
  /** Before the name. */
  mark?: ReactNode;
  /** Below the name, each in an element of its own. */
  facts: ReactNode;
  /** Before the two buttons: others. */
  actions?: ReactNode;
  /** Without it there is no such button. */
  onEdit?: (() => void) | undefined;
  /** Without it there is no such button. */
  onRemove?: (() => void) | undefined;
  /** It can't be deleted: the button stays pressable, and `onRemove` says why. */
  keeps?: boolean | undefined;
}

/** A row of a `NamedList`. */
export function NamedRow({ id: thing, name, mark, facts, actions, onEdit, onRemove, keeps }: NamedRowProps) {
  const t = useT();
  const id = useId();
  return (
    <li className={css.row}>
      {thing !== undefined && <RowChoice id={thing} name={name} />}
      {mark}
      <div className={css.about}>
        <Heading level={2} size="md" id={id}>
          <bdi>{name}</bdi>
        </Heading>
        <p className={css.facts}>{facts}</p>
      </div>
      <div role="group" aria-labelledby={id} className={css.actions}>
        {actions}
        {onEdit && (
          <IconButton
            label={t('organizer.sharing.editTitle', { name })}
            icon={<OrganizerIcon name="pencil" />}
            onClick={onEdit}
          />
        )}
        {onRemove && (
          <IconButton
            label={t('organizer.tags.delete', { name })}
            icon={<OrganizerIcon name="trash" />}
            aria-disabled={keeps}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  );
}
