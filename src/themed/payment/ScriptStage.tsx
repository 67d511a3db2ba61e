'use client';
import { useEffect, useRef, useState } from 'react';
import type { ChallengeStage } from '../../payments';
import { useT } from '../../i18n';
import { useLatest } from '../../react';
import { Turning } from '../kit/Turning';
import { ChallengeBody } from './ChallengeBody';
import * as css from './ChallengeDialog.css';

export interface ScriptStageProps {
  play: (containers: Omit<ChallengeStage, 'signal'>) => (() => void) | undefined;
  isSlow: boolean;
}

/** Two places for a gateway's script: one that is never seen, and one for the bank's question, seen once there is one. */
export function ScriptStage({ play, isSlow }: ScriptStageProps) {
  const t = useT();
  const fingerprint = useRef<HTMLDivElement>(null);
  const challenge = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(false);
  const latestRef = useLatest(play);
  useEffect(() => {
    const containers = { fingerprint: fingerprint.current, challenge: challenge.current };
    let stop: (() => void) | undefined;
    let isGone = false;
    // A gateway's script begins once, also where React mounts everything twice.
    queueMicrotask(() => {
      if (isGone || !containers.fingerprint || !containers.challenge) return;
      const { fingerprint, challenge } = containers;
      stop = latestRef.current({ fingerprint, challenge, show: () => setVisible(true) });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [latestRef]);
  return (
    <ChallengeBody
      status={
        isSlow
          ? `${t('payment.challenge.slow')} ${t('payment.challenge.empty')}`
          : !isVisible && t('payment.challenge.checking')
      }
    >
      <div ref={fingerprint} className={css.unseen} />
      <div className={css.stage}>
        {!isVisible && (
          <span className={css.waiting}>
            <Turning />
          </span>
        )}
        <div ref={challenge} className={css.drawn} data-shown={isVisible ? '' : undefined} />
      </div>
    </ChallengeBody>
  );
}
