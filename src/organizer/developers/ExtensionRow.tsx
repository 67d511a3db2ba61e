'use client';
import { useId } from 'react';
import type { DeveloperApp, DeveloperExtension } from '../../contract';
import { useT } from '../../i18n';
import { IconButton } from '../../themed/kit/IconButton';
import { Tag } from '../../themed/kit/Tag';
import { OrganizerIcon } from '../kit/appearance';
import { rowName } from '../kit/appearance/layout.css';
import { placeKeys } from './developerKeys';
import * as css from './developers.css';

export interface ExtensionRowProps {
  extension: DeveloperExtension;
  /** Whose it is. */
  app: DeveloperApp | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** One extension: whose it is, where it is shown, whether it is, and what can be done with it. */
export function ExtensionRow({ extension, app, onEdit, onRemove }: ExtensionRowProps) {
  const { name, place, url, enabled } = extension;
  const t = useT();
  const id = useId();
  return (
    <li className={css.row}>
      <div className={css.about}>
        <div className={css.name}>
          <button type="button" id={id} className={rowName} onClick={onEdit}>
            <bdi>{name}</bdi>
          </button>
          <Tag tone={enabled ? 'positive' : 'neutral'}>
            {t(
              enabled
                ? 'organizer.registrationFlows.status.active'
                : 'organizer.registrationFlows.status.inactive',
            )}
          </Tag>
        </div>
        <p className={css.facts}>
          {app && <bdi>{app.name}</bdi>}
          <span>{t(placeKeys[place])}</span>
        </p>
        <p className={css.quiet}>
          <bdi dir="ltr">{url}</bdi>
        </p>
      </div>
      <div role="group" aria-labelledby={id} className={css.actions}>
        <IconButton
          label={t('organizer.sharing.editTitle', { name })}
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
