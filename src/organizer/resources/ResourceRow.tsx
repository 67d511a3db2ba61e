'use client';
import { useId, useState } from 'react';
import type { EventResource, ResourceAudience } from '../../contract';
import { safeUrl } from '../../domain/links/safeUrl';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { switchBox } from '../kit/fields/fields.css';
import { OrganizerIcon } from '../kit/appearance';
import { rowName } from '../kit/appearance/layout.css';
import { kindKeys } from './kindKeys';
import * as css from './resources.css';

export interface ResourceRowProps {
  resource: EventResource;
  audiences: readonly ResourceAudience[];
  onEdit: () => void;
  /** Never rejects. */
  onVisible: (visible: boolean) => Promise<unknown>;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One resource: what it is, who sees it, whether they do now, and what can be done with it. */
export function ResourceRow(props: ResourceRowProps) {
  const { resource, audiences, onEdit, onVisible, onDuplicate, onRemove } = props;
  const { title, description, kind, url, audienceIds } = resource;
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const names = audiences.filter(({ id }) => audienceIds.includes(id)).map(({ name }) => name);
  const href = safeUrl(url, { allow: ['https:'] });
  return (
    <div role="group" aria-labelledby={titleId} className={css.box}>
      <div className={css.row}>
        <div className={css.about}>
          <button type="button" id={titleId} className={rowName} onClick={onEdit}>
            <bdi>{title}</bdi>
          </button>
          {description !== '' && (
            <p className={css.quiet}>
              <bdi>{description}</bdi>
            </p>
          )}
          <p className={css.facts}>
            <span className={css.kind}>
              <OrganizerIcon name={kindKeys[kind].icon} size="small" />
              {t(kindKeys[kind].label)}
            </span>
            <span>{listText(locale, names)}</span>
          </p>
        </div>
        <div className={css.actions}>
          <VisibleSwitch resource={resource} onVisible={onVisible} />
          <div className={css.buttons}>
            {href !== null && (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('organizer.resources.open', { name: title })}
                title={t('organizer.resources.open', { name: title })}
                className={css.open}
              >
                <Icon name="external" />
              </a>
            )}
            <IconButton
              label={t('organizer.ticketTypes.duplicate', { name: title })}
              icon={<Icon name="copy" />}
              onClick={onDuplicate}
            />
            <IconButton
              label={t('organizer.tags.delete', { name: title })}
              icon={<OrganizerIcon name="trash" />}
              onClick={onRemove}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

function VisibleSwitch({ resource, onVisible }: Pick<ResourceRowProps, 'resource' | 'onVisible'>) {
  const t = useT();
  const [next, setNext] = useState<boolean | null>(null);
  const change = async (visible: boolean) => {
    setNext(visible);
    await onVisible(visible);
    setNext(null);
  };
  return (
    <label className={css.visible}>
      <span aria-hidden="true" className={css.visibleLabel}>
        {t('organizer.resources.visible')}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={t('organizer.resources.visibleOf', { name: resource.title })}
        aria-busy={next !== null || undefined}
        checked={next ?? resource.visible}
        onChange={(event) => {
          if (next === null) void change(event.target.checked);
        }}
        className={switchBox}
      />
    </label>
  );
}
