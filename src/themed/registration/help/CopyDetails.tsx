'use client';
import { useId } from 'react';
import type { AttendeeSection } from '../../../domain';
import { useAttendeeCopy, type CopyOutcome } from '../../../headless/form/useCopy';
import { useT } from '../../../i18n';
import { Button, LinkButton } from '../../kit/Button';
import { Icon } from '../../kit/Icon';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import * as css from './help.css';

export interface CopyDetailsProps {
  sections: readonly AttendeeSection[];
  /** Another attendee than the first; the first stands for all others. */
  to: AttendeeSection;
  /** Of the attendee, from 1. */
  number: number;
}

/** From the first attendee to another one, or to all others. */
export function CopyDetails({ sections, to, number }: CopyDetailsProps) {
  const t = useT();
  const questionId = useId();
  const copying = useAttendeeCopy(sections, to);
  if (!copying) return null;
  const { isAsking, outcome, copy, replace, keep, buttonRef } = copying;
  const isToAll = number === 1;
  const question = isToAll ? t('registration.copyAllAsks') : t('registration.copyAsks', { number });
  const texts: Record<CopyOutcome, string> = {
    copied: isToAll ? t('registration.copiedAll') : t('registration.copied', { number }),
    nothing: t('registration.copyNothing'),
    kept: t('registration.copyKept'),
  };
  const parts = (
    <>
      <LinkButton
        ref={buttonRef}
        className={css.copy}
        icon={<Icon name="copy" size="small" />}
        onClick={copy}
      >
        {t(isToAll ? 'registration.copyAll' : 'registration.copy')}
      </LinkButton>
      <VisuallyHidden role="status">{isAsking && question}</VisuallyHidden>
      <p role="status" className={css.copied}>
        {!isAsking && outcome && texts[outcome]}
      </p>
      {isAsking && (
        <div role="group" aria-labelledby={questionId} className={css.question}>
          <p id={questionId}>{question}</p>
          <div className={css.buttons}>
            <Button onClick={replace}>{t('registration.copyReplace')}</Button>
            <Button variant="quiet" onClick={keep}>
              {t('registration.copyKeep')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
  // Below the questions of the first, and within the head of another.
  return isToAll ? <div>{parts}</div> : parts;
}
