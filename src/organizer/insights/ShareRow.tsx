'use client';
import type { InsightsShare } from '../../contract';
import { shareStatus, type ShareStatus } from '../../domain/insights';
import { useEnvironment, useOrganizerEvent } from '../../hooks';
import { useLocale, useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Tag } from '../../themed/kit/Tag';
import * as css from './insights.css';

const statusKeys: Readonly<Record<ShareStatus, MessageKey>> = {
  active: 'organizer.registrationFlows.status.active',
  expired: 'organizer.members.status.EXPIRED',
  revoked: 'organizer.members.uninvited',
};

export interface ShareRowProps {
  accountId: string;
  share: InsightsShare;
  onRevoke: () => void;
}

/** Somebody a dashboard was shared with: for which event, until when, and whether they still see it. */
export function ShareRow({ accountId, share, onRevoke }: ShareRowProps) {
  const t = useT();
  const locale = useLocale();
  const { clock } = useEnvironment();
  const event = useOrganizerEvent(accountId, share.eventId);
  const { email, created, expires, revoked } = share;
  const status = shareStatus(share, clock.now());
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: event?.['time-zone-id'],
  });
  const at = (instant: string) => moment.format(new Date(instant));
  return (
    <li className={css.row}>
      <div className={css.about}>
        <div className={css.name}>
          <bdi dir="ltr">{email}</bdi>
          <Tag tone={status === 'active' ? 'positive' : 'neutral'}>{t(statusKeys[status])}</Tag>
        </div>
        <p className={css.facts}>
          {event && <bdi>{event.name}</bdi>}
          <span>{t('organizer.insights.shares.since', { date: at(created) })}</span>
          {revoked !== null ? (
            <span>{t('organizer.members.uninvitedOn', { date: at(revoked) })}</span>
          ) : (
            <span>
              {expires === null
                ? t('organizer.insights.shares.noEnd')
                : t('organizer.insights.shares.until', { date: at(expires) })}
            </span>
          )}
        </p>
      </div>
      {status === 'active' && (
        <Button aria-label={t('organizer.insights.revoke.of', { email })} onClick={onRevoke}>
          {t('organizer.members.takeBack')}
        </Button>
      )}
    </li>
  );
}
