'use client';
import { useId } from 'react';
import type { Captions, SessionAsset } from '../../contract';
import { safeUrl } from '../../domain/links/safeUrl';
import { isPending } from '../../domain/sessionMedia';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { Tag } from '../../themed/kit/Tag';
import { OrganizerIcon } from '../kit/appearance';
import { AssetFacts } from './AssetFacts';
import { CaptionsList } from './CaptionsList';
import { stateKeys, typeKeys } from './mediaKeys';
import * as css from './sessionMedia.css';

export interface AssetRowProps {
  asset: SessionAsset;
  captions: readonly Captions[];
  /** Of the event, IANA. */
  timeZone: string;
  /** Asks before it and the others of its context are canceled. */
  onCancel: () => void;
  /** Asks before it is deleted: a pre-roll only. */
  onRemove: () => void;
  onAddCaptions: () => void;
  onRemoveCaptions: (captions: Captions) => void;
}

/** One asset: how far it is, what is known of it, its captions, and what can be done with it. */
export function AssetRow(props: AssetRowProps) {
  const { asset, captions, timeZone, onCancel, onRemove, onAddCaptions, onRemoveCaptions } = props;
  const { title, description, assetType, assetContextType, state } = asset;
  const t = useT();
  const titleId = useId();
  const { label, tone } = stateKeys[state];
  const href = state === 'READY' ? safeUrl(asset.assetUrl, { allow: ['https:'] }) : null;
  const openLabel = t('organizer.resources.open', { name: title });
  const hasCaptions = assetType !== 'DOCUMENT' && state !== 'CANCELLED';
  return (
    <article aria-labelledby={titleId} className={css.asset}>
      <div className={css.head}>
        <div className={css.title}>
          <OrganizerIcon name={typeKeys[assetType].icon} size="small" />
          <h2 id={titleId} className={css.name}>
            <bdi>{title}</bdi>
          </h2>
          <Tag tone={tone}>{t(label)}</Tag>
        </div>
        <div className={css.buttons}>
          {href !== null && (
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={openLabel}
              title={openLabel}
              className={css.open}
            >
              <Icon name="external" />
            </a>
          )}
          {isPending(asset) && (
            <IconButton
              label={t('organizer.sessionMedia.cancelOf', { name: title })}
              icon={<Icon name="ban" />}
              onClick={onCancel}
            />
          )}
          {assetContextType === 'PREROLL' && (
            <IconButton
              label={t('organizer.tags.delete', { name: title })}
              icon={<OrganizerIcon name="trash" />}
              onClick={onRemove}
            />
          )}
        </div>
      </div>
      {description !== '' && (
        <p className={css.quiet}>
          <bdi>{description}</bdi>
        </p>
      )}
      <AssetFacts asset={asset} timeZone={timeZone} />
      {captions.length > 0 && <CaptionsList name={title} captions={captions} onRemove={onRemoveCaptions} />}
      {hasCaptions && (
        <div>
          <Button
            icon={<Icon name="plus" size="small" />}
            aria-label={t('organizer.sessionMedia.captions.addTo', { name: title })}
            onClick={onAddCaptions}
          >
            {t('organizer.sessionMedia.captions.add')}
          </Button>
        </div>
      )}
    </article>
  );
}
