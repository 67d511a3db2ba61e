'use client';
import { useId, useState } from 'react';
import type { SiteSection } from '../../contract';
import { useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { Tag } from '../../themed/kit/Tag';
import { OrganizerIcon } from '../kit/appearance';
import { kindIcons } from './kindIcons';
import * as css from './website.css';

export interface SectionRowProps {
  section: SiteSection;
  onEdit: () => void;
  /** Shows or hides it; resolves once that is done, or was refused. */
  onShow: (visible: boolean) => Promise<unknown>;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** A section of a page of the site: what it is, whether visitors see it, and what can be done with it. */
export function SectionRow({ section, onEdit, onShow, onDuplicate, onRemove }: SectionRowProps) {
  const { title, kind, visible } = section;
  const t = useT();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const turn = async () => {
    setBusy(true);
    await onShow(!visible);
    setBusy(false);
  };
  return (
    <div role="group" aria-labelledby={titleId} className={css.row}>
      <div className={css.about}>
        <OrganizerIcon name={kindIcons[kind]} className={css.kindIcon} />
        <div className={css.text}>
          <div className={css.titleLine}>
            <button
              id={titleId}
              type="button"
              data-section={section.id}
              className={css.title}
              onClick={onEdit}
            >
              <bdi>{title}</bdi>
            </button>
            {!visible && <Tag>{t('organizer.website.hidden')}</Tag>}
          </div>
          <span className={css.quiet}>{t(`organizer.website.kind.${kind}`)}</span>
        </div>
      </div>
      <div className={css.actions}>
        <IconButton
          label={t(visible ? 'organizer.website.hide' : 'organizer.website.show', { name: title })}
          icon={<OrganizerIcon name={visible ? 'eye' : 'eye-off'} />}
          busy={isBusy}
          onClick={() => void turn()}
        />
        <IconButton
          label={t('organizer.ticketTypes.duplicate', { name: title })}
          icon={<Icon name="copy" />}
          onClick={onDuplicate}
        />
        <IconButton
          label={t('organizer.emails.deleteOf', { name: title })}
          icon={<OrganizerIcon name="trash" />}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
