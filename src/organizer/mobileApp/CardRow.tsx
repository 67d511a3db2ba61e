'use client';
import type { MobileCard } from '../../contract';
import { useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { cx } from '../../themed/kit/cx';
import { IconButton } from '../../themed/kit/IconButton';
import { Tag } from '../../themed/kit/Tag';
import { OrganizerIcon } from '../kit/appearance';
import * as css from './mobileApp.css';
import { cardIcons } from './cardIcons';

export interface CardRowProps {
  card: MobileCard;
  onEdit: () => void;
  /** Hides it, or shows it again. */
  onToggle: () => void;
  onRemove: () => void;
}

/** A card in a line: pressed by its title, all of it. */
export function CardRow({ card, onEdit, onToggle, onRemove }: CardRowProps) {
  const t = useT();
  const { kind, title, text, visible } = card;
  return (
    <div className={css.card}>
      <OrganizerIcon name={cardIcons[kind]} className={css.cardIcon} />
      <div className={css.cardTextBox}>
        <div className={css.cardTitle}>
          <LinkButton onClick={onEdit}>
            <bdi>{title}</bdi>
          </LinkButton>
          {!visible && <Tag>{t('organizer.mobileApp.cards.hidden')}</Tag>}
        </div>
        {text && (
          <p className={cx(css.quiet, css.cardText)} dir="auto">
            {text}
          </p>
        )}
      </div>
      <div className={css.cardActions}>
        <IconButton
          label={t(visible ? 'organizer.mobileApp.cards.hide' : 'organizer.mobileApp.cards.show', { title })}
          icon={<OrganizerIcon name={visible ? 'eye' : 'eye-off'} />}
          onClick={onToggle}
        />
        <IconButton
          label={t('organizer.mobileApp.cards.remove', { title })}
          icon={<OrganizerIcon name="trash" />}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
