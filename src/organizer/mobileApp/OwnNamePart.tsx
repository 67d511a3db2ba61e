'use client';
import { useId, useState } from 'react';
import type { MobileWhitelabel, MobileWhitelabelStatus } from '../../contract';
import { messageOf, saveProblem, type SaveFailure, type SaveProblem } from '../../domain';
import { canEnable, nextWhitelabel } from '../../domain/mobileApp';
import { problemOf } from '../../hooks';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Notice } from '../../themed/kit/Notice';
import { Tag } from '../../themed/kit/Tag';
import { useConfirm } from '../kit/confirm';
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
  const { confirm, dialog } = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const { status, enabled } = whitelabel;
  const next = nextWhitelabel[status];
  const run = async (call: Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await call;
    } catch (error) {
      setProblem(problemOf(error, toErrorMessage));
    } finally {
      setBusy(false);
    }
  };
  const move = (to: MobileWhitelabelStatus) => void run(calls.setWhitelabelStatus(to));
  const toggle = async () => {
    const way = enabled ? 'disable' : 'enable';
    const isSure = await confirm({
      title: t(`organizer.mobileApp.own.${way}Title`),
      text: t(`organizer.mobileApp.own.${way}Text`),
      action: t(`organizer.mobileApp.own.${way}`),
    });
    if (isSure) await run(calls.enableWhitelabel(!enabled));
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
      {problem && (
        <Notice tone="danger" live="assertive" title={t('organizer.orders.order.failed.title')}>
          {messageOf<MessageKey>(problem.message, t)}
        </Notice>
      )}
      <div className={css.buttons}>
        {next && (
          <Button busy={isBusy} onClick={() => move(next)}>
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
