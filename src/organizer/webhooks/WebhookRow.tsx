'use client';
import { useId } from 'react';
import type { ExternalProvider } from '../../contract';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { IconButton } from '../../themed/kit/IconButton';
import { Tag } from '../../themed/kit/Tag';
import { OrganizerIcon } from '../kit/appearance';
import { rowName } from '../kit/appearance/layout.css';
import { topicKeys, webhookTypeKeys } from './webhookKeys';
import * as css from './webhooks.css';

export interface WebhookRowProps {
  webhook: ExternalProvider;
  /** What can be done with it; absent where it is only read. */
  on?: { onEdit: () => void; onRemove: () => void } | undefined;
}

/** One webhook: where it leads, what it is notified of, whether it is, and what can be done with it. */
export function WebhookRow({ webhook, on }: WebhookRowProps) {
  const { name, type, url, topics, enabled, secretEnd, lastNotified } = webhook;
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={css.row}>
      <div className={css.about}>
        <div className={css.name}>
          {on ? (
            <button type="button" id={id} className={rowName} onClick={on.onEdit}>
              <bdi>{name}</bdi>
            </button>
          ) : (
            <bdi>{name}</bdi>
          )}
          <Tag tone={enabled ? 'positive' : 'neutral'}>
            {t(
              enabled
                ? 'organizer.registrationFlows.status.active'
                : 'organizer.registrationFlows.status.inactive',
            )}
          </Tag>
        </div>
        <p className={css.quiet}>
          <bdi dir="ltr">{url}</bdi>
        </p>
        <p className={css.facts}>
          <span>{t(webhookTypeKeys[type])}</span>
          <span>
            {listText(
              locale,
              topics.map((topic) => t(topicKeys[topic])),
            )}
          </span>
        </p>
        <p className={css.facts}>
          <span>
            {lastNotified === null
              ? t('organizer.webhooks.neverNotified')
              : t('organizer.webhooks.lastNotified', { date: moment.format(new Date(lastNotified)) })}
          </span>
          <span>{t('organizer.webhooks.secretEnd', { end: secretEnd })}</span>
        </p>
      </div>
      {on && (
        <div role="group" aria-labelledby={id} className={css.actions}>
          <IconButton
            label={t('organizer.sharing.editTitle', { name })}
            icon={<OrganizerIcon name="pencil" />}
            onClick={on.onEdit}
          />
          <IconButton
            label={t('organizer.tags.delete', { name })}
            icon={<OrganizerIcon name="trash" />}
            onClick={on.onRemove}
          />
        </div>
      )}
    </li>
  );
}
