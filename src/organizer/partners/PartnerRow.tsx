'use client';
import { useId, useState } from 'react';
import type { EventPartner } from '../../contract';
import { useT } from '../../i18n';
import { Avatar } from '../../themed/kit/Avatar';
import { IconButton } from '../../themed/kit/IconButton';
import { Tag } from '../../themed/kit/Tag';
import { switchBox } from '../kit/fields/fields.css';
import { OrganizerIcon } from '../kit/appearance';
import { rowName } from '../kit/appearance/layout.css';
import * as css from './partners.css';

interface PartnerRowProps {
  partner: EventPartner;
  onOpen: () => void;
  /** Never rejects. */
  onPublish: (published: boolean) => Promise<void>;
  onRemove: () => void;
}

/** One partner: who it is, what it gives, whom to talk to, and whether the event's pages show it. */
export function PartnerRow({ partner, onOpen, onPublish, onRemove }: PartnerRowProps) {
  const { name, level, logo, contactName, booth } = partner;
  const t = useT();
  const nameId = useId();
  const [next, setNext] = useState<boolean | null>(null);
  const publish = async (published: boolean) => {
    setNext(published);
    await onPublish(published);
    setNext(null);
  };
  return (
    <div role="group" aria-labelledby={nameId} className={css.box}>
      <div className={css.row}>
        <Avatar name={name} src={logo} decorative className={css.logo} />
        <div className={css.about}>
          <div className={css.nameLine}>
            <button type="button" id={nameId} className={rowName} onClick={onOpen}>
              <bdi>{name}</bdi>
            </button>
            <Tag tone={level === 'HEADLINE' ? 'highlight' : 'neutral'}>
              {t(`organizer.partners.level.${level}`)}
            </Tag>
          </div>
          <p className={css.facts}>
            {contactName !== '' && <bdi>{contactName}</bdi>}
            {booth !== '' && <span>{t('organizer.partners.boothAt', { booth })}</span>}
          </p>
        </div>
        <div className={css.actions}>
          <label className={css.publish}>
            <span aria-hidden="true" className={css.publishLabel}>
              {t('organizer.partners.published')}
            </span>
            <input
              type="checkbox"
              role="switch"
              aria-label={t('organizer.partners.publishedOf', { name })}
              aria-busy={next !== null || undefined}
              checked={next ?? partner.published}
              onChange={(event) => {
                if (next === null) void publish(event.target.checked);
              }}
              className={switchBox}
            />
          </label>
          <IconButton
            label={t('organizer.ticketTypes.remove.label', { name })}
            icon={<OrganizerIcon name="trash" />}
            onClick={onRemove}
          />
        </div>
      </div>
    </div>
  );
}
