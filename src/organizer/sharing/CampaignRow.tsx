'use client';
import type { SocialCampaign, SocialCampaignStatus } from '../../contract';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Tag } from '../../themed/kit/Tag';
import { RowProblem, useAction } from '../kit/confirm';
import * as css from './sharing.css';

export interface CampaignRowProps {
  campaign: SocialCampaign;
  onEdit: () => void;
  /** Starts or ends it. Rejects with the client's ApiError. */
  onMove: (status: SocialCampaignStatus) => Promise<unknown>;
  /** Rejects with the client's ApiError. */
  onRemove: () => Promise<unknown>;
}

const tones = { DRAFT: 'neutral', ACTIVE: 'positive', ENDED: 'outline' } as const;
const next = { DRAFT: 'ACTIVE', ACTIVE: 'ENDED', ENDED: null } as const;

/** A campaign, what came of it, and what can be done with it: a draft is started, an active one ended, for good. */
export function CampaignRow({ campaign, onEdit, onMove, onRemove }: CampaignRowProps) {
  const t = useT();
  const locale = useLocale();
  const { isBusy, problem, act, dialog } = useAction();
  const { id, name, message, networks, shares, status, socialPromo } = campaign;
  const to = next[status];
  const move = (target: 'ACTIVE' | 'ENDED') =>
    act(() => onMove(target), {
      title: t(`organizer.sharing.move.${target}.title`, { name }),
      text: t(`organizer.sharing.move.${target}.text`),
      action: t(`organizer.sharing.move.${target}.action`),
    });
  const remove = () =>
    act(onRemove, {
      title: t('organizer.sharing.remove.title', { name }),
      text: t('organizer.sharing.remove.text'),
      action: t('organizer.sharing.remove.action'),
      tone: 'danger',
    });
  const on = listText(
    locale,
    networks.map((network) => t(`sharing.network.${network}`)),
  );
  return (
    <li className={css.campaign}>
      <div className={css.about}>
        <div className={css.name}>
          <Heading level={3} size="md" id={`campaign-${id}`}>
            <bdi>{name}</bdi>
          </Heading>
          <Tag tone={tones[status]}>{t(`organizer.sharing.status.${status}`)}</Tag>
        </div>
        <p className={css.quiet} dir="auto">
          {message}
        </p>
        <p className={css.quiet}>
          {t('organizer.sharing.campaignFacts', { count: shares, networks: on })}
          {socialPromo && ` · ${t('organizer.sharing.campaignPromo', { code: socialPromo })}`}
        </p>
        <RowProblem problem={problem} />
      </div>
      <div className={css.actions} role="group" aria-labelledby={`campaign-${id}`}>
        {status !== 'ENDED' && <Button onClick={onEdit}>{t('organizer.sharing.edit')}</Button>}
        {to && (
          <Button busy={isBusy} onClick={() => void move(to)}>
            {t(`organizer.sharing.move.${to}.action`)}
          </Button>
        )}
        {status !== 'ACTIVE' && (
          <Button busy={isBusy} onClick={() => void remove()}>
            {t('organizer.sharing.remove.action')}
          </Button>
        )}
      </div>
      {dialog}
    </li>
  );
}
