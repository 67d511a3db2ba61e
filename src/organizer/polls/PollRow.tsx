'use client';
import { useId } from 'react';
import type { Poll } from '../../contract';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { IconButton } from '../../themed/kit/IconButton';
import { Tag } from '../../themed/kit/Tag';
import { OrganizerIcon } from '../kit/appearance';
import { rowName } from '../kit/appearance/layout.css';
import { RoutedButton, type RoutedButtonProps } from '../kit/page/RoutedLink';
import { PollResults } from './PollResults';
import * as css from './polls.css';
import { statusKeys } from './statusKeys';

export interface PollRowProps {
  poll: Poll;
  onEdit: () => void;
  /** To the next status. */
  onMoveOn: () => void;
  onReset: () => void;
  onRemove: () => void;
  /** Where its result is shown to everybody; no link when absent. */
  stage?: Pick<RoutedButtonProps, 'href' | 'onNavigate'> | undefined;
}

/** One poll: its question, where it stands, what people chose, and what can be done with it. */
export function PollRow({ poll, onEdit, onMoveOn, onReset, onRemove, stage }: PollRowProps) {
  const { question, status, voters, multiple } = poll;
  const t = useT();
  const titleId = useId();
  const { label, tone, action } = statusKeys[status];
  return (
    <div role="group" aria-labelledby={titleId} className={css.box}>
      <div className={css.row}>
        <div className={css.about}>
          <button type="button" id={titleId} className={rowName} onClick={onEdit}>
            <bdi>{question}</bdi>
          </button>
          <p className={css.facts}>
            <Tag tone={tone}>{t(label)}</Tag>
            <span>{t('organizer.polls.voters', { count: voters })}</span>
            {multiple && <span>{t('organizer.polls.severalAnswers')}</span>}
          </p>
        </div>
        <div className={css.actions}>
          {stage && status !== 'DRAFT' && (
            <RoutedButton {...stage} aria-describedby={titleId}>
              {t('organizer.polls.stage')}
            </RoutedButton>
          )}
          <Button aria-describedby={titleId} onClick={onMoveOn}>
            {t(action)}
          </Button>
          {voters > 0 && (
            <Button variant="quiet" aria-describedby={titleId} onClick={onReset}>
              {t('organizer.polls.reset')}
            </Button>
          )}
          <IconButton
            label={t('organizer.tags.delete', { name: question })}
            icon={<OrganizerIcon name="trash" />}
            onClick={onRemove}
          />
        </div>
      </div>
      {(status !== 'DRAFT' || voters > 0) && <PollResults poll={poll} />}
    </div>
  );
}
