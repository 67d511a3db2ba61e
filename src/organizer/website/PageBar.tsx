'use client';
import type { SiteTab } from '../../contract';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { OrganizerIcon } from '../kit/appearance';
import * as css from './website.css';

export interface PageBarProps {
  tab: SiteTab;
  isFirst: boolean;
  isLast: boolean;
  onAddSection: () => void;
  onEditPage: () => void;
  /** Puts it one place towards the start, or towards the end. */
  onMovePage: (by: 1 | -1) => void;
  onRemovePage: () => void;
}

/** Above what is on a page. A button that leads nowhere stays where it is, for whoever presses it again and again. */
export function PageBar(props: PageBarProps) {
  const { tab, isFirst, isLast, onAddSection, onEditPage, onMovePage, onRemovePage } = props;
  const { name } = tab;
  const t = useT();
  return (
    <div role="group" aria-label={t('organizer.website.pageActions', { name })} className={css.bar}>
      <Button icon={<Icon name="plus" />} data-add-section={tab.id} onClick={onAddSection}>
        {t('organizer.website.addSection')}
      </Button>
      <div className={css.actions}>
        <IconButton
          label={t('organizer.sharing.editTitle', { name })}
          icon={<OrganizerIcon name="pencil" />}
          onClick={onEditPage}
        />
        <IconButton
          label={t('organizer.website.moveEarlier', { name })}
          icon={<Icon name="arrow-start" />}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMovePage(-1)}
        />
        <IconButton
          label={t('organizer.website.moveLater', { name })}
          icon={<Icon name="arrow-end" />}
          aria-disabled={isLast}
          onClick={() => !isLast && onMovePage(1)}
        />
        <IconButton
          label={t('organizer.emails.deleteOf', { name })}
          icon={<OrganizerIcon name="trash" />}
          onClick={onRemovePage}
        />
      </div>
    </div>
  );
}
