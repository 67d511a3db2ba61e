'use client';
import { useScriptStage } from '../../headless/payment/useScriptStage';
import type { ChallengeStage } from '../../payments';
import { useT } from '../../i18n';
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
  const { fingerprintRef, challengeRef, isVisible } = useScriptStage(play);
  return (
    <ChallengeBody
      status={
        isSlow
          ? `${t('payment.challenge.slow')} ${t('payment.challenge.empty')}`
          : !isVisible && t('payment.challenge.checking')
      }
    >
      <div ref={fingerprintRef} className={css.unseen} />
      <div className={css.stage}>
        {!isVisible && (
          <span className={css.waiting}>
            <Turning />
          </span>
        )}
        <div ref={challengeRef} className={css.drawn} data-shown={isVisible ? '' : undefined} />
      </div>
    </ChallengeBody>
  );
}
