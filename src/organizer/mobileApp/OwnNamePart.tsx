'use client';
import { useId } from 'react';
import type { MobileWhitelabel, MobileWhitelabelStatus } from '../../contract';
import { saveProblem, type SaveFailure, type SaveProblem } from '../../domain';
import { canEnable, nextWhitelabel } from '../../domain/mobileApp';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Tag } from '../../themed/kit/Tag';
import { ProblemNotice, useAction } from '../kit/confirm';
import * as css from './mobileApp.css';
import type { MobileAppCalls } from './calls';

export interface OwnNamePartProps {
  whitelabel: MobileWhitelabel;
  calls: Pick<MobileAppCalls, 'setWhitelabelStatus' | 'enableWhitelabel'>;
}

const tones = {
  NONE: 'neutral',
  REQUESTED: 'neutral',
  IN_REVIEW: 'neutral',
  APPROVED: 'positive',
  REJECTED: 'warning',
} as const;

/** 4091: support staff moved it meanwhile. */
const moved = 4091;
const toErrorMessage = (failure: SaveFailure): SaveProblem =>
  failure.code === moved ? { message: { key: 'organizer.mobileApp.own.moved' } } : saveProblem(failure);

/** Where the app under the organizer’s own name stands, and what they can do about it. 002 §3 newStatus, §4 enable flag. */
export function OwnNamePart({ whitelabel, calls }: OwnNamePartProps) {
  const t = useT();
  const id = useId();
  const { isBusy, problem, act, dialog } = useAction(toErrorMessage);
  const { status, enabled } = whitelabel;
  const next = nextWhitelabel[status];
  const move = (to: MobileWhitelabelStatus) => act(() => calls.setWhitelabelStatus(to));
  const toggle = () => {
    const change = enabled ? 'disable' : 'enable';
    return act(() => calls.enableWhitelabel(!enabled), {
      title: t(`organizer.mobileApp.own.${change}Title`),
      text: t(`organizer.mobileApp.own.${change}Text`),
      action: t(`organizer.mobileApp.own.${change}`),
    });
  };
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.titleLine}>
        <Heading level={2} size="md" id={id}>
          {t('organizer.mobileApp.own')}
        </Heading>
        <Tag tone={tones[status]}>{t(`organizer.mobileApp.own.status.${status}`)}</Tag>
      </div>
      <p className={css.quiet}>{t('organizer.mobileApp.own.text')}</p>
      <p role="status">{t(`organizer.mobileApp.own.note.${enabled ? 'on' : status}`)}</p>
      <ProblemNotice title={t('organizer.orders.order.failed.title')} problem={problem} />
      <div className={css.buttons}>
        {next && (
          <Button busy={isBusy} onClick={() => void move(next)}>
            {t(next === 'NONE' ? 'organizer.mobileApp.own.withdraw' : 'organizer.mobileApp.own.request')}
          </Button>
        )}
        {canEnable(whitelabel) && (
          <Button busy={isBusy} onClick={() => void toggle()}>
            {t(enabled ? 'organizer.mobileApp.own.disable' : 'organizer.mobileApp.own.enable')}
          </Button>
        )}
      </div>
      {dialog}
    </section>
  );
}
